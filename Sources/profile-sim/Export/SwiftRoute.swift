import ProfileFeature

/// What a route change is expected to be, as a pattern of Swift.
struct SwiftRoute {
  let forms: [ChangeForm]

  func pattern(_ words: [Word]) throws(Inexpressible) -> String {
    let form: ChangeForm
    let length: Int
    do throws(Fault) {
      (form, length) = try ChangePattern.form(of: words, forms)
    } catch {
      throw Inexpressible(error.message)
    }
    var rest = words[length...]
    let destination = form.destinations.isEmpty ? nil : rest.popFirst()?.text
    var argument: String?
    if form.destinations.contains(where: { $0.name == destination && $0.takesArgument }) {
      argument = rest.popFirst()?.text
    }
    return try pattern(form.verb, destination, argument, details(rest, of: form))
  }

  private func pattern(
    _ verb: String, _ destination: String?, _ argument: String?, _ details: [String: String]
  ) throws(Inexpressible) -> String {
    let name = SwiftLiteral.of(destination ?? "")
    func text(_ word: String, _ label: String? = nil) -> String? {
      details[word].map { "\(label ?? word): \(SwiftLiteral.of($0))" }
    }
    switch verb {
    case "push": return call("push", name, argument.map(SwiftLiteral.of), text("title"))
    case "pop": return ".pop"
    case "pop to root": return ".popToRoot"
    case "present":
      let styles = ["fullscreen": "fullScreen", "sheet": "sheet", "alert": "alert"]
      let style = styles.keys.sorted().first { details[$0] != nil }.flatMap { styles[$0] }
      return call("present", name, style.map { "style: .\($0)" }, text("title"))
    case "dismiss": return call("dismiss", name)
    case "scroll":
      // Every scroll ends with the item at the top.
      return call(
        "scroll", try number("section", details), try number("item", details),
        details["animated"].map { _ in "animated: true" })
    case "scroll to top": return ".scrollToTop"
    case "select tab":
      guard let tab = destination.flatMap(Tab.init) else { break }
      return ".selectTab(.\(tab))"
    case "open link":
      guard let link = destination.flatMap(Link.init) else { break }
      return ".openLink(.\(link))"
    case "set": return call("set", text("tab"), text("stack"), text("modal"))
    case "rename": return call("rename", text("from"), text("to"))
    case "reset": return ".reset"
    default: break
    }
    throw Inexpressible("the route change \"\(verb)\" cannot be said in Swift like this")
  }

  private func details(
    _ words: ArraySlice<Word>, of form: ChangeForm
  ) -> [String: String] {
    var details: [String: String] = [:]
    var rest = words
    while let word = rest.popFirst() {
      details[word.text] =
        form.details.contains(.value(word.text)) ? rest.popFirst()?.text ?? "" : word.text
    }
    return details
  }

  private func number(
    _ word: String, _ details: [String: String]
  ) throws(Inexpressible) -> String? {
    guard let text = details[word] else { return nil }
    guard let number = Int(text), String(number) == text else {
      throw Inexpressible("\"\(word)\" is a number in Swift, and \(PlainText.quoted(text)) is none")
    }
    return "\(word): \(number)"
  }

  private func call(_ name: String, _ arguments: String?...) -> String {
    ".\(name)(\(arguments.compactMap(\.self).joined(separator: ", ")))"
  }
}
