// Key paths do not exist in Embedded Swift.
#if !hasFeature(Embedded)
  extension Publisher where Failure == Never {
    /// Writes each value to a property, until the result is cancelled or let go of.
    ///
    ///     names.assign(to: \.title, on: screen).store(in: &subscriptions)
    ///
    /// - Parameter object: Held strongly until the end, as Combine does. For an owner that holds the result, use
    ///   `sink(with:receiveValue:)`.
    @inlinable
    public func assign<Root>(
      to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
    ) -> AnyCancellable {
      sink { object[keyPath: keyPath] = $0 }
    }
  }
#endif
