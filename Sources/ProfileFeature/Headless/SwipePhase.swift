/// The parts of a swipe from the edge of the screen.
public enum SwipePhase: String, Hashable, Sendable, CaseIterable {
  case begin
  case cancel
  case finish
}
