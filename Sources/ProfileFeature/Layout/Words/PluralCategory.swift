/// The forms that languages have for counted things, by the names of the Unicode Common Locale Data Repository.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero
  case one
  case two
  case few
  case many
  case other
}
