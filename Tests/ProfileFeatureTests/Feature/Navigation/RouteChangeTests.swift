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
      (.scrollToTop, "scroll to top animated"),
      (.selectTab(.notifications), "select tab notifications"),
      (.openLink(.telegram), "open link telegram"),
      (.present(.discard(then: nil)), "present discard alert"),
      (.present(.discard(then: .home)), "present discard alert"),
      (.present(.logout), "present logout alert"),
      (.present(.share(.post("p1"))), "present share sheet"),
      (.dismiss(.share(.post("p1"))), "dismiss share"),
      (.rename("a", to: "b c"), #"rename from a to "b c""#),
      (.reset, "reset"),
      (
        .set(NavigationState(stack: [.profile(username: "user_id"), .settings])),
        #"set tab profile stack "profile user_id > settings""#
      ),
      (
        .set(
          NavigationState(
            stack: [.profile(username: "a b")],
            presentations: [Presentation(.editProfile, pushed: [.settings]), Presentation(.menu)])),
        #"set tab profile stack "profile \"a b\"" modal "edit > settings, menu""#
      ),
    ] as [(RouteChange, String)])
  func `reads as a script expects it`(change: RouteChange, text: String) {
    #expect(change.description == text)
  }
}
