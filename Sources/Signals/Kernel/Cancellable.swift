#if hasFeature(Embedded)
  // Existentials must be class-bound there, all the way up.
  /// An activity or action that can be cancelled.
  public protocol Cancellable: AnyObject {
    /// Cancels the activity. Cancelling again does nothing.
    func cancel()
  }
#else
  /// An activity or action that can be cancelled.
  public protocol Cancellable {
    /// Cancels the activity. Cancelling again does nothing.
    func cancel()
  }
#endif
