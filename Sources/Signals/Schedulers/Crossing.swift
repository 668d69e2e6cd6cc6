/// Carries something into another isolation domain, where the compiler cannot see that it may go there.
///
/// The one place where this module overrules it: for a scheduler's actions, which go to a queue because the user named that queue, and for
/// the async bridges, whose state is guarded by a lock.
struct Crossing<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

extension Crossing where Value == () -> Void {
  /// The same closure. Calling it from another would do as well, and would allocate that one.
  var sendable: @Sendable () -> Void { unsafeBitCast(value, to: (@Sendable () -> Void).self) }
}
