extension AnyCancellable {
  /// Keeps the subscription in a set, which cancels it when it goes.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// Keeps the subscription in a collection, which cancels it when it goes.
  public func store<C: RangeReplaceableCollection<AnyCancellable>>(in collection: inout C) {
    collection.append(self)
  }
}

extension Cancellable {
  /// Keeps an `AnyCancellable` for this in a set.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }

  /// Keeps an `AnyCancellable` for this in a collection.
  public func store<C: RangeReplaceableCollection<AnyCancellable>>(in collection: inout C) {
    AnyCancellable(self).store(in: &collection)
  }
}
