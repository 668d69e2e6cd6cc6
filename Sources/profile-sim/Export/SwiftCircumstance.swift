import ProfileFeature

/// The world around the app, as statements of Swift.
enum SwiftCircumstance {
  /// Whether it is about the services, and not about what the app is shown on.
  static func isOfServer(_ circumstance: Circumstance) -> Bool {
    switch circumstance {
    case .latency, .fail, .hold, .release, .offline, .online: true
    case .device, .rotate, .textSize, .layout, .appearance, .language, .reduceMotion: false
    }
  }

  /// - Parameter server: What the services are called there.
  static func statement(
    _ circumstance: Circumstance, server: String
  ) throws(Inexpressible) -> String {
    switch circumstance {
    case .device(let name, let orientation):
      let held = orientation.map { ".\($0.rawValue)" } ?? "app.traits.orientation"
      return "app.traits = app.traits.on(\(try device(name)), held: \(held))"
    case .rotate:
      return "app.traits = app.traits.turned"
    case .textSize(let name):
      let size: ContentSizeCategory = try choice(name, "text size")
      return "app.traits.contentSizeCategory = .\(size)"
    case .layout(let name):
      let preset: LayoutPreset = try choice(name, "layout")
      return "app.traits.layoutPreset = .\(preset)"
    case .appearance(let appearance):
      return "app.traits.appearance = .\(appearance.rawValue)"
    case .language(let language):
      return "app.traits.language = \(SwiftLiteral.of(language.text))"
    case .reduceMotion(let isOn):
      return "app.traits.reducesMotion = \(isOn)"
    case .latency(let name, let duration):
      return "\(server).latencies[\(try service(name))] = \(SwiftLiteral.of(duration))"
    case .fail(let name, times: nil):
      return "\(server).failures[\(try service(name))] = .always"
    case .fail(let name, times: 0?):
      return "\(server).failures[\(try service(name))] = nil"
    case .fail(let name, let times?):
      return "\(server).failures[\(try service(name))] = .times(\(times))"
    case .hold(let name):
      return "\(server).hold(\(try service(name)))"
    case .release(let name, number: nil):
      return "#expect(\(server).release(\(try service(name))))"
    case .release(let name, let number?):
      return "#expect(\(server).release(\(try service(name)), \(number)))"
    case .offline:
      return "\(server).isOffline = true"
    case .online:
      return "\(server).isOffline = false"
    }
  }

  private static func service(_ word: Word) throws(Inexpressible) -> String {
    let service: ServiceName = try choice(word, "service")
    return ".\(service)"
  }

  /// `.iPhone15ProMax` for "iPhone 15 Pro Max": a test holds the names against the devices.
  static func device(_ word: Word) throws(Inexpressible) -> String {
    guard Device.named(word.text) != nil else {
      throw Inexpressible("there is no device \(word.described) in Swift")
    }
    let words = word.text.split(separator: " ")
    return "." + words.prefix(1).joined()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func choice<Choice: RawRepresentable<String>>(
    _ word: Word, _ kind: String
  ) throws(Inexpressible) -> Choice {
    guard let choice = Choice(rawValue: word.text) else {
      throw Inexpressible("there is no \(kind) \(word.described) in Swift")
    }
    return choice
  }
}
