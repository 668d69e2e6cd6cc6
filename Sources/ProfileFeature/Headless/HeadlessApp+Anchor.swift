extension HeadlessApp {
  /// Where the button stands that presented the share sheet on top, if the device is a tablet: the sheet stands beside it.
  public var sheetAnchor: Rect? {
    guard traits.idiom == .tablet, case .share(let content)? = navigation.topModal,
      let covered = coordinator.coveredScreen
    else { return nil }
    let id =
      switch content {
      case .post: PostElement.share.rawValue
      case .photos: PhotoSearchElement.share.rawValue
      }
    let below = navigation.keepingModals(navigation.presentations.count - 1)
    return elements(of: covered.screen, covered.id, in: below).element(id)?.visibleFrame
  }
}
