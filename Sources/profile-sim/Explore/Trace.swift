/// Stands for a log: two logs that differ have different ones, but for a chance of one in 2⁶⁴ (FNV-1a).
struct Trace: Hashable, Sendable {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ entry: LogEntry) {
    add(bytes: String(entry.time.nanoseconds).utf8)
    switch entry.event {
    case .output(let output): add("output", output)
    case .change(let change): add("change", change)
    case .ignored(let reason): add("ignored", reason)
    }
  }

  private mutating func add(_ kind: String, _ text: String) {
    add(bytes: kind.utf8)
    add(bytes: text.utf8)
  }

  private mutating func add(bytes: some Sequence<UInt8>) {
    for byte in bytes {
      value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    // No text has this byte, so that texts cannot run into each other.
    value = (value ^ 0xFF) &* 0x0000_0100_0000_01B3
  }
}
