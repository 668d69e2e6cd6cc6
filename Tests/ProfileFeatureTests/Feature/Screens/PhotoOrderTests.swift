import Testing

@testable import ProfileFeature

/// The order of photos, and what a finger does to it.
@Suite struct PhotoOrderTests {
  private func bench(moving id: String, to section: Int, _ item: Int) -> SearchBench {
    let bench = SearchBench(found: 4, 2)
    bench.search.photoLifted(id)
    bench.search.photoDropped(at: PhotoPlace(section: section, item: item))
    return bench
  }

  @Test(arguments: [
    ("a-0", 0, 2, "a-1 a-2 a-0 a-3", "b-0 b-1"), ("a-3", 0, 0, "a-3 a-0 a-1 a-2", "b-0 b-1"),
    ("a-0", 0, 3, "a-1 a-2 a-3 a-0", "b-0 b-1"), ("a-1", 0, 1, "a-0 a-1 a-2 a-3", "b-0 b-1"),
    ("a-1", 1, 0, "a-0 a-2 a-3", "a-1 b-0 b-1"), ("b-1", 0, 1, "a-0 b-1 a-1 a-2 a-3", "b-0"),
    ("a-1", 1, 2, "a-0 a-2 a-3", "b-0 b-1 a-1"), ("b-0", 0, 99, "a-0 a-1 a-2 a-3 b-0", "b-1"),
    ("b-0", 0, -1, "b-0 a-0 a-1 a-2 a-3", "b-1"), ("b-0", 7, 0, "a-0 a-1 a-2 a-3", "b-0 b-1"),
  ])
  func `a photo takes the place on which it is dropped`(
    id: String, section: Int, item: Int, first: String, second: String
  ) {
    let bench = bench(moving: id, to: section, item)
    #expect(bench.ids.map { $0.joined(separator: " ") } == [first, second])
    #expect(bench.state.lifted == nil)
    #expect(bench.state.sections.map { $0.foundCount } == [4, 2], "that many were found")
  }

  @Test func `reordering is no event`() {
    let bench = bench(moving: "a-0", to: 1, 0)
    #expect(bench.outputs.values.last == .searchDidSubmit)
    #expect(bench.reloads.values.isEmpty)
  }

  @Test func `letting go leaves everything as it was`() {
    let bench = SearchBench(found: 4)
    let before = bench.state
    bench.search.photoLifted("a-2")
    #expect(bench.state.lifted == "a-2")
    bench.search.dragCancelled()
    #expect(bench.state == before)
  }

  @Test func `what was not lifted cannot be dropped`() {
    let bench = SearchBench(found: 4)
    let before = bench.state
    bench.search.photoDropped(at: PhotoPlace(section: 0, item: 0))
    bench.search.photoLifted("gone")
    bench.search.photoDropped(at: PhotoPlace(section: 0, item: 0))
    #expect(bench.state == before)
  }

  @Test func `what is large and what was chosen stays so, wherever it is`() {
    let bench = SearchBench(found: 3)
    bench.search.shareButtonTapped()
    for id in ["a-2", "a-0"] { bench.search.photoTapped(id) }
    bench.search.photoLifted("a-2")
    bench.search.photoDropped(at: PhotoPlace(section: 0, item: 0))
    #expect(bench.state.chosen == ["a-2", "a-0"])
    #expect(bench.state.chosenPhotos.map { $0.id } == ["a-2", "a-0"])
  }

  // MARK: While results arrive

  @Test func `a photo that is dropped after results arrived comes from where it is by then`() {
    let bench = SearchBench(found: 3)
    bench.search.photoLifted("a-2")
    bench.find(2, named: "c")
    #expect(bench.state.lifted == "a-2")
    bench.search.photoDropped(at: PhotoPlace(section: 1, item: 0))
    #expect(bench.ids == [["c-0", "c-1"], ["a-2", "a-0", "a-1"]])
  }

  @Test func `a photo that results took away is not held any more, and drops nowhere`() {
    let bench = SearchBench()
    bench.find(3, named: "la")
    bench.search.photoLifted("la-1")
    bench.find(2, named: "lake")
    #expect(bench.state.lifted == nil)
    bench.search.photoDropped(at: PhotoPlace(section: 0, item: 0))
    #expect(bench.ids == [["lake-0", "lake-1"]])
  }

  @Test func `letting go after results arrived does not bring the old ones back`() {
    let bench = SearchBench()
    bench.find(3, named: "la")
    bench.search.photoLifted("la-1")
    bench.ask("lake")
    bench.manual.search.succeed(1, .named("la", 2))
    bench.search.dragCancelled()
    #expect(bench.ids == [["la-0", "la-1"]])
  }

  @Test func `what was kept is not lost in a section that the next search replaces`() {
    let bench = SearchBench(found: 2)
    bench.find(2, named: "c")
    bench.search.photoLifted("a-0")
    bench.search.photoDropped(at: PhotoPlace(section: 0, item: 1))
    #expect(bench.ids == [["c-0", "a-0", "c-1"], ["a-1"]])
    bench.find(1, named: "d")
    #expect(bench.ids == [["d-0"], ["c-0", "a-0", "c-1"], ["a-1"]])
  }

  @Test func `moving within a section does not keep it`() {
    let bench = SearchBench()
    bench.find(3, named: "la")
    bench.search.photoLifted("la-2")
    bench.search.photoDropped(at: PhotoPlace(section: 0, item: 0))
    bench.find(1, named: "lake")
    #expect(bench.ids == [["lake-0"]])
  }

  @Test func `no photo is lost or doubled by any number of moves`() {
    let bench = SearchBench(found: 5, 4, 3)
    var random = SeededGenerator(seed: 7)
    let all = bench.ids.flatMap { $0 }.sorted()
    for _ in 1...300 {
      bench.search.photoLifted(all.randomElement(using: &random) ?? "")
      bench.search.photoDropped(
        at: PhotoPlace(
          section: Int.random(in: 0...3, using: &random),
          item: Int.random(in: -1...13, using: &random)))
      #expect(bench.ids.flatMap { $0 }.sorted() == all)
    }
  }
}
