#if !hasFeature(Embedded)
  /// What the copies of a `Published` share.
  final class PublishedProperty<Value>: ObservablePropertyStorage {
    let subject: CurrentValueSubject<Value, Never>

    private let lock = Lock()
    // Guarded by `lock`.
    /// What the property still is, while its first change is being delivered.
    @exclusivity(unchecked) private var old: Value?
    @exclusivity(unchecked) private var isChanging = false
    @exclusivity(unchecked) private var willChange: ObservableObjectPublisher?
    /// What is assigned to the property; they are cancelled when it goes.
    @exclusivity(unchecked) private var upstreams: [CombineIdentifier: any Subscription] = [:]

    init(_ value: Value) {
      subject = CurrentValueSubject(value, .published)
    }

    deinit {
      for upstream in upstreams.values { upstream.cancel() }
    }

    var value: Value {
      get {
        var old: Value?
        lock.withLock { old = self.old }
        return old ?? subject.value
      }
      set { change(to: newValue) }
    }

    private func change(to new: Value) {
      var willChange: ObservableObjectPublisher?
      lock.withLock { willChange = self.willChange }
      willChange?.send()

      // Whatever it replaces dies at the end, outside the lock.
      var before: Value? = subject.value
      var isFirst = false
      lock.withLock {
        isFirst = !isChanging
        isChanging = true
        // A change during a change is there at once.
        if !isFirst { before = nil }
        swap(&before, &old)
      }
      subject.send(new)
      guard isFirst else { return }
      lock.withLock {
        isChanging = false
        before = nil
        swap(&before, &old)
      }
    }

    func willChange(orElse new: ObservableObjectPublisher) -> ObservableObjectPublisher {
      var result = new
      lock.withLock {
        if let willChange { result = willChange } else { willChange = new }
      }
      return result
    }

    func keep(_ upstream: any Subscription) {
      lock.withLock { upstreams[upstream.combineIdentifier] = upstream }
    }

    func drop(_ upstream: any Subscription) {
      var gone: (any Subscription)?
      lock.withLock { gone = upstreams.removeValue(forKey: upstream.combineIdentifier) }
      withExtendedLifetime(gone) {}
    }
  }

  /// The subscriber behind `assign(to: &$x)`.
  final class PublishedAssignment<Value>: Subscriber {
    private weak let property: PublishedProperty<Value>?
    private let lock = Lock()
    /// Guarded by `lock`.
    @exclusivity(unchecked) private var upstream: (any Subscription)?

    init(_ property: PublishedProperty<Value>) {
      self.property = property
    }

    func receive(subscription: any Subscription) {
      var isFirst = false
      lock.withLock {
        isFirst = upstream == nil
        if isFirst { upstream = subscription }
      }
      guard isFirst, let property else { return subscription.cancel() }
      property.keep(subscription)
      subscription.request(.unlimited)
    }

    func receive(_ input: Value) -> Subscribers.Demand {
      property?.value = input
      return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {
      var upstream: (any Subscription)?
      lock.withLock { upstream = self.upstream }
      if let upstream { property?.drop(upstream) }
    }
  }
#endif
