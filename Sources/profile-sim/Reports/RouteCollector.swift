/// Keeps the route changes of a run and says nothing.
final class RouteCollector: Reporter {
  private(set) var records: [RouteRecord] = []

  func runBegan(scriptCount: Int) {}
  func scriptSkipped(_ file: String) {}
  func report(_ fault: ScriptFault) {}
  func runEnded(_ summary: RunSummary) {}

  func report(_ event: RunEvent) {
    if case .logged(let entry, _) = event, case .change(let change) = entry.event {
      records.append(RouteRecord(time: entry.time, change: change))
    }
  }
}
