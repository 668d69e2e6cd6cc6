import Testing

@testable import profile_sim

@Suite struct UTF8CheckTests {
  @Test func `accepts every Unicode scalar`() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let bytes = Array(UTF8.encode(scalar).map { Array($0) } ?? [])
      if let fault = UTF8Check.firstFault(in: bytes) {
        Issue.record("U+\(String(value, radix: 16)) is refused at byte \(fault)")
      }
    }
  }

  @Test func `agrees with the standard library on every pair and on many longer runs`() {
    var random = SeededGenerator(seed: 1)
    let interesting: [UInt8] = [
      0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1,
      0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
    ]
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        expectAgreement([first, second])
      }
    }
    for _ in 0..<50_000 {
      let length = Int.random(in: 1...6, using: &random)
      expectAgreement((0..<length).map { _ in interesting.randomElement(using: &random) ?? 0 })
    }
  }

  private func expectAgreement(_ bytes: [UInt8]) {
    let isValid = String(validating: bytes, as: UTF8.self) != nil
    let fault = UTF8Check.firstFault(in: bytes)
    if isValid != (fault == nil) {
      Issue.record("\(bytes): valid \(isValid), first fault at \(String(describing: fault))")
    }
    if let fault, String(validating: bytes[..<fault], as: UTF8.self) == nil {
      Issue.record("\(bytes): something before byte \(fault) is at fault already")
    }
  }
}
