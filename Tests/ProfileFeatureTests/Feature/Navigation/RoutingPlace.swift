import ProfileFeature

/// How navigation stands when something happens on a screen.
enum RoutingPlace: String, CaseIterable {
  case onTop = "on top"
  case deep = "on top, two screens deep"
  case underSheet = "under a sheet"
  case underAlert = "under an alert"
  case inOtherTab = "in a tab that is not selected"
  case inTransition = "in a transition"
  case leaving = "while it leaves"
  case gone = "when it is gone"

  /// Leads a bench there, from the screen on top.
  func prepare(_ bench: Bench) {
    switch self {
    case .onTop, .deep: break
    case .underSheet:
      bench.go(.present(bench.coordinator.navigation.modalName == "menu" ? .newStory : .menu))
    case .underAlert: bench.go(.present(.logout))
    case .inOtherTab:
      bench.go(.selectTab(bench.coordinator.navigation.selectedTab == .profile ? .feed : .profile))
    case .inTransition: bench.coordinator.perform([.scrollToTop])
    case .leaving:
      switch bench.coordinator.navigation.topModal {
      case let modal?: bench.coordinator.perform([.dismiss(modal)])
      case nil: bench.coordinator.perform([.pop])
      }
    case .gone: bench.go(.reset)
    }
  }
}
