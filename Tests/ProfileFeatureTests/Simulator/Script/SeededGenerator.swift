@testable import profile_sim

/// Random numbers that are the same in every run: those of the fuzzer, also for tests that know nothing of the simulator.
struct SeededGenerator: RandomNumberGenerator {
  private var numbers: SplitMix64

  init(seed: UInt64) {
    numbers = SplitMix64(seed: seed)
  }

  mutating func next() -> UInt64 { numbers.next() }
}
