import Signals

@MainActor
final class SearchScreen {
  private let queries = PassthroughSubject<String, Never>()
  private var subscriptions: Set<AnyCancellable> = []
  private var results: [String] = []

  /// A loop over values, in the domain of the subject.
  func listen() async {
    for await query in queries.values { results.append(query) }
    for await query in queries.values(buffering: .newest(3)) { results.append(query) }
  }

  /// A stream as a publisher delivers here, because it was made here.
  func follow(_ stream: AsyncStream<String>) {
    stream.publisher().sink { self.results.append($0) }.store(in: &subscriptions)
  }

  func load() async throws -> String {
    try await Future<String, any Error> { $0(.success("loaded")) }.value
  }
}

@MainActor
final class Settings: ObservableObject {
  @Published var volume = 1
  private var subscriptions: Set<AnyCancellable> = []

  init(_ volumes: some Publisher<Int, Never>) {
    volumes.assign(to: &$volume)
    $volume.sink { [unowned self] new in print(volume, new) }.store(in: &subscriptions)
    objectWillChange.sink { [unowned self] in print(volume) }.store(in: &subscriptions)
  }
}
