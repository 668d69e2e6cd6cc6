/// The requests to an in-memory server that are under way.
final class InMemoryTraffic {
  private(set) var counts: [ServiceName: Int] = [:]

  func began(_ service: ServiceName) {
    counts[service, default: 0] += 1
  }

  func ended(_ service: ServiceName) {
    let count = counts[service, default: 0] - 1
    counts[service] = count == 0 ? nil : count
  }
}
