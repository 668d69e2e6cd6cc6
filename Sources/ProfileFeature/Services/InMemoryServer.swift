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
    .like: .milliseconds(500),
    .edit: .milliseconds(500),
    .notices: .milliseconds(300),
    .photos: .milliseconds(300),
    .images: .milliseconds(800),
  ]

  /// The services that fail.
  public var failures: [ServiceName: Failures] = [:]

  /// Whether no service can be reached; a reply that falls due then is a failure.
  public var isOffline = false

  private let scheduler: Clock
  private let traffic = InMemoryTraffic()
  private let updates = PassthroughSubject<ProfileUpdate, Never>()
  private let published = PassthroughSubject<(username: String, post: Post), Never>()
  private let settings = CurrentValueSubject<AppSettings, Never>(AppSettings())

  public init(_ library: ProfileLibrary, scheduler: Clock) {
    self.library = library
    self.scheduler = scheduler
  }

  /// How many requests are under way, by service; services without any are left out.
  public var pendingRequests: [ServiceName: Int] { traffic.counts }

  /// Keeps the replies of a service back, also to requests that are under way, until they are released.
  ///
  ///     server.hold(.follow)
  ///     app.tap("header.follow")
  ///     server.release(.follow, 1)  // the first of those that wait
  public func hold(_ service: ServiceName) {
    traffic.hold(service)
  }

  /// Gives all replies that are kept back, in the order of the requests, and keeps none from now on.
  ///
  /// - Returns: whether the service kept its replies back.
  @discardableResult
  public func release(_ service: ServiceName) -> Bool {
    guard isHeld(service) else { return false }
    traffic.release(service)
    return true
  }

  /// Gives one of the replies that are kept back, in whatever order that is done; the service still keeps the others.
  ///
  /// - Parameter number: of the requests that wait, which; counted from 1.
  /// - Returns: whether there is one of this number.
  @discardableResult
  public func release(_ service: ServiceName, _ number: Int) -> Bool {
    let waiting = traffic.held.contains(service) ? traffic.requests(to: service) : []
    guard number >= 1, number <= waiting.count else { return false }
    waiting[number - 1].deliver()
    return true
  }

  /// Whether a service keeps its replies back.
  public func isHeld(_ service: ServiceName) -> Bool {
    traffic.held.contains(service)
  }

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
      people: PeopleService { kind, username, start in
        self.reply(from: .people) { library in
          library.page(of: kind, username: username, from: start).map { .success($0) }
            ?? .failure(.notFound)
        }
      },
      follow: FollowService { isFollowing, username in
        self.reply(from: .follow) { library in
          guard library.account(username) != nil else { return .failure(.notFound) }
          library.setFollowing(isFollowing, username: username)
          return .success(isFollowing)
        }
      },
      like: LikeService { isLiked, post in
        self.reply(from: .like) { library in
          guard library.post(post) != nil else { return .failure(.notFound) }
          library.setLiked(isLiked, post: post)
          return .success(isLiked)
        }
      },
      edit: EditService(
        save: { draft, username in
          self.reply(from: .edit, tell: self.profileDidChange(from: username)) { library in
            guard library.account(username) != nil else { return .failure(.notFound) }
            return library.update(username, to: draft).map { .success($0) } ?? .failure(.taken)
          }
        },
        updates: updates.eraseToAnyPublisher()),
      upload: UploadService(
        photos: { self.library.cameraRoll },
        publish: { photo, caption in
          self.reply(from: .upload, tell: self.postDidAppear) { library in
            .success(library.publish(photo, caption: caption))
          }
        },
        published: published.eraseToAnyPublisher()),
      notices: NoticeService(
        notices: { self.reply(from: .notices) { .success($0.notices) } },
        unreadCount: Just(library.notices.count { $0.isUnread }).eraseToAnyPublisher()),
      photos: PhotoService(
        search: { query in
          self.reply(from: .photos) { _ in .success(SamplePhotos.found(by: query)) }
        },
        loadLargeImage: { photo in
          self.reply(from: .images) { _ in
            photo.largeImage.map { .success($0) } ?? .failure(.notFound)
          }
        }),
      settings: SettingsService(
        settings: settings.eraseToAnyPublisher(), update: { self.settings.send($0) }),
      timing: TimingService(on: scheduler))
  }

  private func profileDidChange(from username: String) -> (Profile) -> Void {
    { self.updates.send(ProfileUpdate(previousUsername: username, profile: $0)) }
  }

  private func postDidAppear(_ post: Post) {
    published.send((username: library.main.profile.username, post: post))
  }

  private func reply<Output>(
    from service: ServiceName,
    tell: @escaping (Output) -> Void = { _ in },
    _ answer: @escaping (inout ProfileLibrary) -> Result<Output, ServiceError>
  ) -> AnyPublisher<Output, ServiceError> {
    InMemoryReply(
      service: service, delay: latencies[service] ?? .zero, scheduler: scheduler,
      traffic: traffic,
      answer: {
        guard !self.isOffline, !self.isFailing(service) else { return .failure(.unavailable) }
        let result = answer(&self.library)
        // Everybody else hears of a change before the one who asked for it goes on.
        if case .success(let output) = result { tell(output) }
        return result
      }
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
