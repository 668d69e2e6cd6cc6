import Testing

@testable import profile_sim

/// Values of route changes and events, which only a real app has in all their forms.
@Suite struct ResolverChangesTests {
  private let resolver = Resolver(vocabulary: .profile)

  @Test(arguments: [
    "expect route scroll section 1 item 0 top animated", "expect not route scroll",
    "expect route scroll to top", "expect route set", "expect route set tab feed",
    "expect route set tab profile stack \"profile user_id > profile anna.codes\"",
    "expect route set stack showcase", "expect route set stack search",
    "expect route set stack \"search \\\"two words\\\"\"", "expect route set modal menu",
    "expect route set stack \"profile \\\">\\\" > settings\"",
    "expect route set modal \"edit > settings, menu\"", "expect route push post p7 title Post",
    "expect route rename from bogus to other", "expect output tabDidSelect",
    "expect output tabDidSelect(feed)", "expect output postDidSelect(p7)",
    "expect output filterDidSelect(1)", "expect output followersButtonDidTap",
  ])
  func `finds nothing wrong with what can happen`(_ command: String) throws {
    #expect(try resolver.faults(inScript: command) == [])
  }

  static let tabs = "feed, search, upload, notifications, profile"
  static let screens = roots + pushed
  static let roots = "showcase, search, upload, notifications, profile"
  static let pushed = ", followers, following, post, settings, archive, saved"
  static let modals = "edit, story, menu, discard, logout, share"
  static let filters = "0, 1"
  static let name = "?followersButtonDidTap"
  static let services = "posts, people, follow, like, edit, upload, notices, photos, images"

  @Test(arguments: [
    (
      "expect route scroll section x",
      #"28: "section" needs a whole number from 0 on, and "x" is none"#
    ),
    (
      "expect not route scroll section x",
      #"32: "section" needs a whole number from 0 on, and "x" is none"#
    ),
    (
      "expect route scroll item -1",
      #"25: "item" needs a whole number from 0 on, and "-1" is none"#
    ),
    ("expect route scroll to", #"22: "scroll to" needs "top" behind it"#),
    (
      "expect route set tab bogus",
      #"21: there is no tab "bogus"; the tabs are "# + tabs
    ),
    ("expect route set tab serach", #"21: there is no tab "serach" ?search"#),
    (
      #"expect route set stack "profile a > bogus""#,
      #"23: there is no screen "bogus"; the screens are "# + screens
    ),
    (
      #"expect route set stack "profile > bogus""#,
      #"23: "profile" needs its name or id behind it here"#
    ),
    (
      #"expect route set stack "profile a >""#, #"23: a screen is missing in "profile a >""#
    ),
    (#"expect route set stack """#, #"23: a screen is missing in """#),
    (
      #"expect route set stack "settings x""#,
      #"23: "x" stands where a > is needed, with spaces around it"#
    ),
    (
      "expect route set modal bogus",
      #"23: there is no thing to present "bogus"; the things to present are "# + modals
    ),
    (
      #"expect route set modal "edit > settings, mneu""#,
      #"23: there is no thing to present "mneu" ?menu"#
    ),
    (
      #"expect route set modal "edit settings""#,
      #"23: "settings" stands where a > is needed, with spaces around it"#
    ),
  ])
  func `says which values no route change has`(_ command: String, _ fault: String) throws {
    #expect(try resolver.faults(inScript: command) == [fault])
  }

  @Test(arguments: [
    (
      "expect output tabDidSelect(bogus)",
      #"14: "tabDidSelect" cannot carry "bogus"; it carries "# + tabs
    ),
    (
      "expect output filterDidSelect(x)",
      #"14: "filterDidSelect" cannot carry "x"; it carries "# + filters
    ),
    (
      "expect output followersButtonDidTap(x)",
      #"14: "followersButtonDidTap" carries nothing that could stand in parentheses "# + name
    ),
    ("expect output postDidSelect(", #"14: a ) is missing at the end of "postDidSelect(""#),
  ])
  func `says what no event carries`(_ command: String, _ fault: String) throws {
    #expect(try resolver.faults(inScript: command) == [fault])
  }

  @Test(arguments: [
    ("tap post#", #"4: "post#" needs an id behind the #"#),
    ("tap list#", #"4: "list#" needs an id behind the #"#),
    ("tap post.", #"4: there is no element "post." on any screen ?post.0"#),
    (
      "expect count photo 8",
      #"13: "photo" stands in sections, and is counted in one of them ?photo.0"#
    ),
    ("language zzz", #"9: there is no language "zzz"; the languages are en, x-pseudo"#),
    (
      "hold zzz",
      #"5: there is no service "zzz"; the services are "# + services
    ),
  ])
  func `suggests nothing that would be a fault again`(_ command: String, _ fault: String) throws {
    #expect(try resolver.faults(inScript: command) == [fault])
  }
}
