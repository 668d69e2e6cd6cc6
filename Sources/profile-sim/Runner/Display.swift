/// On what an app is shown, in the words of its vocabulary; nil stands for the usual.
struct Display: Equatable, Sendable {
  var device: String?
  var isLandscape = false
  var textSize: String?
  var layout: String?
  var isDark = false

  /// What makes an app at its start be shown like this.
  var circumstances: [Circumstance] {
    var circumstances: [Circumstance] = []
    if let device {
      circumstances.append(.device(Word(device), isLandscape ? .landscape : .portrait))
    } else if isLandscape {
      circumstances.append(.rotate)
    }
    if let textSize { circumstances.append(.textSize(Word(textSize))) }
    if let layout { circumstances.append(.layout(Word(layout))) }
    if isDark { circumstances.append(.appearance(.dark)) }
    return circumstances
  }
}
