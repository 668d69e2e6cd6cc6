import ProfileFeature
import Testing

@Suite struct RouteChangeTests {
  @Test(
    arguments: [
      (.push(.followers(of: "user_id")), #"push followers title "Followers""#),
      (.push(.following(of: "user_id")), #"push following title "Following""#),
      (.push(.post(id: "p7")), #"push post p7 title "Post""#),
      (.push(.settings), #"push settings title "Settings""#),
      (
        .push(.profile(username: "anna.codes")),
        #"push profile anna.codes title "anna.codes""#
      ),
      (.push(.post(id: "a b\"c\\"), title: "x\ny"), #"push post "a b\"c\\" title "x\ny""#),
      (.push(.post(id: ""), title: "\u{7}"), #"push post "" title "\u{7}""#),
      (.push(.post(id: "ü")), #"push post "ü" title "Post""#),
      (.pop, "pop"),
      (.popToRoot, "pop to root"),
      (.present(.editProfile), #"present edit fullscreen title "Edit Profile""#),
      (.present(.newStory), "present story sheet"),
      (.present(.menu), "present menu sheet"),
      (.dismiss(.editProfile), "dismiss edit"),
      (.dismiss(.newStory), "dismiss story"),
      (.dismiss(.menu), "dismiss menu"),
      (.scroll(section: 1, item: 0, animated: true), "scroll section 1 item 0 top animated"),
      (.scroll(section: 1, item: 0, animated: false), "scroll section 1 item 0 top"),
    ] as [(RouteChange, String)])
  func `reads as a script expects it`(change: RouteChange, text: String) {
    #expect(change.description == text)
  }
}
