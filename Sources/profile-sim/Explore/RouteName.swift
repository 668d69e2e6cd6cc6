/// The kind of a route change, without what differs from one of the kind to another: `push post p7 title "Post"` is a `push post`.
enum RouteName {
  /// Every kind that there can be, in the order of the vocabulary.
  static func all(_ forms: [ChangeForm]) -> [String] {
    forms.flatMap { form in
      form.destinations.isEmpty
        ? [form.verb] : form.destinations.map { "\(form.verb) \($0.name)" }
    }
  }

  static func name(of change: String, _ forms: [ChangeForm]) throws(InternalFault) -> String {
    do throws(Fault) {
      let words = try Lexer.lex(Array(change.utf8)).words
      let (form, length) = try ChangePattern.form(of: words, forms)
      guard !form.destinations.isEmpty, words.count > length else { return form.verb }
      return "\(form.verb) \(words[length].text)"
    } catch {
      throw InternalFault(message: "no script can say the route change \(change): \(error.message)")
    }
  }
}
