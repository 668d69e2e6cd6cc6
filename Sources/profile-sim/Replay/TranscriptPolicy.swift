/// What becomes of the transcripts beside scripts; the raw value is the word of the command line.
enum TranscriptPolicy: String, CaseIterable, Sendable {
  /// All are written anew.
  case all
  /// Those that are not there are written; with the others runs are compared.
  case missing
  /// None is written: one that is not there fails its script, as one that differs does.
  case none
}
