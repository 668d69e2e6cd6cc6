/// The decisions of operators that pass values before or after another publisher sends one. Source 0 is the upstream.
@usableFromInline
struct GateJoint<Gate: GateRule, Output, Failure: Error>: Joint {
  @usableFromInline typealias Actions = Outbox<Output, Failure, Never>

  @usableFromInline var isOpen = Gate.isOpenAtFirst
  @usableFromInline var demand = Subscribers.Demand.none
  @usableFromInline var isUpstreamLive = false

  @inlinable static var name: StaticString { Gate.name }
  @inlinable static var other: SourceID { SourceID(slot: 1) }

  @inlinable
  init() {}

  @inlinable
  mutating func start(_ source: SourceID) -> Subscribers.Demand {
    if source == Self.other { return .max(1) }
    isUpstreamLive = true
    return demand
  }

  @inlinable
  mutating func receive(_ output: Output, _ outbox: inout Actions) -> Subscribers.Demand {
    guard isOpen else { return .max(1) }
    guard demand != .none else { return .none }
    demand -= 1
    outbox.deliver(output)
    return .none
  }

  @inlinable
  mutating func finish(_ source: SourceID, _ outbox: inout Actions) {
    outbox.complete(.finished)
  }

  @inlinable
  mutating func request(
    _ more: Subscribers.Demand, serving source: SourceID?, _ outbox: inout Actions
  ) -> Subscribers.Demand {
    demand += more
    if source?.slot == 0 { return more }
    if isUpstreamLive { outbox.request(more, from: SourceID(slot: 0)) }
    return .none
  }
}

@usableFromInline
protocol GateRule {
  static var name: StaticString { get }
  static var isOpenAtFirst: Bool { get }
}

extension Join {
  /// The subscriber of the publisher whose values pass or do not.
  @inlinable
  func gated<Gate, Output, Failure>() -> Side<J, Downstream, Output, Failure>
  where J == GateJoint<Gate, Output, Failure> {
    Side(self, 0) { joint, input, _, outbox in
      guard let output = input.take() else { return .none }
      return joint.receive(output, &outbox)
    }
  }

  /// The subscriber of the publisher that opens or closes the gate.
  @inlinable
  func gatekeeping<Gate, Output, Failure, Input, OtherFailure>(
    _ act: @escaping (inout J, inout J.Actions) -> Void,
    conclude:
      @escaping (
        inout J, Subscribers.Completion<OtherFailure>, inout J.Actions
      ) -> Void
  ) -> Side<J, Downstream, Input, OtherFailure> where J == GateJoint<Gate, Output, Failure> {
    Side(self, J.other) { joint, _, _, outbox in
      act(&joint, &outbox)
      return .none
    } conclude: { joint, completion, _, outbox in
      conclude(&joint, completion, &outbox)
    }
  }
}
