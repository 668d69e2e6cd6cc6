import ProfileFeature

extension Words {
  /// A part of Czech, which has three forms for whole numbers, and puts spaces between groups of digits.
  static let czech = Words(
    "cs",
    counts: CountFormat(
      groupSeparator: " ", decimalSeparator: ",", thousand: " tis.", million: " mil.",
      billion: " mld."),
    word: { word in
      switch word {
      case .followers: "Sledující"
      case .follow: "Sledovat"
      case .back: "Zpět"
      default: nil
      }
    },
    phrase: { phrase in
      switch phrase {
      case .followsYou: "Sleduje vás {name}"
      default: nil
      }
    },
    forms: { word in
      switch word {
      case .followers:
        PluralForms(
          one: "{count} sledující", few: "{count} sledující osoby",
          other: "{count} sledujících osob")
      case .posts:
        PluralForms(one: "{count} příspěvek", few: "{count} příspěvky", other: "{count} příspěvků")
      default: nil
      }
    })
}
