/// The text field that keys go to.
struct KeyboardFocus: Hashable {
  var screen: ScreenID
  var id: String
}
