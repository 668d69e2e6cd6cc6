public import Signals

/// The services of a run, answered from a library instead of a network.
///
///     let clock = VirtualTimeScheduler()
///     let server = InMemoryServer(.own, scheduler: clock)
///     server.latencies[.posts] = .milliseconds(200)
///     server.failures[.follow] = .times(1)
///
/// A reply is made when it is due: it sees what earlier replies changed. A request that is cancelled
/// before that changes nothing.
public final class InMemoryServer<Clock: Scheduler> {
  /// How often a service fails.
  public enum Failures: Hashable, Sendable {
    /// Every time.
    case always
    /// The next so many times.
    case times(Int)
  }

  /// What the server knows, with what was followed since the start.
  public private(set) var library: ProfileLibrary

  /// How long each service takes; none answers at once, inside the call.
  public var latencies: [ServiceName: Clock.SchedulerTimeType.Stride] = [
    .posts: .milliseconds(1_000),
    .people: .milliseconds(300),
    .follow: .milliseconds(500),
  ]

  /// The services that fail.
  public var failures: [ServiceName: Failures] = [:]

  private let scheduler: Clock
  private let traffic = InMemoryTraffic()

  public init(_ library: ProfileLibrary, scheduler: Clock) {
    self.library = library
    self.scheduler = scheduler
  }

  /// How many requests are under way, by service; services without any are left out.
  public var pendingRequests: [ServiceName: Int] { traffic.counts }

  /// How many requests are under way, to whichever service.
  public var requestCount: Int { traffic.counts.values.reduce(0, +) }

  /// The services as view models take them.
  public var services: Services {
    Services(
      directory: Directory(
        profile: { self.library.account($0)?.profile },
        post: { self.library.post($0) }),
      posts: PostService { username in
        self.reply(from: .posts) { library in
          library.account(username).map { .success($0.content) } ?? .failure(.notFound)
        }
      },
      people: PeopleService { kind, username in
        self.reply(from: .people) { library in
          library.account(username).map { .success($0.users(in: kind)) } ?? .failure(.notFound)
        }
      },
      follow: FollowService { isFollowing, username in
        self.reply(from: .follow) { library in
          guard library.account(username) != nil else { return .failure(.notFound) }
          library.setFollowing(isFollowing, username: username)
          return .success(isFollowing)
        }
      })
  }

  private func reply<Output>(
    from service: ServiceName,
    _ answer: @escaping (inout ProfileLibrary) -> Result<Output, ServiceError>
  ) -> AnyPublisher<Output, ServiceError> {
    InMemoryReply(
      service: service, delay: latencies[service] ?? .zero, scheduler: scheduler,
      traffic: traffic,
      answer: { self.isFailing(service) ? .failure(.unavailable) : answer(&self.library) }
    ).eraseToAnyPublisher()
  }

  /// Whether the service fails now, which uses up one of the times.
  private func isFailing(_ service: ServiceName) -> Bool {
    switch failures[service] {
    case nil:
      return false
    case .always:
      return true
    case .times(let count):
      failures[service] = count > 1 ? .times(count - 1) : nil
      return count > 0
    }
  }
}
