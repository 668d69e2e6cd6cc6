/// An object whose end can be seen, and can do something.
final class Witness {
  private let onDeinit: () -> Void

  init(onDeinit: @escaping () -> Void) {
    self.onDeinit = onDeinit
  }

  deinit { onDeinit() }
}

/// A variable that closures share.
final class Box<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
