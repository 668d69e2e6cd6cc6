/// Names one appearance of a screen: the same route shown again is another one.
public struct ScreenID: Hashable, Sendable {
  private let number: Int

  init(_ number: Int) {
    self.number = number
  }
}
