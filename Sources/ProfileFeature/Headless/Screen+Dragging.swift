import Signals

/// What holding, moving and dropping mean to the screen's view model.
extension Screen {
  /// Takes hold of the element.
  ///
  /// - Returns: whether it can be moved.
  func lift(_ element: Element) -> Bool {
    switch self {
    case .photoSearch(let viewModel):
      guard let id = element.alternateID.flatMap(PhotoSearchLayout.photo.identity) else {
        return false
      }
      viewModel.photoLifted(id)
      return true
    case .showcase, .newPost, .notifications, .profile, .userList, .post, .settings, .shelf,
      .editProfile, .newStory, .menu, .alert, .share:
      return false
    }
  }

  /// Drops what was lifted on an element. Where there is no room for it, it goes back to where it was.
  func drop(on element: Element) {
    switch self {
    case .photoSearch(let viewModel):
      let photo = PhotoSearchLayout.photo.place(in: element.id)
        .map { PhotoPlace(section: $0.section, item: $0.item) }
      // On its header a section takes a photo as its first.
      let section = PhotoSearchLayout.header.index(in: element.id)
        .map { PhotoPlace(section: $0, item: 0) }
      if let place = photo ?? section {
        viewModel.photoDropped(at: place)
      } else {
        viewModel.dragCancelled()
      }
    case .showcase, .newPost, .notifications, .profile, .userList, .post, .settings, .shelf,
      .editProfile, .newStory, .menu, .alert, .share:
      break
    }
  }

  /// Lets go of what was lifted: it is where it was.
  func letGo() {
    switch self {
    case .photoSearch(let viewModel): viewModel.dragCancelled()
    case .showcase, .newPost, .notifications, .profile, .userList, .post, .settings, .shelf,
      .editProfile, .newStory, .menu, .alert, .share:
      break
    }
  }

  /// Hears which cells are reloaded together while `action` runs.
  func reloads(during action: () -> Void) -> [PhotoReload] {
    switch self {
    case .photoSearch(let viewModel):
      var reloads: [PhotoReload] = []
      let binding = viewModel.reloads.sink { reloads.append($0) }
      action()
      binding.cancel()
      return reloads
    case .showcase, .newPost, .notifications, .profile, .userList, .post, .settings, .shelf,
      .editProfile, .newStory, .menu, .alert, .share:
      action()
      return []
    }
  }
}
