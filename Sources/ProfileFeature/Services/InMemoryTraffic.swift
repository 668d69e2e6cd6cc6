/// The requests to an in-memory server that are under way, in the order in which they were made.
final class InMemoryTraffic {
  private(set) var counts: [ServiceName: Int] = [:]
  private var requests: [any InMemoryRequest] = []
  /// The services that keep their replies back.
  private(set) var held: Set<ServiceName> = []

  func began(_ request: any InMemoryRequest) {
    counts[request.service, default: 0] += 1
    requests.append(request)
  }

  func ended(_ request: any InMemoryRequest) {
    let count = counts[request.service, default: 0] - 1
    counts[request.service] = count == 0 ? nil : count
    requests.removeAll { $0 === request }
  }

  func requests(to service: ServiceName) -> [any InMemoryRequest] {
    requests.filter { $0.service == service }
  }

  /// From now on replies of the service come only when they are released; also those that are under way.
  func hold(_ service: ServiceName) {
    held.insert(service)
    for request in requests(to: service) { request.stopClock() }
  }

  /// Ends that, and gives the replies that were kept back, in the order of their requests.
  func release(_ service: ServiceName) {
    guard held.remove(service) != nil else { return }
    for request in requests(to: service) { request.deliver() }
  }
}

/// A request that is under way.
protocol InMemoryRequest: AnyObject {
  var service: ServiceName { get }
  /// The reply no longer comes by itself.
  func stopClock()
  /// The reply comes now, unless the request was cancelled.
  func deliver()
}
