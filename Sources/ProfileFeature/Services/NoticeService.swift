public import Signals

/// Loads what happened while one looked elsewhere.
public struct NoticeService {
  /// Sends the notices, the latest first, once, and finishes.
  public var notices: () -> AnyPublisher<[Notice], ServiceError>
  /// How many notices are unread, now and whenever that changes.
  public var unreadCount: AnyPublisher<Int, Never>

  public init(
    notices: @escaping () -> AnyPublisher<[Notice], ServiceError>,
    unreadCount: AnyPublisher<Int, Never>
  ) {
    self.notices = notices
    self.unreadCount = unreadCount
  }
}
