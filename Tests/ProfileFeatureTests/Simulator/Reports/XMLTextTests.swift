import Testing

@testable import profile_sim

@Suite struct XMLTextTests {
  @Test(arguments: [
    ("a & b < c > \"d\"", "a &amp; b &lt; c &gt; &quot;d&quot;"), ("a\nb", "a\nb"),
    ("\t\r", "&#9;&#13;"), ("\u{0}\u{1B}[1m", "␀␛[1m"), ("\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}"),
    ("e\u{301}👩‍👩‍👧", "e\u{301}👩‍👩‍👧"),
  ])
  func `escapes what XML cannot say as it is`(_ text: String, _ escaped: String) {
    #expect(XMLText.escaped(text) == escaped)
  }
}
