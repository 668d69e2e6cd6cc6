import Signals
import Testing

@testable import ProfileFeature

/// What goes on in an app at the same time: sequences of which each is done in its own order, and the
/// replies of services, each of which comes at any time after its request, before or after any other one.
struct Interleaving<Run: InterleavedRun> {
  struct Step: Sendable {
    let name: String
    let action: @Sendable (Run) -> Void

    init(_ name: String, _ action: @escaping @Sendable (Run) -> Void) {
      self.name = name
      self.action = action
    }

    static func tap(_ id: String) -> Step { Step("tap \(id)") { $0.app.tap(id) } }
    static func open(_ link: String) -> Step { Step("open \(link)") { $0.app.open(link) } }
    /// Long enough for every transition.
    static var second: Step { Step("advance 1s") { $0.app.advance(by: .seconds(1)) } }
    static var back: Step { Step("back") { $0.app.back() } }
    static var swipeBack: Step { Step("swipe back") { $0.app.swipeBack() } }
    static func pull(_ id: String) -> Step { Step("pull \(id)") { $0.app.pull(id) } }
  }

  let sequences: [[Step]]
  /// The services whose replies come in every order.
  let services: [ServiceName]
  /// The services whose replies may be failures.
  var failing: [ServiceName] = []

  /// Runs everything in every order, each time in an app of its own, and looks after every step whether all is well.
  ///
  /// - Returns: in how many orders.
  func runAll(sourceLocation: SourceLocation = #_sourceLocation) -> Int {
    let home = Run().app
    for service in services { home.server.release(service) }
    home.coordinator.perform([.reset])
    home.settle()
    let baseline = home.census.subscriptions
    var failures = 0
    return Choices.all { choices in
      // Once it is known what is wrong, a thousand repetitions say no more.
      guard failures < 3 else { return }
      let trail = Trail()
      let faults = run(&choices, baseline, trail)
      if !faults.isEmpty {
        failures += 1
        Issue.record("\(trail.steps): \(faults)", sourceLocation: sourceLocation)
      }
    }
  }

  private final class Trail {
    var steps: [String] = []
  }

  private struct Move {
    let name: String
    let perform: () -> Void
  }

  /// Goes one way through everything; ends at the first fault.
  private func run(
    _ choices: inout Choices, _ baseline: [String: Int], _ trail: Trail
  ) -> [String] {
    let run = Run()
    let app = run.app
    for service in services { app.server.hold(service) }
    var done = Array(repeating: 0, count: sequences.count)
    while true {
      var moves: [Move] = []
      for (index, sequence) in sequences.enumerated() where done[index] < sequence.count {
        let step = sequence[done[index]]
        moves.append(
          Move(name: step.name) {
            done[index] += 1
            step.action(run)
          })
      }
      moves += replies(in: run)
      guard !moves.isEmpty else { break }
      let move = moves[choices.choose(of: moves.count)]
      trail.steps.append(move.name)
      move.perform()
      let faults = AppInvariant.allCases.compactMap { $0.violation(in: app) } + run.faults
      guard faults.isEmpty else { return faults }
    }
    return faultsAtEnd(of: run, baseline)
  }

  private func replies(in run: Run) -> [Move] {
    let server = run.app.server
    return services.flatMap { service in
      (0..<server.pendingRequests[service, default: 0]).flatMap { index in
        (failing.contains(service) ? [false, true] : [false]).map { isFailure in
          Move(name: "\(isFailure ? "fail" : "reply") \(service.rawValue) \(index + 1)") {
            if isFailure { server.failures[service] = .times(1) }
            run.replyWillArrive(from: service, isFailure: isFailure)
            server.release(service, index + 1)
          }
        }
      }
    }
  }

  private func faultsAtEnd(of run: Run, _ baseline: [String: Int]) -> [String] {
    let app = run.app
    for service in services { app.server.release(service) }
    app.settle()
    var faults = app.violations + run.faults + run.faultsAtEnd
    if !app.isIdle { faults.append("it does not come to rest") }
    app.coordinator.perform([.reset])
    app.settle()
    if app.census.counts != ["profile": 1] { faults.append("left over: \(app.census.counts)") }
    if app.census.subscriptions != baseline {
      faults.append("subscriptions left over: \(app.census.subscriptions)")
    }
    return faults
  }
}

/// An app in which things go on at the same time, and what must be true of it then.
protocol InterleavedRun: AnyObject, SendableMetatype {
  init()
  var app: HeadlessApp { get }
  /// What is wrong after a step.
  var faults: [String] { get }
  /// What is wrong when everything has come to rest.
  var faultsAtEnd: [String] { get }
  /// A service answers next.
  func replyWillArrive(from service: ServiceName, isFailure: Bool)
}

extension InterleavedRun {
  var faults: [String] { [] }
  var faultsAtEnd: [String] { [] }
  func replyWillArrive(from service: ServiceName, isFailure: Bool) {}
}
