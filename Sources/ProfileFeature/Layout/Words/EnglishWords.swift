extension Words {
  /// The words that are built in.
  public static let english = Words(
    "en", word: EnglishWords.text, phrase: EnglishWords.text, forms: EnglishWords.forms,
    numbered: EnglishWords.forms)
}

/// The English words. The compiler names what is missing.
enum EnglishWords {
  static func text(of word: Word) -> String {
    switch word {
    case .posts: "Posts"
    case .tagged: "Tagged"
    case .followers: "Followers"
    case .following: "Following"
    case .follow: "Follow"
    case .post: "Post"
    case .settings: "Settings"
    case .menu: "Menu"
    case .editProfile: "Edit Profile"
    case .newStory: "New"
    case .addToStory: "New story"
    case .name: "Name"
    case .username: "Username"
    case .bio: "Bio"
    case .profilePicture: "Profile picture"
    case .refreshing: "Refreshing"
    case .loading: "Loading"
    case .picture: "Picture"
    case .caption: "Caption"
    case .person: "Person"
    case .like: "Like"
    case .share: "Share"
    case .archive: "Archive"
    case .saved: "Saved"
    case .nothingHere: "Nothing here yet"

    case .showcaseHero: "A harbour at first light"
    case .showcaseText:
      "One page, several kinds of cells: a large picture, a text in as many lines as it needs, photos side by side, "
        + "and links at the end."
    case .showcaseFooter: "Find us elsewhere"
    case .photo: "Photo"
    case .photos: "Photos"

    case .back: "Back"
    case .title: "Title"
    case .sheetGrabber: "Sheet Grabber"
    case .feed: "Feed"
    case .search: "Search"
    case .newPost: "New Post"
    case .notifications: "Notifications"
    case .notification: "Notification"
    case .profile: "Profile"

    case .cancel: "Cancel"
    case .close: "Close"
    case .save: "Save"
    case .saving: "Saving"
    case .posting: "Posting"
    case .message: "Message"
    case .couldNotSave: "Your changes could not be saved. Try again."
    case .usernameIsTaken: "This username is taken."
    case .couldNotPost: "Your post could not be shared. Try again."
    case .couldNotSearch: "The search did not work. Try again."
    case .discardQuestion: "Discard your changes?"
    case .discard: "Discard"
    case .keepEditing: "Keep Editing"
    case .logOut: "Log Out"
    case .logOutQuestion: "Log out?"
    case .telegram: "Telegram"
    case .linkedin: "LinkedIn"

    case .button: "button"
    case .heading: "heading"
    case .image: "image"
    case .tab: "tab"
    case .textField: "text field"
    case .selected: "selected"
    case .dimmed: "dimmed"
    case .refreshEnded: "Refresh ended"

    case .textSize: "Text Size"
    case .appearance: "Appearance"
    case .layout: "Layout"
    case .textSizeExtraSmall: "xSmall"
    case .textSizeSmall: "small"
    case .textSizeMedium: "medium"
    case .textSizeLarge: "large"
    case .textSizeExtraLarge: "xLarge"
    case .textSizeExtraExtraLarge: "xxLarge"
    case .textSizeExtraExtraExtraLarge: "xxxLarge"
    case .textSizeAccessibility1: "AX1"
    case .textSizeAccessibility2: "AX2"
    case .textSizeAccessibility3: "AX3"
    case .textSizeAccessibility4: "AX4"
    case .textSizeAccessibility5: "AX5"
    case .light: "light"
    case .dark: "dark"
    case .classic: "classic"
    case .compact: "compact"
    case .adaptive: "adaptive"
    }
  }

  static func text(of phrase: Phrase) -> String {
    switch phrase {
    case .followsYou: "{name} follows you"
    case .likesYourPost: "{name} likes your post"
    case .followPerson: "Follow {name}"
    case .followingPerson: "Following {name}"
    case .noLongerFollowing: "No longer following {name}"
    }
  }

  static func forms(of word: CountedWord) -> PluralForms {
    switch word {
    case .posts: PluralForms(one: "{count} post", other: "{count} posts")
    case .followers: PluralForms(one: "{count} follower", other: "{count} followers")
    case .following: PluralForms(other: "{count} following")
    case .unread: PluralForms(other: "{count} unread")
    case .sharedPosts: PluralForms(one: "{count} post", other: "{count} posts")
    case .sharedPhotos: PluralForms(one: "{count} photo", other: "{count} photos")
    case .foundPhotos: PluralForms(one: "{count} photo found", other: "{count} photos found")
    case .selectedPhotos:
      PluralForms(one: "{count} photo selected", other: "{count} photos selected")
    }
  }

  static func forms(of word: NumberedWord) -> PluralForms {
    switch word {
    case .photo: PluralForms(other: "Photo {number} of {count}")
    }
  }
}
