import Testing

@testable import ProfileFeature

@Suite struct SamplePhotosTests {
  @Test func `a subject finds its own photos, however it is written`() {
    for query in ["lake", "Lake", "LAKE"] {
      #expect(SamplePhotos.found(by: query).map { $0.id } == (1...8).map { "lake-\($0)" })
    }
    let photo = SamplePhotos.found(by: "lake")[2]
    #expect(photo.title == "Lake 3")
    #expect(photo.thumbnail == "lake-3-small")
    #expect(photo.largeImage == "lake-3-large")
  }

  @Test func `one text finds nothing`() {
    #expect(SamplePhotos.found(by: "nothing").isEmpty)
    #expect(SamplePhotos.found(by: "Nothing").isEmpty)
  }

  @Test func `any other text finds some, each once, the same every time`() {
    var counts: Set<Int> = []
    for number in 0..<300 {
      let query = "q\(number)é🎉"
      let photos = SamplePhotos.found(by: query)
      #expect((1...12).contains(photos.count))
      #expect(Set(photos.map { $0.id }).count == photos.count)
      #expect(photos == SamplePhotos.found(by: query))
      counts.insert(photos.count)
    }
    #expect(counts.count == 12)
    #expect(
      SamplePhotos.found(by: "la").map { $0.id } == SamplePhotos.found(by: "LA").map { $0.id })
  }

  @Test func `a text finds the same in every run`() {
    #expect(SamplePhotos.found(by: "cats").map { $0.id } == ["lake-8"])
    #expect(
      SamplePhotos.found(by: "lak").map { $0.id }
        == ["garden-8", "bridge-7", "island-6", "market-5"])
  }

  @Test func `pictures are wide, square and high`() {
    let ratios = Set(SamplePhotos.found(by: "lake").map { $0.aspectRatio })
    #expect(ratios.contains { $0 > 1 } && ratios.contains(1) && ratios.contains { $0 < 1 })
  }
}
