import ProfileFeature
import Signals
import Testing

@Suite struct ElementCatalogTests {
  /// An app with a screen on top, by the word of scripts for it.
  func apps(showing screen: String) -> [HeadlessApp] {
    let own = HeadlessApp(.own)
    let other = HeadlessApp(.other)
    for app in [own, other] { app.settle() }
    switch screen {
    case "profile":
      // Its back button belongs to one that was pushed.
      let pushed = HeadlessApp(.own, start: .user("anna.codes"))
      pushed.settle()
      // What turns is there while something is under way.
      pushed.pull("profile.grid")
      return [own, other, pushed]
    case "followers", "following":
      other.server.latencies[.people] = .seconds(9)
      other.tap("header.\(screen)")
      other.advance(by: .seconds(1))
      own.tapAndSettle("header.\(screen)")
      return [own, other]
    case "post": own.tapAndSettle("post.0")
    case "settings": own.tapAndSettle("nav.settings")
    case "edit":
      // It has a message after a failure.
      own.tapAndSettle("header.edit")
      own.server.failures[.edit] = .times(1)
      own.type("edit.name", "x")
      own.tapAndSettle("edit.save")
      let saving = HeadlessApp(.own)
      saving.settle()
      saving.tapAndSettle("header.edit")
      saving.type("edit.name", "x")
      saving.tap("edit.save")
      return [own, saving]
    case "story": own.tapAndSettle("header.story")
    case "menu": own.tapAndSettle("nav.menu")
    case "showcase": own.tapAndSettle("tab.feed")
    case "search":
      // It has a message after a failure, and a spinner while a large picture loads.
      own.tapAndSettle("tab.search")
      own.type("search.field", "lake")
      own.settle()
      own.server.failures[.photos] = .times(1)
      own.type("search.field", "s")
      own.settle()
      own.tap("photo.0.0")
      other.open("profile://search?q=lake")
      other.settle()
      other.tap("search.share")
      return [other, own]
    case "upload":
      // It has a message after a failure.
      own.tapAndSettle("tab.upload")
      own.server.failures[.upload] = .times(1)
      own.tapAndSettle("upload.post")
      other.server.latencies[.upload] = .seconds(9)
      other.tap("tab.upload")
      other.tap("upload.post")
      return [own, other]
    case "notifications": own.tapAndSettle("tab.notifications")
    case "archive", "saved":
      own.tapAndSettle("nav.menu")
      own.tapAndSettle("menu.\(screen)")
    case "discard":
      own.tapAndSettle("header.edit")
      own.type("edit.name", "x")
      own.tapAndSettle("edit.cancel")
    case "logout":
      own.tapAndSettle("nav.settings")
      own.tapAndSettle("settings.logout")
    case "share":
      own.tapAndSettle("post.0")
      own.tapAndSettle("post.share")
      other.open("profile://search?q=lake")
      other.settle()
      for id in ["search.share", "photo.0.0", "search.share"] { other.tapAndSettle(id) }
      return [own, other]
    default: Issue.record("No way is known to the screen \(screen)")
    }
    return [own]
  }

  private func pattern(_ id: String) -> String {
    let prefixes = [
      "post.", "list.row.", "list.follow.", "notification.", "showcase.photo.", "upload.photo.",
      "search.section.", "share.item.",
    ]
    for prefix in prefixes where id.hasPrefix(prefix) {
      if Int(id.dropFirst(prefix.count)) != nil { return prefix + "N" }
    }
    let parts = id.split(separator: ".")
    return parts.count == 3 && parts[0] == "photo" ? "photo.S.N" : id
  }

  @Test(arguments: ElementCatalog.screens)
  func `lists exactly what the screen can show, in its order`(screen: String) throws {
    let entries = try #require(ElementCatalog.entries(on: screen))
    var shown: Set<String> = []
    for app in apps(showing: screen) {
      #expect(app.navigation.top.name == screen)
      var places: [Int] = []
      for element in app.elements {
        let id = pattern(element.id)
        shown.insert(id)
        if let alternate = element.alternateID {
          shown.insert(String(alternate.prefix { $0 != "#" }) + "#ID")
          #expect(ElementCatalog.canExist(alternate))
        }
        #expect(ElementCatalog.canExist(element.id))
        let place = entries.firstIndex { $0.id == id }
        // A button in a row stands behind it, not behind all rows.
        places.append(id == "list.follow.N" ? places.last ?? -1 : place ?? -1)
        // A spinner stands behind its photo, and others come after it.
        if id == "photo.spinner" { places.removeLast() }
        #expect(place.map { entries[$0].role } == element.role, "\(element.id)")
      }
      #expect(places == places.sorted(), "\(app.elements.map { $0.id })")
    }
    #expect(shown == Set(entries.map { $0.id }))
  }

  @Test(arguments: ElementCatalog.screens)
  func `ids on a screen are unique`(screen: String) {
    for app in apps(showing: screen) {
      let ids = app.elements.flatMap { [$0.id] + ($0.alternateID.map { [$0] } ?? []) }
      #expect(Set(ids).count == ids.count)
    }
  }

  @Test func `knows no other screens`() {
    #expect(ElementCatalog.entries(on: "feed") == nil)
    #expect(ElementCatalog.entries(on: "") == nil)
  }

  @Test(arguments: [
    "header.followers", "nav.back", "post.0", "post.99999", "post#p7", "post#no such post",
    "list.row.3", "list#anna.codes", "edit.bio", "post.image", "tab.feed", "showcase.hero",
    "showcase.photo.7", "showcase.photo#s8", "upload.photo.0", "sheet.grabber", "list.spinner",
    "photo.0.12", "photo#lake-3.2", "search.section.1", "search.section#s1", "photo.spinner",
    "share.item.0",
  ])
  func `an id can exist`(id: String) {
    #expect(ElementCatalog.canExist(id))
  }

  @Test(arguments: [
    "", "header", "header.follwers", "Header.followers", "post", "post.", "post.N", "post.-1",
    "post.007", "photo.0", "photo.0.01", "photo.00.1", "photo.0.1.2", "photo.S.N", "photo.0.",
    "photo..0", "photo#", "search.section", "post.x", "post#", "list.0", "list.row", "list.row.N",
    "list.follow", "tab.home", "showcase.photo", "showcase.photos.0",
  ])
  func `an id can not exist`(id: String) {
    #expect(!ElementCatalog.canExist(id))
  }

  @Test func `lists every id once`() {
    let ids = ElementCatalog.ids
    #expect(Set(ids).count == ids.count)
    #expect(ids.contains("post.N"))
    #expect(ids.contains("list#ID"))
    #expect(ids.contains("story.post"))
  }
}
