public import Signals

/// One's own profile as a form.
///
/// It can be saved when something was changed and everything is within its limits. A failure keeps
/// what was typed, and says so.
public final class EditProfileViewModel {
  public enum Output: Hashable, Sendable {
    case editFieldDidChange(ProfileDraft.Field)
    case editSaveButtonDidTap
    /// The service saved what was asked; nobody tapped.
    case profileDidSave(ProfileUpdate)
    case editCancelButtonDidTap
  }

  public struct State: Hashable, Sendable {
    /// How far saving has come.
    public enum Phase: Hashable, Sendable {
      case editing
      case saving
      case failed(ServiceError)
    }

    public var draft: ProfileDraft
    /// What the service has.
    public var saved: ProfileDraft
    public var phase: Phase

    public init(draft: ProfileDraft, saved: ProfileDraft, phase: Phase = .editing) {
      self.draft = draft
      self.saved = saved
      self.phase = phase
    }

    /// Whether something would be lost if the form went away.
    public var hasChanges: Bool { draft != saved }

    public var isSaveEnabled: Bool { hasChanges && draft.faults.isEmpty && phase != .saving }
  }

  public var outputs: AnyPublisher<Output, Never> { outputSubject.eraseToAnyPublisher() }
  public var state: AnyPublisher<State, Never> { stateStore.states }
  public var currentState: State { stateStore.value }
  /// Another number after every state that is sent.
  var stateRevision: Int { stateStore.revision }

  private let service: EditService
  private let presence: Census.Presence
  private let outputSubject = PassthroughSubject<Output, Never>()
  private let stateStore: StateStore<State>
  private let saving = RequestSlot()

  public init(profile: Profile, service: EditService, census: Census) {
    let saved = ProfileDraft(profile)
    self.service = service
    presence = census.enter("edit")
    stateStore = StateStore(State(draft: saved, saved: saved))
  }

  /// A field has another text; while the form is being saved, none can change.
  public func textChanged(_ field: ProfileDraft.Field, to text: String) {
    guard currentState.phase != .saving else { return }
    stateStore.update {
      // What is typed now has not failed yet.
      $0.phase = .editing
      $0.draft[field] = text
    }
    outputSubject.send(.editFieldDidChange(field))
  }

  /// Saves what was typed, if it can be saved.
  public func saveButtonTapped() {
    guard currentState.isSaveEnabled else { return }
    stateStore.update { $0.phase = .saving }
    outputSubject.send(.editSaveButtonDidTap)
    let previous = currentState.saved.username
    let ticket = saving.begin()
    saving.hold(
      service.save(currentState.draft, previous).sink(
        with: self,
        receiveCompletion: { owner, completion in owner.savingEnded(completion, ticket) },
        receiveValue: { owner, profile in
          guard owner.saving.end(ticket) else { return }
          owner.outputSubject.send(
            .profileDidSave(ProfileUpdate(previousUsername: previous, profile: profile)))
        }),
      for: ticket)
  }

  public func cancelButtonTapped() {
    outputSubject.send(.editCancelButtonDidTap)
  }

  /// The request ended without a profile: what was typed stays, and can be saved again.
  private func savingEnded(
    _ completion: Subscribers.Completion<ServiceError>, _ ticket: RequestSlot.Ticket
  ) {
    guard saving.end(ticket) else { return }
    switch completion {
    case .finished: stateStore.update { $0.phase = .failed(.unavailable) }
    case .failure(let error): stateStore.update { $0.phase = .failed(error) }
    }
  }
}

extension EditProfileViewModel.Output: CustomStringConvertible {
  public var description: String {
    switch self {
    case .editFieldDidChange(let field): "editFieldDidChange(\(field.rawValue))"
    case .editSaveButtonDidTap: "editSaveButtonDidTap"
    case .profileDidSave(let update): "profileDidSave(\(update.profile.username))"
    case .editCancelButtonDidTap: "editCancelButtonDidTap"
    }
  }
}
