import Foundation
import Testing

@testable import profile_sim

@Suite struct TraceReporterTests {
  @Test func `lists steps with their time, line, events and route changes`() throws {
    let page = try ReportPage([
      "a.taps": """
      wait 250ms
      tap tab.1

      expect route push page b
      tap tab.7
      """
    ])
    #expect(page.run.code == .success)
    #expect(page.run.output == "" && page.run.errors == "")
    try #require(page.steps.count == 5)
    #expect(page.steps[0].hasPrefix("start done\" id=\"step-1-0\""))
    let tap = page.steps[2]
    #expect(tap.hasPrefix("action done\" id=\"step-1-2\"><a href=\"#step-1-2\">"))
    #expect(tap.contains("<span class=\"time\">0.250s</span> <span class=\"line\">2</span>"))
    #expect(tap.contains("<code><b>tap</b> tab.1</code>"))
    #expect(tap.contains("<b>event</b> tabDidSelect(b)"))
    #expect(tap.contains("<b>route</b> push page b"))
    #expect(page.steps[3].hasPrefix("expectation held\""))
    #expect(page.steps[4].contains("<b>ignored</b> notHittable"))
  }

  @Test func `says what was expected, and lists failures before all steps`() throws {
    let page = try ReportPage([
      "good.taps": "back", "bad.taps": "expect soft screen page\nback\nexpect stack page",
    ])
    #expect(page.run.code == .failure)
    #expect(page.html.contains("2 scripts: 1 failed, 1 passed"))
    let failures = try #require(
      ReportPage.between("<section class=\"failures\">", "</section>", in: page.html))
    let first = try #require(failures.range(of: "#step-2-1"))
    let second = try #require(failures.range(of: "#step-2-3"))
    #expect(first.lowerBound < second.lowerBound)
    #expect(failures.contains("cover"))
    let list = try #require(page.html.range(of: "<ol start=\"0\">"))
    #expect(try #require(page.html.range(of: failures)).upperBound < list.lowerBound)
    #expect(
      page.steps[3].contains("<dt>expected</dt><dd>screen page</dd><dt>actual</dt>"))
  }

  @Test func `shows the reasons for which scripts are not run`() throws {
    let page = try ReportPage(["a.taps": "tpa <b>", "b.taps": "back"])
    #expect(page.run.code == .faultyScript)
    #expect(page.html.contains("2 scripts: 1 not run, 1 passed"))
    #expect(page.html.contains("a.taps:1:1: error: unknown command"))
    #expect(!page.html.contains("tpa <b>"))
    #expect(page.steps.count == 2)
  }

  @Test func `can hold any text, which is never markup`() throws {
    let odd = "</script><!--<script><b title='x' \\\"y\\\">&amp;\\u{2028}\\u{0}\\u{202E}`${1}"
    let page = try ReportPage([
      "</script><i>.taps": """
      name "\(odd.replacing("${", with: "$\\u{7B}"))"
      # </script>\u{2029}
      expect not text cover.title "\(odd.replacing("${", with: "$\\u{7B}"))"
      type cover.title "\(odd.replacing("${", with: "$\\u{7B}"))"
      """
    ])
    #expect(page.run.code == .success, "\(page.run.errors)")
    let scripts = page.html.components(separatedBy: "<script")
    #expect(scripts.count == 3)
    #expect(page.html.components(separatedBy: "</script>").count == 3)
    for piece in ["<!--", "<b title", "<i>.taps", "\u{2028}", "\u{2029}", "\u{0}", "\u{202E}"] {
      #expect(!page.html.contains(piece), "\(piece)")
    }
    #expect(page.steps[1].contains("&lt;/script&gt;&lt;!--"))
    let source = page.table("sources").first as? [String]
    #expect(source?.first == "</script><i>.taps")
    #expect(source?.last?.contains("# </script>\u{2029}\n") == true)
  }

  @Test func `keeps what is drawn once, however often it is seen`() throws {
    let page = try ReportPage(["a.taps": "tap tab.1\nback\ntap tab.1\nback\nexpect screen cover"])
    #expect(page.pictures == [0, 1, 0, 1, 0, 0])
    #expect(page.table("pictures").count == 2)
    // The ground, nothing, and an item of each picture.
    #expect(page.table("fragments").count == 4)
    #expect(page.table("states").count == 2)
  }

  @Test func `keeps what is scrolled as it was drawn first`() throws {
    let script = "wait until idle\nscroll post.0 by 10\nscroll post.0 by 10"
    let page = try ReportPage(["a.taps": script], on: ProfileSimulation())
    #expect(page.run.code == .success, "\(page.run.errors)")
    #expect(Set(page.pictures).count >= 4)
    let count = page.table("fragments").count
    let longer = try ReportPage(
      ["a.taps": script + "\nscroll post.0 by 10"], on: ProfileSimulation())
    #expect(Set(longer.pictures).count > Set(page.pictures).count)
    #expect(longer.table("fragments").count < count + 10)
  }

  @Test func `stays under 2 MB with 1,000 steps`() throws {
    let turn = "tap header.followers\nwait until idle\nback\nwait until idle\nscroll post.3 by 70\n"
    let script = "wait until idle\n" + String(repeating: turn, count: 200)
    let page = try ReportPage(["a.taps": script], on: ProfileSimulation())
    #expect(page.run.code == .success, "\(page.run.errors)")
    #expect(page.rows.count == 1_002)
    #expect(page.html.utf8.count < 2_000_000)
  }

  @Test func `marks what is tapped, and what is asked for`() throws {
    let page = try ReportPage([
      "a.taps": "tap cover.title\nexpect enabled cover.title\ntap at 5,50\nback"
    ])
    #expect(page.marks(of: 1) == ["touch before 6 12 78 36"])
    #expect(page.marks(of: 2) == ["look after 6 12 78 36"])
    #expect(page.marks(of: 3) == ["touch before 5 50 0 0"])
    #expect(page.marks(of: 4) == [])
  }

  @Test func `shows steps of included scripts and of blocks where they stand`() throws {
    let page = try ReportPage([
      "a.taps": "include \"parts/b.taps\"\nrepeat 2 {\n  back\n}",
      "parts/b.taps": "# first\nwait 1s\n",
    ])
    #expect(page.run.code == .success, "\(page.run.errors)")
    #expect(page.steps[2].contains("<small>parts/b.taps</small>"))
    let places = page.rows.map { "\($0[1]):\($0[2])" }
    #expect(places == ["0:0", "0:1", "1:2", "0:2", "0:3", "0:2", "0:3"])
    #expect(page.steps[3].contains("repeat") && page.steps[3].contains("(turn 1)"))
    let names = page.table("sources").compactMap { ($0 as? [String])?.first }
    #expect(names == ["a.taps", "parts/b.taps"])
  }

  @Test func `shows what waiting led to at the expectation that waited`() throws {
    let page = try ReportPage(["a.taps": "tap cover.save\nexpect idle within 2s\nback"])
    #expect(page.run.code == .success, "\(page.run.errors)")
    #expect(page.rows.count == 4)
    let ends = page.rows.compactMap { $0[3] as? Double }
    #expect(ends == [0, 0, 250, 250])
  }

  @Test func `draws each step as the device is then`() throws {
    let page = try ReportPage(["a.taps": "back\ndevice Folio landscape\nappearance dark\nback"])
    let sizes = page.table("pictures").compactMap { ($0 as? [Any])?.prefix(3).map { "\($0)" } }
    #expect(sizes == [["90", "60", "0"], ["150", "60", "0"], ["150", "60", "1"]])
    #expect(page.pictures == [0, 0, 1, 2, 2])
  }

  @Test func `says at every change that must be claimed where it came from`() throws {
    let page = try ReportPage(["a.taps": "exhaustive on\ntap tab.1\nback"])
    #expect(page.run.code == .failure)
    #expect(page.rows.count == 6)
    #expect(page.steps[4].hasPrefix("action failed\""))
    #expect(page.rows[4][2] as? Int == 2)
    #expect(page.rows[5][2] as? Int == 3)
  }

  @Test func `asks for nothing outside of the page`() throws {
    let page = try ReportPage(["a.taps": "back"], on: ProfileSimulation())
    #expect(page.html.contains("content=\"default-src 'none';"))
    for word in ["src=", "@import", "url(", "innerHTML", "fetch(", "//cdn", "<link"] {
      #expect(!page.html.contains(word), "\(word)")
    }
    let addresses = page.html.components(separatedBy: "http").dropFirst().map { $0.prefix(22) }
    #expect(
      addresses.allSatisfy { $0.hasPrefix("://www.w3.org/2000/svg") || $0.hasPrefix("-equiv") })
  }

  @Test func `is the same page every time`() throws {
    func page() throws -> String {
      try ReportPage(["a.taps": "wait until idle\ntap header.followers"], on: ProfileSimulation())
        .html
    }
    #expect(try page() == page())
  }
}
