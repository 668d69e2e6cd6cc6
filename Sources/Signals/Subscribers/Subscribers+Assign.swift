// Key paths do not exist in Embedded Swift.
#if !hasFeature(Embedded)
  extension Subscribers {
    /// A subscriber that writes values to a property, with unlimited demand. It lets go of the object at the end, or with the cancel.
    public final class Assign<Root, Input>: Subscriber, Cancellable {
      public typealias Failure = Never

      /// The property that is written to.
      public let keyPath: ReferenceWritableKeyPath<Root, Input>
      @usableFromInline let lock = Lock()
      @usableFromInline let control = SinkControl()
      /// Guarded by `lock`.
      @usableFromInline var root: Root?

      /// A subscriber that writes to a property of an object, which it holds until the end.
      @inlinable
      public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
        root = object
        self.keyPath = keyPath
      }

      /// What is written to; nil at the end.
      @inlinable
      public var object: Root? {
        var result: Root?
        lock.withLock { result = root }
        return result
      }

      @inlinable
      public func receive(subscription: any Subscription) {
        control.start(subscription)
      }

      @inlinable
      public func receive(_ value: Input) -> Subscribers.Demand {
        if control.isLive { object?[keyPath: keyPath] = value }
        return .none
      }

      @inlinable
      public func receive(completion: Subscribers.Completion<Never>) {
        if control.isLive { end() }
      }

      @inlinable
      public func cancel() {
        end()?.cancel()
      }

      /// The object is let go of outside the lock, since it may die, and come back here (rule R3).
      @inlinable @discardableResult
      func end() -> (any Subscription)? {
        let subscription = control.stop().subscription
        var root: Root?
        lock.withLock { swap(&root, &self.root) }
        return subscription
      }
    }
  }

  extension Subscribers.Assign: CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
  {
    public var description: String { "Assign \(Root.self)." }
    public var customMirror: Mirror {
      Mirror(self, children: ["object": object as Any, "keyPath": keyPath])
    }
    public var playgroundDescription: Any { description }
  }
#endif
