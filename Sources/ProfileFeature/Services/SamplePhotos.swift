/// What the in-memory server finds: for one query the same photos, in every run.
///
///     SamplePhotos.found(by: "lake").map { $0.id }  // ["lake-1", "lake-2", … "lake-8"]
///     SamplePhotos.found(by: "nothing")             // []
///
/// Each subject finds its own photos; any other text finds between one and twelve of all of them, which depend on the
/// text alone, so that queries that differ may find the same photo.
enum SamplePhotos {
  /// The text that finds nothing.
  static let emptyQuery = "nothing"

  static let subjects = [
    "lake", "forest", "city", "beach", "mountain", "desert", "river", "garden", "bridge", "island",
    "market", "harbour",
  ]

  private static let countOfSubject = 8
  private static let aspectRatios = [1.5, 0.75, 1, 16.0 / 9, 2.0 / 3]

  static func found(by query: String) -> [Photo] {
    let text = query.lowercased()
    guard text != emptyQuery else { return [] }
    if let subject = subjects.firstIndex(of: text) {
      return (0..<countOfSubject).map { photo(subject * countOfSubject + $0) }
    }
    let hash = hash(text)
    let all = UInt64(subjects.count * countOfSubject)
    // Steps that have no factor in common with the number of photos lead to each of them once.
    let step: UInt64 = [5, 7, 11, 13][Int(hash >> 32 & 3)]
    let first = hash >> 8 % all
    return (0..<(1 + hash % 12)).map { photo(Int((first &+ $0 &* step) % all)) }
  }

  private static func photo(_ number: Int) -> Photo {
    let (place, rest) = number.quotientAndRemainder(dividingBy: countOfSubject)
    let subject = subjects[place]
    let id = "\(subject)-\(rest + 1)"
    return Photo(
      id: id, title: "\(subject.prefix(1).uppercased())\(subject.dropFirst()) \(rest + 1)",
      aspectRatio: aspectRatios[number % aspectRatios.count], thumbnail: "\(id)-small",
      largeImage: "\(id)-large")
  }

  /// FNV-1a, since what Swift hashes with differs from run to run.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
  }
}
