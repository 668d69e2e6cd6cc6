import ProfileFeature

/// Every event of every screen, whatever it carries: a new one does not compile until it is here.
enum OutputKind: CaseIterable {
  case back, grabber
  case tabSelect, tabReselect
  case headerPosts, headerFollowers, headerFollowing, headerEdit, headerFollow, headerStory
  case profileFilter, profilePost, profileRefresh, profileSettings, profileMenu
  case listRow, listFollow, listEnd
  case postLike, postShare
  case settingsTextSize, settingsAppearance, settingsLayout, settingsLogout
  case editField, editSave, editSaved, editCancel
  case storyCancel, storyPost
  case menuSettings, menuArchive, menuSaved
  case alertDiscard, alertKeep, alertLogout, alertCancel
  case shareClose
  case searchQuery, searchSubmit, searchPhoto, searchShare, searchCancel
  case showcaseLink
  case uploadPhoto, uploadCaption, uploadPost, uploadPublished
  case notification

  init(_ output: ScreenOutput) {
    self =
      switch output {
      case .backButtonDidTap: .back
      case .grabberDidTap: .grabber
      case .tabBar(.tabDidSelect): .tabSelect
      case .tabBar(.tabDidReselect): .tabReselect
      case .profile(.header(.postButtonDidTap), _): .headerPosts
      case .profile(.header(.followersButtonDidTap), _): .headerFollowers
      case .profile(.header(.followingButtonDidTap), _): .headerFollowing
      case .profile(.header(.editButtonDidTap), _): .headerEdit
      case .profile(.header(.followButtonDidTap), _): .headerFollow
      case .profile(.header(.storyButtonDidTap), _): .headerStory
      case .profile(.filterDidSelect, _): .profileFilter
      case .profile(.postDidSelect, _): .profilePost
      case .profile(.refreshDidPull, _): .profileRefresh
      case .profile(.settingsButtonDidTap, _): .profileSettings
      case .profile(.menuButtonDidTap, _): .profileMenu
      case .userList(.userDidSelect): .listRow
      case .userList(.listFollowButtonDidTap): .listFollow
      case .userList(.listEndDidAppear): .listEnd
      case .post(.likeButtonDidTap): .postLike
      case .post(.postShareButtonDidTap): .postShare
      case .settings(.textSizeButtonDidTap): .settingsTextSize
      case .settings(.appearanceButtonDidTap): .settingsAppearance
      case .settings(.layoutButtonDidTap): .settingsLayout
      case .settings(.logoutButtonDidTap): .settingsLogout
      case .editProfile(.editFieldDidChange): .editField
      case .editProfile(.editSaveButtonDidTap): .editSave
      case .editProfile(.profileDidSave): .editSaved
      case .editProfile(.editCancelButtonDidTap): .editCancel
      case .newStory(.storyCancelButtonDidTap): .storyCancel
      case .newStory(.storyPostButtonDidTap): .storyPost
      case .menu(.settingsDidSelect): .menuSettings
      case .menu(.archiveDidSelect): .menuArchive
      case .menu(.savedDidSelect): .menuSaved
      case .alert(.discardButtonDidTap): .alertDiscard
      case .alert(.keepButtonDidTap): .alertKeep
      case .alert(.logoutConfirmButtonDidTap): .alertLogout
      case .alert(.logoutCancelButtonDidTap): .alertCancel
      case .share(.shareCloseButtonDidTap): .shareClose
      case .photoSearch(.queryDidChange): .searchQuery
      case .photoSearch(.searchDidSubmit): .searchSubmit
      case .photoSearch(.photoDidSelect): .searchPhoto
      case .photoSearch(.shareButtonDidTap): .searchShare
      case .photoSearch(.shareDidCancel): .searchCancel
      case .showcase(.linkDidTap): .showcaseLink
      case .newPost(.uploadPhotoDidSelect): .uploadPhoto
      case .newPost(.captionDidChange): .uploadCaption
      case .newPost(.uploadPostButtonDidTap): .uploadPost
      case .newPost(.postDidPublish): .uploadPublished
      case .notifications(.notificationDidSelect): .notification
      }
  }
}
