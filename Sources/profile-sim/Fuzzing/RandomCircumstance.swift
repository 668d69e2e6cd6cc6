/// Draws what changes around an app.
enum RandomCircumstance {
  /// Replies in another order than they were asked for, late, or not at all.
  ///
  /// - Parameter held: The services that keep their replies back now.
  static func ofService(
    _ services: [Word], held: [Word], _ random: inout SplitMix64
  ) -> Circumstance? {
    if let service = random.pick(held), random.below(2) == 0 {
      return .release(service, number: random.below(4) == 0 ? nil : 1 + random.below(2))
    }
    guard let service = random.pick(services) else { return nil }
    switch random.below(6) {
    case 0, 1, 2: return .hold(service)
    case 3: return .fail(service, times: 1)
    case 4: return .latency(service, VirtualDuration(nanoseconds: 1_500_000_000))
    default: return random.below(2) == 0 ? .offline : .online
    }
  }

  /// Another device, the same one turned, or other settings.
  static func ofDisplay(_ vocabulary: Vocabulary, _ random: inout SplitMix64) -> Circumstance? {
    let words = vocabulary.display
    switch random.below(7) {
    case 0: return words.devices.isEmpty ? nil : .rotate
    case 1: return random.pick(words.textSizes).map { .textSize(Word($0)) }
    case 2: return random.pick(words.layouts).map { .layout(Word($0)) }
    case 3: return random.pick(words.devices).map { .device(Word($0), nil) }
    case 4: return random.pick(words.languages).map { .language(Word($0)) }
    case 5: return random.pick(Circumstance.Appearance.allCases).map { .appearance($0) }
    default: return .reduceMotion(random.below(2) == 0)
    }
  }
}
