import Signals
import Testing

@testable import ProfileFeature

@Suite struct PhotoSearchViewModelTests {
  private typealias Output = PhotoSearchViewModel.Output

  // MARK: Typing

  @Test func `searches exactly 0.3 s after the last key`() {
    let bench = SearchBench()
    for text in ["l", "la", "lak", "lake"] {
      bench.search.queryChanged(to: text)
      bench.wait(299)
      #expect(bench.manual.search.queries.isEmpty)
    }
    bench.wait(1)
    #expect(bench.manual.search.queries == ["lake"])
    #expect(bench.outputs.values == Array(repeating: .queryDidChange, count: 4))
    bench.wait(10_000)
    #expect(bench.manual.search.queries == ["lake"], "once")
    #expect(bench.manual.clock.scheduledCount == 0)
  }

  @Test func `shows what stands in the field at once, and searches without the blanks around it`() {
    let bench = SearchBench()
    bench.ask("  two words ")
    #expect(bench.state.query == "  two words ")
    #expect(bench.manual.search.queries == ["two words"])
  }

  @Test(arguments: ["", " ", " \n\t "])
  func `searches for nothing when the field is empty`(text: String) {
    let bench = SearchBench()
    bench.ask(text)
    #expect(bench.manual.search.queries.isEmpty)
    bench.search.searchSubmitted()
    bench.wait(1_000)
    #expect(bench.manual.search.queries.isEmpty)
    #expect(bench.outputs.values == [.queryDidChange, .searchDidSubmit])
  }

  @Test func `searches at once for what a link looks for`() {
    let bench = SearchBench(query: "lake")
    #expect(bench.manual.search.queries == ["lake"])
    bench.manual.search.succeed(0, .named("lake", 2))
    #expect(bench.ids == [["lake-0", "lake-1"]])
    bench.find(1, named: "sea")
    #expect(bench.ids == [["sea-0"]], "it is as provisional as what is typed")
  }

  @Test func `without a link it searches for nothing`() {
    let bench = SearchBench()
    bench.wait(1_000)
    #expect(bench.manual.search.queries.isEmpty)
    #expect(bench.state == PhotoSearchViewModel.State())
  }

  // MARK: Sections

  @Test func `a search replaces the section on top`() {
    let bench = SearchBench()
    bench.find(3, named: "la")
    #expect(bench.state.sections.map { $0.query } == ["la"])
    bench.find(2, named: "lake")
    #expect(bench.state.sections.map { $0.query } == ["lake"])
    #expect(bench.state.sections.map { $0.foundCount } == [2])
    #expect(Set(bench.state.sections.map { $0.id }).count == 1)
  }

  @Test func `Return keeps the section on top, and the next search adds above`() {
    let bench = SearchBench()
    bench.find(1, named: "lake")
    bench.search.searchSubmitted()
    bench.find(2, named: "se")
    #expect(bench.state.sections.map { $0.query } == ["se", "lake"])
    bench.find(3, named: "sea")
    #expect(bench.state.sections.map { $0.query } == ["sea", "lake"])
    bench.search.searchSubmitted()
    bench.find(1, named: "city")
    #expect(bench.state.sections.map { $0.query } == ["city", "sea", "lake"])
    #expect(bench.state.sections.map { $0.isKept } == [false, true, true])
    #expect(Set(bench.state.sections.map { $0.id }).count == 3)
  }

  @Test func `Return before the reply keeps what it brings`() {
    for delay in [0, 300] {
      let bench = SearchBench()
      bench.search.queryChanged(to: "lake")
      bench.wait(delay)
      bench.search.searchSubmitted()
      bench.wait(300)
      bench.manual.search.succeed(0, .named("lake", 1))
      #expect(bench.manual.search.queries == ["lake"])
      #expect(bench.state.sections.map { $0.isKept } == [true])
      bench.find(1, named: "sea")
      #expect(bench.state.sections.map { $0.query } == ["sea", "lake"])
    }
  }

  @Test func `Return speaks of what stands in the field, not of what an older text found`() {
    let bench = SearchBench()
    bench.find(1, named: "la")
    bench.search.queryChanged(to: "lake")
    bench.search.searchSubmitted()
    bench.wait(300)
    bench.manual.search.succeed(1, .named("lake", 1))
    #expect(bench.state.sections.map { $0.query } == ["lake"])
    #expect(bench.state.sections.map { $0.isKept } == [true])
  }

  @Test func `a text that was kept while it waited to be searched for again is there once`() {
    let bench = SearchBench()
    bench.find(1, named: "lake")
    bench.search.queryChanged(to: "lake ")
    bench.search.queryChanged(to: "lake")
    bench.search.searchSubmitted()
    bench.wait(300)
    bench.manual.search.succeed(1, .named("lake", 1))
    #expect(bench.state.sections.map { $0.query } == ["lake"])
    #expect(bench.ids == [["lake-0"]])
  }

  @Test func `the same text again adds a section of its own, with photos of their own`() {
    let bench = SearchBench()
    bench.find(2, named: "lake")
    bench.search.searchSubmitted()
    bench.search.queryChanged(to: "")
    bench.find(2, named: "lake")
    #expect(bench.ids == [["lake-0.2", "lake-1.2"], ["lake-0", "lake-1"]])
    #expect(bench.state.sections[0].photos.map { $0.title } == ["lake 0", "lake 1"])
  }

  @Test func `a photo that a reply brings twice is there twice, under two names`() {
    let bench = SearchBench()
    bench.ask("lake")
    bench.manual.search.succeed(0, .named("lake", 1) + .named("lake", 1))
    #expect(bench.ids == [["lake-0", "lake-0.2"]])
  }

  @Test func `an empty text removes what was not kept, at once`() {
    let bench = SearchBench()
    bench.find(1, named: "lake")
    bench.search.searchSubmitted()
    bench.find(2, named: "sea")
    bench.search.queryChanged(to: " ")
    #expect(bench.state.sections.map { $0.query } == ["lake"])
    bench.wait(1_000)
    bench.search.queryChanged(to: "")
    #expect(bench.state.sections.map { $0.query } == ["lake"], "what was kept stays")
    #expect(bench.manual.search.queries == ["lake", "sea"])
  }

  @Test func `what finds nothing has a section too`() {
    let bench = SearchBench()
    bench.find(0, named: "nothing")
    #expect(bench.state.sections.map { $0.foundCount } == [0])
    #expect(bench.ids == [[]])
  }

  // MARK: Replies

  /// Replies come in any order, and each query is newer than the one before it.
  @Test(arguments: [
    [0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0],
  ])
  func `an older reply never overrides a newer query`(order: [Int]) {
    let bench = SearchBench()
    let queries = ["l", "la", "lake"]
    for query in queries { bench.ask(query) }
    for reply in order {
      bench.manual.search.succeed(reply, .named(queries[reply], 1))
      #expect(bench.state.sections.allSatisfy { $0.query == "lake" })
    }
    #expect(bench.state.sections.map { $0.query } == ["lake"])
  }

  @Test func `a reply is too late as soon as another key was pressed`() {
    let bench = SearchBench()
    var endCount = 0
    bench.manual.search.atEnd { endCount += 1 }
    bench.ask("la")
    bench.search.queryChanged(to: "lak")
    #expect(endCount == 1, "the request is taken back")
    bench.manual.search.succeed(0, .named("la", 1))
    #expect(bench.ids == [])
    bench.wait(300)
    bench.manual.search.succeed(1, .named("lak", 1))
    #expect(bench.ids == [["lak-0"]])
  }

  @Test func `an emptied field takes back the search that is under way`() {
    let bench = SearchBench()
    bench.ask("la")
    bench.search.queryChanged(to: "")
    bench.manual.search.succeed(0, .named("la", 1))
    bench.wait(1_000)
    #expect(bench.ids == [])
  }

  @Test func `a failure says so and leaves what was found, until something else is typed`() {
    let bench = SearchBench()
    bench.find(1, named: "lake")
    bench.ask("lakes")
    bench.manual.search.fail(1)
    #expect(bench.state.hasFailed)
    #expect(bench.ids == [["lake-0"]])
    bench.search.queryChanged(to: "lakesi")
    #expect(!bench.state.hasFailed)
    bench.wait(300)
    bench.manual.search.succeed(2, .named("lakesi", 1))
    #expect(bench.ids == [["lakesi-0"]], "the search goes on after a failure")
  }

  @Test func `Return tries again what failed, at once, and keeps it`() {
    let bench = SearchBench()
    bench.ask("lake")
    bench.manual.search.fail(0)
    bench.search.searchSubmitted()
    #expect(bench.manual.search.queries == ["lake", "lake"])
    #expect(!bench.state.hasFailed)
    bench.manual.search.succeed(1, .named("lake", 1))
    #expect(bench.state.sections.map { $0.isKept } == [true])
  }

  @Test func `a reply that brings nothing changes nothing`() {
    let bench = SearchBench()
    bench.find(1, named: "lake")
    bench.ask("lakes")
    bench.manual.search.finish(1)
    #expect(bench.ids == [["lake-0"]])
  }

  // MARK: Sharing

  @Test func `there is nothing to share while nothing was found`() {
    let bench = SearchBench()
    #expect(!bench.state.isShareEnabled)
    bench.find(0, named: "nothing")
    #expect(!bench.state.isShareEnabled)
    bench.search.shareButtonTapped()
    #expect(bench.state.chosen == nil)
    #expect(!bench.outputs.values.contains(.shareButtonDidTap([])))
    bench.find(1, named: "lake")
    #expect(bench.state.isShareEnabled)
  }

  @Test func `the first tap begins to choose, the next shares what was chosen, in that order`() {
    let bench = SearchBench(found: 3, 2)
    let before = bench.outputs.values.count
    bench.search.shareButtonTapped()
    #expect(bench.state.chosen == [])
    #expect(!bench.state.isShareEnabled, "nothing was chosen yet")
    for id in ["b-1", "a-2", "a-0", "a-2"] { bench.search.photoTapped(id) }
    #expect(bench.state.chosen == ["b-1", "a-0"])
    bench.search.photoTapped("a-2")
    #expect(bench.state.large == nil)
    bench.search.shareButtonTapped()
    let shared = bench.state.chosenPhotos
    #expect(shared.map { $0.id } == ["b-1", "a-0", "a-2"])
    #expect(
      bench.outputs.values.dropFirst(before) == [
        .shareButtonDidTap([]), .photoDidSelect("b-1"), .photoDidSelect("a-2"),
        .photoDidSelect("a-0"), .photoDidSelect("a-2"), .photoDidSelect("a-2"),
        .shareButtonDidTap(shared),
      ])
    #expect(bench.state.chosen == ["b-1", "a-0", "a-2"], "until it is cancelled")
  }

  @Test func `cancelling forgets what was chosen`() {
    let bench = SearchBench(found: 2)
    bench.search.cancelButtonTapped()
    #expect(bench.outputs.values.last != .shareDidCancel, "there is nothing to cancel")
    bench.search.shareButtonTapped()
    bench.search.photoTapped("a-1")
    bench.search.cancelButtonTapped()
    #expect(bench.state.chosen == nil)
    #expect(bench.outputs.values.last == .shareDidCancel)
    bench.search.shareButtonTapped()
    #expect(bench.state.chosen == [])
    bench.search.photoTapped("a-0")
    #expect(bench.state.chosen == ["a-0"])
  }

  @Test func `what was chosen follows identity over new results`() {
    let bench = SearchBench()
    bench.find(3, named: "la")
    bench.search.shareButtonTapped()
    for id in ["la-2", "la-1"] { bench.search.photoTapped(id) }
    bench.ask("lake")
    bench.manual.search.succeed(1, Array([Photo].named("la", 3).dropFirst(2)))
    #expect(bench.state.chosen == ["la-2"])
    bench.search.queryChanged(to: "")
    #expect(bench.state.chosen == [])
    #expect(!bench.state.isShareEnabled)
  }

  // MARK: Lifetime

  @Test func `is freed with everything under way, and takes its requests back`() {
    let manual = ManualServices()
    var endCount = 0
    weak var weakSearch: PhotoSearchViewModel?
    do {
      let search = PhotoSearchViewModel(
        query: "lake", services: manual.services(for: .own), census: Census())
      weakSearch = search
      search.screenLoaded()
      manual.search.succeed(0, .named("lake", 1))
      manual.search.atEnd { endCount += 1 }
      manual.images.atEnd { endCount += 1 }
      search.photoTapped("lake-0")
      search.queryChanged(to: "sea")
      manual.clock.advance(by: .milliseconds(300))
      search.queryChanged(to: "seas")
      #expect(endCount == 1)
      search.queryChanged(to: "sea")
    }
    #expect(weakSearch == nil)
    #expect(endCount == 2)
    #expect(manual.clock.scheduledCount == 0)
  }

  @Test func `is counted while it is there`() {
    let census = Census()
    do {
      let search = PhotoSearchViewModel(
        services: ManualServices().services(for: .own), census: census)
      #expect(census.count("search") == 1)
      withExtendedLifetime(search) {}
    }
    #expect(census.count("search") == 0)
  }

  @Test func `events have the names of the table`() {
    let outputs: [Output] = [
      .queryDidChange, .searchDidSubmit, .photoDidSelect("lake-1"), .shareButtonDidTap([]),
      .shareButtonDidTap(.named("lake", 2)), .shareDidCancel,
    ]
    #expect(
      outputs.map { $0.description } == [
        "queryDidChange", "searchDidSubmit", "photoDidSelect(lake-1)", "shareButtonDidTap",
        "shareButtonDidTap", "shareDidCancel",
      ])
  }
}
