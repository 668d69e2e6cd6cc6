@testable import profile_sim

/// Makes actions of every kind.
enum RandomAction {
  static func action(using random: inout SeededGenerator) -> Action {
    let id = RandomScript.word(using: &random)
    switch Int.random(in: 0...22, using: &random) {
    case 0: return .back
    case 1: return .swipeBack(Action.SwipePhase.allCases.randomElement(using: &random))
    case 2: return .swipeBack(nil)
    case 3: return .swipeDown
    case 4: return .dismiss
    case 5: return .type(id, RandomScript.text(using: &random))
    case 6: return .clear(id)
    case 7: return .open(id)
    case 8: return .relaunch
    case 9: return .doubleTap(id)
    case 10: return .longPress(id)
    case 11: return .tapAt(x: points(using: &random), y: points(using: &random))
    case 12: return .press(Bool.random(using: &random) ? .return : .escape)
    case 13: return .scroll(id, by: points(using: &random))
    case 14: return .scrollTo(id)
    case 15: return .pull(id)
    case 16: return .drag(id, to: RandomScript.word(using: &random))
    case 17: return .cancelDrag(id)
    case 18: return .background
    case 19: return .foreground
    case 20: return .reader(Action.ReaderMove.allCases.randomElement(using: &random) ?? .next)
    default:
      let isOnce = Bool.random(using: &random)
      let times = Int.random(in: 1...Language.largestCount, using: &random)
      return .tap(id, times: isOnce ? 1 : times)
    }
  }

  private static func points(using random: inout SeededGenerator) -> Points {
    let largest = Bool.random(using: &random) ? 2_000 : Points.largest * 1_000
    return Points(thousandths: Int.random(in: -largest...largest, using: &random))
  }
}
