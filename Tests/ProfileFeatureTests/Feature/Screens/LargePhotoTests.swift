import Signals
import Testing

@testable import ProfileFeature

/// The one photo that is large, and its picture.
@Suite struct LargePhotoTests {
  private typealias Large = PhotoSearchViewModel.State.Large

  @Test func `a tap makes a photo large, another makes it small again`() {
    let bench = SearchBench(found: 3)
    bench.search.photoTapped("a-1")
    #expect(bench.state.large == Large("a-1", image: .loading))
    bench.search.photoTapped("a-1")
    #expect(bench.state.large == nil)
    #expect(bench.outputs.values.suffix(2) == [.photoDidSelect("a-1"), .photoDidSelect("a-1")])
  }

  @Test func `a tap on another one moves the enlargement, with both cells in one batch`() {
    let bench = SearchBench(found: 3, 2)
    bench.search.photoTapped("b-1")
    bench.search.photoTapped("a-2")
    bench.search.photoTapped("a-2")
    let old = PhotoPlace(section: 1, item: 1)
    let new = PhotoPlace(section: 0, item: 2)
    #expect(
      bench.reloads.values == [
        PhotoReload([old], centred: old), PhotoReload([new, old], centred: new), PhotoReload([new]),
      ])
  }

  @Test func `by the time cells are reloaded the state is the new one`() {
    let bench = SearchBench(found: 3)
    var large: [String?] = []
    let binding = bench.search.reloads.sink { _ in large.append(bench.state.large?.id) }
    for id in ["a-0", "a-1", "a-1"] { bench.search.photoTapped(id) }
    #expect(large == ["a-0", "a-1", nil])
    binding.cancel()
  }

  @Test func `a photo that is not there cannot be tapped`() {
    let bench = SearchBench(found: 1)
    bench.search.photoTapped("b-0")
    #expect(bench.state.large == nil)
    #expect(bench.outputs.values.last == .searchDidSubmit)
    #expect(bench.reloads.values.isEmpty)
  }

  @Test func `at most one photo is large, by its identity, whatever happens`() {
    let bench = SearchBench(found: 4, 3)
    bench.search.photoTapped("a-3")
    bench.search.photoLifted("a-3")
    bench.search.photoDropped(at: PhotoPlace(section: 1, item: 0))
    #expect(bench.state.large?.id == "a-3")
    #expect(bench.state.largePhoto?.id == "a-3")
    bench.find(5, named: "c")
    #expect(bench.state.place(of: "a-3") == PhotoPlace(section: 2, item: 0))
    #expect(bench.state.large?.id == "a-3")
  }

  @Test func `it stays large while new results have it, and not longer`() {
    let bench = SearchBench()
    bench.find(3, named: "la")
    bench.search.photoTapped("la-2")
    bench.ask("lak")
    bench.manual.search.succeed(1, [Photo].named("la", 3).reversed())
    #expect(bench.state.large?.id == "la-2")
    #expect(bench.manual.images.queries == ["la-2"], "it is not loaded again")
    bench.find(3, named: "lake")
    #expect(bench.state.large == nil)
    bench.manual.images.succeed(0, "la-2-large")
    #expect(bench.state.large == nil)
  }

  @Test func `choosing what to share makes it small`() {
    let bench = SearchBench(found: 2)
    bench.search.photoTapped("a-0")
    bench.search.shareButtonTapped()
    #expect(bench.state.large == nil)
    #expect(bench.reloads.values.last == PhotoReload([PhotoPlace(section: 0, item: 0)]))
    bench.search.photoTapped("a-0")
    #expect(bench.state.large == nil)
    #expect(bench.state.chosen == ["a-0"])
  }

  // MARK: Its picture

  @Test func `the thumbnail is there first, and the spinner until the large picture is`() {
    let bench = SearchBench(found: 1)
    bench.search.photoTapped("a-0")
    #expect(bench.state.large?.image == .loading)
    bench.manual.images.succeed(0, "a-0-large")
    #expect(bench.state.large?.image == .large)
  }

  @Test func `a large picture is loaded once, and kept`() {
    let bench = SearchBench(found: 2)
    bench.search.photoTapped("a-0")
    bench.manual.images.succeed(0, "a-0-large")
    for id in ["a-1", "a-0"] { bench.search.photoTapped(id) }
    #expect(bench.state.large == Large("a-0", image: .large))
    #expect(bench.manual.images.queries == ["a-0", "a-1"])
    // The same photo in another section has the same picture.
    bench.find(2, named: "a")
    bench.search.photoTapped("a-0.2")
    #expect(bench.state.large == Large("a-0.2", image: .large))
    #expect(bench.manual.images.queries == ["a-0", "a-1"])
  }

  @Test func `after a failure the thumbnail stays without a spinner, and a later tap tries again`()
  {
    for end in [SearchBench.failImage, SearchBench.finishImage] {
      let bench = SearchBench(found: 1)
      bench.search.photoTapped("a-0")
      end(bench)()
      #expect(bench.state.large == Large("a-0", image: .thumbnail))
      bench.search.photoTapped("a-0")
      bench.search.photoTapped("a-0")
      #expect(bench.manual.images.queries == ["a-0", "a-0"])
      bench.manual.images.succeed(1, "a-0-large")
      #expect(bench.state.large == Large("a-0", image: .large))
    }
  }

  @Test func `a slow picture never lands on another photo, and is taken back (UI2)`() {
    let bench = SearchBench(found: 7)
    var endCount = 0
    bench.manual.images.atEnd { endCount += 1 }
    bench.search.photoTapped("a-1")
    bench.search.photoTapped("a-6")
    #expect(endCount == 1)
    bench.manual.images.succeed(1, "a-6-large")
    bench.manual.images.succeed(0, "a-1-large")
    #expect(bench.state.large == Large("a-6", image: .large))
    // It was taken back, so it is loaded again.
    bench.search.photoTapped("a-1")
    #expect(bench.state.large == Large("a-1", image: .loading))
  }

  @Test func `the same photo twice, and another's failure, show no stale picture (UI2)`() {
    let bench = SearchBench(found: 7)
    for id in ["a-1", "a-1", "a-1"] { bench.search.photoTapped(id) }
    bench.manual.images.succeed(0, "a-1-large")
    #expect(bench.state.large == Large("a-1", image: .loading), "the first request was taken back")
    bench.manual.images.succeed(1, "a-1-large")
    #expect(bench.state.large == Large("a-1", image: .large))
    bench.search.photoTapped("a-6")
    bench.manual.images.fail(2)
    #expect(bench.state.large == Large("a-6", image: .thumbnail))
  }

  @Test func `a photo without a large picture keeps its thumbnail (UI2)`() {
    let bench = SearchBench()
    bench.ask("a")
    bench.manual.search.succeed(0, [Photo(id: "a-0", title: "A"), .init(id: "a-1", title: "B")])
    bench.search.photoTapped("a-0")
    #expect(bench.state.large == Large("a-0", image: .thumbnail))
    #expect(bench.manual.images.queries.isEmpty)
  }

  @Test func `nobody who hears of a change and taps at once sees a stale picture`() {
    let bench = SearchBench(found: 3)
    var taps = 0
    let binding = bench.search.state.sink { state in
      guard state.large?.image == .loading, taps < 2 else { return }
      taps += 1
      bench.search.photoTapped("a-\(taps)")
    }
    bench.search.photoTapped("a-0")
    for request in bench.manual.images.queries.indices {
      bench.manual.images.succeed(request, "x")
    }
    #expect(bench.state.large == Large("a-2", image: .large))
    binding.cancel()
  }
}

extension SearchBench {
  fileprivate func failImage() { manual.images.fail(0) }
  fileprivate func finishImage() { manual.images.finish(0) }
}
