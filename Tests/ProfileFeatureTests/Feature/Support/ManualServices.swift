import ProfileFeature
import Signals

/// All services, answered by hand.
final class ManualServices {
  let posts = ManualService<String, ProfileContent>()
  let people = ManualService<UserListKind, UserPage>()
  let follow = ManualService<Bool, Bool>()
  let like = ManualService<Bool, Bool>()
  let edit = ManualService<ProfileDraft, Profile>()
  let updates = PassthroughSubject<ProfileUpdate, Never>()
  let upload = ManualService<String, Post>()
  let photos = [
    CameraRollPhoto(id: "r1", label: "Sea"), CameraRollPhoto(id: "r2", label: "Sand"),
  ]
  let published = PassthroughSubject<(username: String, post: Post), Never>()
  let notices = ManualService<Bool, [Notice]>()
  let unreadCount = CurrentValueSubject<Int, Never>(2)
  let search = ManualService<String, [Photo]>()
  let images = ManualService<Photo.ID, String>()
  let clock = VirtualTimeScheduler()
  let settings = CurrentValueSubject<AppSettings, Never>(AppSettings())

  func services(for library: ProfileLibrary) -> Services {
    Services(
      directory: Directory(
        profile: { library.account($0)?.profile }, post: { library.post($0) }),
      posts: PostService { [posts] in posts.reply(to: $0) },
      people: PeopleService { [people] kind, _, _ in people.reply(to: kind) },
      follow: FollowService { [follow] isFollowing, _ in follow.reply(to: isFollowing) },
      like: LikeService { [like] isLiked, _ in like.reply(to: isLiked) },
      edit: EditService(
        save: { [edit] draft, _ in edit.reply(to: draft) }, updates: updates.eraseToAnyPublisher()),
      upload: UploadService(
        photos: { [photos] in photos },
        publish: { [upload] in upload.reply(to: "\($0.id) \($1)") },
        published: published.eraseToAnyPublisher()),
      notices: NoticeService(
        notices: { [notices] in notices.reply(to: true) },
        unreadCount: unreadCount.eraseToAnyPublisher()),
      photos: PhotoService(
        search: { [search] in search.reply(to: $0) },
        loadLargeImage: { [images] in images.reply(to: $0.id) }),
      settings: SettingsService(
        settings: settings.eraseToAnyPublisher(), update: { [settings] in settings.send($0) }),
      timing: TimingService(on: clock))
  }
}
