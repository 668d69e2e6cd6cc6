import ProfileFeature
import Signals

extension InMemoryServer where Clock == VirtualTimeScheduler {
  /// Changes how services answer; circumstances of another kind change nothing here.
  ///
  /// - Returns: why that cannot be now, or nil when it was done.
  func apply(_ circumstance: Circumstance) -> String? {
    switch circumstance {
    case .latency(let name, let duration):
      return on(name) { service in
        latencies[service] = .init(nanoseconds: duration.nanoseconds)
        return nil
      }
    case .fail(let name, let times):
      return on(name) { service in
        failures[service] = times.map { $0 == 0 ? nil : .times($0) } ?? .always
        return nil
      }
    case .hold(let name):
      return on(name) { service in
        hold(service)
        return nil
      }
    case .release(let name, let number):
      return on(name) { service in
        guard isHeld(service) else { return "\(name.text) keeps no replies back" }
        guard let number else {
          release(service)
          return nil
        }
        if release(service, number) { return nil }
        let count = pendingRequests[service] ?? 0
        return "\(name.text) keeps \(count == 1 ? "1 reply" : "\(count) replies") back"
      }
    case .offline: isOffline = true
    case .online: isOffline = false
    case .device, .rotate, .textSize, .layout, .appearance, .language, .reduceMotion: break
    }
    return nil
  }

  private func on(_ name: Word, _ change: (ServiceName) -> String?) -> String? {
    ServiceName(rawValue: name.text).map(change) ?? "there is no such service"
  }
}
