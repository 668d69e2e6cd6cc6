import Signals

extension Services {
  /// The services as one screen has them: each subscription of it is counted for as long as it lasts.
  func counted(by census: Census, of screen: String) -> Services {
    var counted = self
    counted.posts.content = { posts.content($0).counted(by: census, of: screen) }
    counted.people.users = { people.users($0, $1, $2).counted(by: census, of: screen) }
    counted.follow.setFollowing = { follow.setFollowing($0, $1).counted(by: census, of: screen) }
    counted.like.setLiked = { like.setLiked($0, $1).counted(by: census, of: screen) }
    counted.edit.save = { edit.save($0, $1).counted(by: census, of: screen) }
    counted.edit.updates = edit.updates.counted(by: census, of: screen)
    counted.upload.publish = { upload.publish($0, $1).counted(by: census, of: screen) }
    counted.upload.published = upload.published.counted(by: census, of: screen)
    counted.notices.notices = { notices.notices().counted(by: census, of: screen) }
    counted.notices.unreadCount = notices.unreadCount.counted(by: census, of: screen)
    counted.photos.search = { photos.search($0).counted(by: census, of: screen) }
    counted.photos.loadLargeImage = { photos.loadLargeImage($0).counted(by: census, of: screen) }
    counted.settings.settings = settings.settings.counted(by: census, of: screen)
    return counted
  }
}

extension Publisher {
  /// Counts each subscription until it has ended or was cancelled, and notes what comes after that.
  ///
  /// The closure is what lasts as long as the subscription, so it holds what is counted.
  func counted(by census: Census, of screen: String) -> AnyPublisher<Output, Failure> {
    Deferred {
      let presence = census.subscribe(screen)
      let end = SubscriptionEnd()
      return
        self
        .map { output in
          if end.isCancelled { census.deliveredLate(to: screen) }
          return withExtendedLifetime(presence) { output }
        }
        .handleEvents(receiveCancel: { end.isCancelled = true })
    }.eraseToAnyPublisher()
  }
}

/// Whether a screen has cancelled what it had subscribed to.
private final class SubscriptionEnd {
  var isCancelled = false
}
