/// Invariants that look at the same things, and need not look again while those stay as they are.
struct InvariantGroup<App> {
  /// Another number after everything that may have changed what they look at.
  let revision: (App) -> Int
  let invariants: [Invariant<App>]
}
