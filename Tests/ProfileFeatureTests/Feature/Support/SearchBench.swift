import ProfileFeature
import Signals

/// A photo search whose replies, and whose time, a test moves by hand.
final class SearchBench {
  let manual = ManualServices()
  let census = Census()
  let search: PhotoSearchViewModel
  let outputs: Log<PhotoSearchViewModel.Output>
  let reloads: Log<PhotoReload>

  /// - Parameter query: what a link looks for.
  init(query: String = "") {
    search = PhotoSearchViewModel(
      query: query, services: manual.services(for: .own), census: census)
    outputs = Log(search.outputs)
    reloads = Log(search.reloads)
    search.screenLoaded()
  }

  /// A search with photos that were found: `a-0`, `a-1`, … and in the section under it `b-0`, ….
  convenience init(found counts: Int...) {
    self.init()
    for (number, count) in counts.enumerated().reversed() {
      find(count, named: ["a", "b", "c"][number])
      search.searchSubmitted()
    }
  }

  var state: PhotoSearchViewModel.State { search.currentState }

  /// The photos of each section, by their ids.
  var ids: [[String]] { state.sections.map { $0.photos.map { $0.id } } }

  func wait(_ milliseconds: Int) {
    manual.clock.advance(by: .milliseconds(milliseconds))
  }

  /// Types a query, and lets it be searched for.
  func ask(_ query: String) {
    search.queryChanged(to: query)
    wait(300)
  }

  /// Types a query, and has it find so many photos.
  func find(_ count: Int, named query: String) {
    ask(query)
    manual.search.succeed(manual.search.queries.count - 1, .named(query, count))
  }
}

extension [Photo] {
  /// So many photos, `NAME-0`, `NAME-1`, ….
  static func named(_ name: String, _ count: Int) -> [Photo] {
    (0..<count).map { number in
      Photo(
        id: "\(name)-\(number)", title: "\(name) \(number)", thumbnail: "\(name)-\(number)-small",
        largeImage: "\(name)-\(number)-large")
    }
  }
}
