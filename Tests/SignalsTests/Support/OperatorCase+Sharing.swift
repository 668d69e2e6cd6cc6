import Signals

extension OperatorCase {
  /// Operators whose subscribers share a state on purpose, so that a second one sees other things than the first.
  static let sharing: [OperatorCase] = [
    OperatorCase("share") { up, _, _ in up.share() },
    OperatorCase("share(replay:)") { up, _, _ in up.share(replay: 2) },
    OperatorCase("multicast, autoconnect") { up, _, _ in
      up.multicast { PassthroughSubject() }.autoconnect()
    },
  ]
}
