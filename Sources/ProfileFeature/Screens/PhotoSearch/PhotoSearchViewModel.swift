public import Signals

/// A search for photos: what was found, one of them large, and those that are chosen to be shared.
///
///     let search = PhotoSearchViewModel(services: services, census: Census())
///     search.queryChanged(to: "lake")     // searches when nothing was typed for 0.3 s
///     search.searchSubmitted()            // the next search adds above
///     search.photoTapped("lake-3")        // outputs: photoDidSelect("lake-3")
public final class PhotoSearchViewModel {
  public enum Output: Hashable, Sendable {
    case queryDidChange
    case searchDidSubmit
    case photoDidSelect(Photo.ID)
    /// With the photos to share, in the order in which they were chosen; none when choosing begins.
    case shareButtonDidTap([Photo])
    case shareDidCancel
  }

  /// What Return has done since the last key.
  private enum Submission {
    case none
    /// It was pressed before what was typed was found: that is kept when it arrives.
    case early
    /// It kept what was found: should that arrive once more, it is there already.
    case kept
  }

  public var outputs: AnyPublisher<Output, Never> { outputSubject.eraseToAnyPublisher() }
  public var state: AnyPublisher<State, Never> { stateStore.states }
  public var currentState: State { stateStore.value }
  /// Another number after every state that is sent.
  var stateRevision: Int { stateStore.revision }
  /// The cells to reload whenever a photo becomes large or small; by then the state is the new one.
  public var reloads: AnyPublisher<PhotoReload, Never> { reloadSubject.eraseToAnyPublisher() }

  /// How long nothing is typed before what was typed is searched for, in milliseconds.
  public static let typingPause = 300

  private let service: PhotoService
  private let presence: Census.Presence
  private let outputSubject = PassthroughSubject<Output, Never>()
  private let reloadSubject = PassthroughSubject<PhotoReload, Never>()
  private let stateStore: StateStore<State>
  /// What is typed.
  private let keys = PassthroughSubject<String, Never>()
  /// What is searched for at once, without anyone typing it.
  private let requests = PassthroughSubject<String, Never>()
  private var searching: AnyCancellable?
  private var imageLoading: AnyCancellable?
  private var searchCount = 0
  private var submission = Submission.none

  /// - Parameter query: what a link looks for.
  public init(query: String = "", services: Services, census: Census) {
    service = services.photos
    presence = census.enter("search")
    stateStore = StateStore(State(query: query))
    searching =
      keys
      .map { text in State(query: text).searchedText }
      .debounce(milliseconds: PhotoSearchViewModel.typingPause, by: services.timing)
      .merge(with: requests)
      .filter { !$0.isEmpty }
      // What is typed meanwhile is newer than any reply that is still to come.
      .map { [keys, service] query in
        service.search(query)
          .map { Result<[Photo], ServiceError>.success($0) }
          .catch { Just(.failure($0)) }
          .map { (query: query, result: $0) }
          .prefix(untilOutputFrom: keys)
      }
      .switchToLatest()
      .sink(with: self) { owner, reply in owner.searchEnded(reply.query, reply.result) }
    imageLoading =
      stateStore.states
      .map { $0.largePhoto }
      .removeDuplicates()
      .map { [images = LargeImageLoader(service: services.photos)] in images.appearance(of: $0) }
      .switchToLatest()
      .sink(with: self) { owner, large in owner.show(large) }
  }

  /// The screen is there for the first time: searches for what a link looks for.
  public func screenLoaded() {
    requests.send(currentState.searchedText)
  }

  /// Another text stands in the field.
  public func queryChanged(to text: String) {
    submission = .none
    update {
      $0.query = text
      $0.hasFailed = false
      if $0.searchedText.isEmpty { $0.removeProvisionalSection() }
    }
    outputSubject.send(.queryDidChange)
    keys.send(text)
  }

  /// Return was pressed: what the field's text finds, or has found, is kept. A search that failed is tried again.
  public func searchSubmitted() {
    let hasFailed = currentState.hasFailed
    var isFound = false
    update {
      isFound = $0.keepSection()
      $0.hasFailed = false
    }
    if submission != .kept { submission = isFound ? .kept : .early }
    outputSubject.send(.searchDidSubmit)
    if hasFailed { requests.send(currentState.searchedText) }
  }

  /// Makes the photo large, or small if it is large; while photos are chosen, chooses it or not.
  public func photoTapped(_ id: Photo.ID) {
    let before = currentState
    guard before.place(of: id) != nil else { return }
    update {
      if let index = $0.chosen?.firstIndex(of: id) {
        $0.chosen?.remove(at: index)
      } else if $0.chosen != nil {
        $0.chosen?.append(id)
      } else {
        $0.large = $0.large?.id == id ? nil : State.Large(id)
      }
    }
    reload(since: before)
    outputSubject.send(.photoDidSelect(id))
  }

  /// Begins to choose photos; then, hands on those that were chosen.
  public func shareButtonTapped() {
    let before = currentState
    guard before.isShareEnabled else { return }
    if before.chosen == nil {
      update {
        $0.chosen = []
        $0.large = nil
      }
      reload(since: before)
    }
    outputSubject.send(.shareButtonDidTap(currentState.chosenPhotos))
  }

  /// Stops choosing, and forgets what was chosen.
  public func cancelButtonTapped() {
    guard currentState.chosen != nil else { return }
    update { $0.chosen = nil }
    outputSubject.send(.shareDidCancel)
  }

  /// A finger was held on a photo until it could be moved.
  public func photoLifted(_ id: Photo.ID) {
    guard currentState.place(of: id) != nil else { return }
    update { $0.lifted = id }
  }

  /// The photo that a finger has hold of was dropped; other photos make room.
  ///
  /// What arrived meanwhile does not matter: where the photo comes from is told by its identity.
  public func photoDropped(at target: PhotoPlace) {
    update {
      if let source = $0.lifted.flatMap($0.place) { $0.move(from: source, to: target) }
      $0.lifted = nil
    }
  }

  /// The photo was dropped outside, or let go of: it is where it was.
  public func dragCancelled() {
    update { $0.lifted = nil }
  }

  // MARK: Searching

  private func searchEnded(_ query: String, _ result: Result<[Photo], ServiceError>) {
    let submission = submission
    self.submission = .none
    switch result {
    case .success(let photos):
      guard submission != .kept else { return }
      searchCount += 1
      let id = "s\(searchCount)"
      update {
        $0.insert(photos, foundBy: query, id: id, isKept: submission == .early)
        $0.hasFailed = false
      }
    case .failure:
      update { $0.hasFailed = true }
    }
  }

  // MARK: The large photo

  /// The photo may have become small by what else heard of it.
  private func show(_ large: State.Large) {
    guard currentState.large?.id == large.id else { return }
    update { $0.large = large }
  }

  /// Tells which cells have another size now.
  private func reload(since before: State) {
    let now = currentState
    guard before.large?.id != now.large?.id else { return }
    let places = [before.large, now.large].compactMap { $0.flatMap { now.place(of: $0.id) } }
    reloadSubject.send(
      PhotoReload(
        places.sorted { ($0.section, $0.item) < ($1.section, $1.item) },
        centred: now.large.flatMap { now.place(of: $0.id) }))
  }

  private func update(_ edit: (inout State) -> Void) {
    stateStore.update {
      edit(&$0)
      $0.forgetMissingPhotos()
    }
  }
}

extension PhotoSearchViewModel.Output: CustomStringConvertible {
  public var description: String {
    switch self {
    case .queryDidChange: "queryDidChange"
    case .searchDidSubmit: "searchDidSubmit"
    case .photoDidSelect(let id): "photoDidSelect(\(id))"
    case .shareButtonDidTap: "shareButtonDidTap"
    case .shareDidCancel: "shareDidCancel"
    }
  }
}
