/// A word or a sentence that a person sees or hears, and that is the same whatever it is said of.
///
/// The raw values are names for tables of translations.
public enum Word: String, Hashable, Sendable, CaseIterable {
  // The profile, and what is pushed from it.
  case posts
  case tagged
  case followers
  case following
  case follow
  case post
  case settings
  case menu
  case editProfile
  /// Under the button that adds to the story.
  case newStory
  /// What a screen reader says of that button.
  case addToStory
  case name
  case username
  case bio
  case profilePicture
  case refreshing
  case loading
  case picture
  case caption
  case person
  case like
  case share
  case archive
  case saved
  case nothingHere

  // The showcase.
  case showcaseHero
  case showcaseText
  case showcaseFooter
  case photo
  case photos

  // Bars.
  case back
  case title
  case sheetGrabber
  case feed
  case search
  case newPost
  case notifications
  case notification
  case profile

  // Forms and questions.
  case cancel
  case close
  case save
  case saving
  case posting
  case message
  case couldNotSave
  case usernameIsTaken
  case couldNotPost
  case couldNotSearch
  case discardQuestion
  case discard
  case keepEditing
  case logOut
  case logOutQuestion
  case telegram
  case linkedin

  // What a screen reader adds.
  case button
  case heading
  case image
  case tab
  case textField
  case selected
  case dimmed
  case refreshEnded

  // The settings, and what can be chosen there.
  case textSize
  case appearance
  case layout
  case textSizeExtraSmall
  case textSizeSmall
  case textSizeMedium
  case textSizeLarge
  case textSizeExtraLarge
  case textSizeExtraExtraLarge
  case textSizeExtraExtraExtraLarge
  case textSizeAccessibility1
  case textSizeAccessibility2
  case textSizeAccessibility3
  case textSizeAccessibility4
  case textSizeAccessibility5
  case light
  case dark
  case classic
  case compact
  case adaptive
}
