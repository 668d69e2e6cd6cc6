/// On what an app is shown, in the words of its vocabulary; nil stands for the usual.
struct Display: Equatable, Sendable {
  var device: String?
  var isLandscape = false
  var textSize: String?
  var layout: String?
  var isDark = false
}
