import Foundation
import Testing

@testable import ProfileFeature

/// The table holds what screens say, and screens say what the table holds.
@Suite struct WordsInUseTests {
  @Test func `every word of the table is used`() throws {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().appendingPathComponent("../../../../../Sources/ProfileFeature")
      .standardizedFileURL
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var source = ""
    for case let file as URL in files
    where file.pathExtension == "swift" && file.lastPathComponent != "EnglishWords.swift" {
      source += String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
    let used = Set(source.matches(of: /\.([a-z]\w*)/).map { String($0.1) })
    let names =
      Word.allCases.map { $0.rawValue } + Phrase.allCases.map { $0.rawValue }
      + CountedWord.allCases.map { $0.rawValue } + NumberedWord.allCases.map { $0.rawValue }
    for name in names {
      #expect(used.contains(name), "\(name)")
    }
  }

  /// What people wrote, and what is composed of nothing else.
  private static let data: Set<String> = {
    var data: Set<String> = ["", "x", "Onamaex"]
    data.formUnion(["lake", "lakes"] + SamplePhotos.found(by: "lake").map { $0.title })
    data.formUnion(CameraRollPhoto.samples.map { $0.label })
    for library in [ProfileLibrary.own, .other] {
      for account in library.accounts {
        let profile = account.profile
        data.formUnion([
          profile.name, profile.username, profile.handle, profile.bio,
          "\(profile.name) \(profile.handle)",
        ])
        data.formUnion(
          (account.content.posts.map { $0 } + account.content.tagged).map { $0.caption })
      }
    }
    return data
  }()

  @Test(arguments: ElementCatalog.screens)
  func `every text on screen is from the table, or was written by someone`(screen: String) {
    for app in ElementCatalogTests().apps(showing: screen) {
      let english = app.elements
      app.traits.language = "x-pseudo"
      let pseudo = app.elements
      #expect(english.map { $0.id } == pseudo.map { $0.id })
      for (english, pseudo) in zip(english, pseudo) {
        for (text, other) in [
          (english.label, pseudo.label), (english.text, pseudo.text),
          (english.value ?? "", pseudo.value ?? ""),
        ] where text == other {
          let isNumber = text.allSatisfy { $0.isNumber || $0 == "," }
          #expect(isNumber || Self.data.contains(text), "\(english.id): \(text)")
        }
      }
    }
  }

  @Test(arguments: ElementCatalog.screens)
  func `what is shown at once is what is shown later`(screen: String) {
    // The first of them has nothing under way.
    for app in ElementCatalogTests().apps(showing: screen).prefix(1) {
      app.traits.language = "x-pseudo"
      let atOnce = app.elements
      app.settle()
      #expect(app.elements == atOnce)
      app.traits.language = "en"
      #expect(app.elements.map { $0.label } != atOnce.map { $0.label })
    }
  }
}
