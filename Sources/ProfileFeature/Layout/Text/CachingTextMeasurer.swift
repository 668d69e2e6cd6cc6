/// Remembers what another measurer said, since most of a screen's text is the same after a tap.
///
/// It forgets everything when it knows so many texts, so that a long run needs no more memory than a short one.
public final class CachingTextMeasurer: TextMeasurer {
  private struct Question: Hashable {
    let text: String
    let font: Font
    let width: Double
    let lineLimit: Int?
  }

  private let base: any TextMeasurer
  private let capacity: Int
  private var answers: [Question: MeasuredText] = [:]

  /// - Parameter capacity: how many texts to know at most.
  public init(_ base: any TextMeasurer, capacity: Int = 1_000) {
    precondition(capacity > 0, "A cache has room for one text at least")
    self.base = base
    self.capacity = capacity
  }

  public func measure(
    _ text: String, font: Font, width: Double, lineLimit: Int?
  ) -> MeasuredText {
    let question = Question(text: text, font: font, width: width, lineLimit: lineLimit)
    if let answer = answers[question] { return answer }
    let answer = base.measure(text, font: font, width: width, lineLimit: lineLimit)
    if answers.count >= capacity { answers.removeAll(keepingCapacity: true) }
    answers[question] = answer
    return answer
  }
}
