// Key paths do not exist in Embedded Swift.
#if !hasFeature(Embedded)
  extension Publisher where Failure == Never {
    /// Writes each value to a property, until the result is cancelled or let go of.
    ///
    ///     names.assign(to: \.title, on: screen).store(in: &subscriptions)
    ///
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - object: Held strongly until the end, as Combine does. For an owner that holds the result, use
    ///     `assign(to:onWeak:)`.
    @inlinable
    public func assign<Root>(
      to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
    ) -> AnyCancellable {
      sink { object[keyPath: keyPath] = $0 }
    }

    /// Writes each value to a property of an object that is held weakly, until the result is cancelled or let go of, or a value finds
    /// the object gone.
    ///
    ///     names.assign(to: \.title, onWeak: self).store(in: &subscriptions)
    @inlinable
    public func assign<Root: AnyObject>(
      to keyPath: ReferenceWritableKeyPath<Root, Output>, onWeak object: Root
    ) -> AnyCancellable {
      sink(with: object) { $0[keyPath: keyPath] = $1 }
    }
  }
#endif
