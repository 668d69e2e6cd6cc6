import ProfileFeature
import Testing

@Suite struct CachingTextMeasurerTests {
  private let base = CountingMeasurer()
  private let font = Font(size: 10)

  @Test func `asks once for each text, font, width and limit`() {
    let measurer = CachingTextMeasurer(base)
    for _ in 1...3 {
      for text in ["one two", "three"] {
        for size in [10.0, 20] {
          for limit in [nil, 1] {
            let answer = measurer.measure(
              text, font: Font(size: size), width: 40, lineLimit: limit)
            #expect(
              answer
                == TableTextMeasurer()
                .measure(text, font: Font(size: size), width: 40, lineLimit: limit))
          }
        }
      }
    }
    #expect(base.count == 8)
  }

  @Test func `knows no more than it has room for`() {
    let measurer = CachingTextMeasurer(base, capacity: 2)
    for text in ["a", "b", "c", "c", "a"] {
      _ = measurer.measure(text, font: font, width: 40, lineLimit: nil)
    }
    #expect(base.count == 4, "c was still known, a no longer")
  }
}
