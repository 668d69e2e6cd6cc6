/// The words that a display can be described with.
struct DisplayWords: Equatable, Sendable {
  var devices: [String] = []
  var textSizes: [String] = []
  var layouts: [String] = []
  var languages: [String] = []
}
