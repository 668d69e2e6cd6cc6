/// Why a row cannot be measured here.
struct Unavailable: Error {
  let reason: String
}
