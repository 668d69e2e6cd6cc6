/// What the feature needs from outside.
public struct Services {
  public var directory: Directory
  public var posts: PostService
  public var people: PeopleService
  public var follow: FollowService
  public var like: LikeService
  public var edit: EditService
  public var upload: UploadService
  public var notices: NoticeService
  public var photos: PhotoService
  public var settings: SettingsService
  public var timing: TimingService

  public init(
    directory: Directory, posts: PostService, people: PeopleService, follow: FollowService,
    like: LikeService, edit: EditService, upload: UploadService, notices: NoticeService,
    photos: PhotoService, settings: SettingsService, timing: TimingService
  ) {
    self.directory = directory
    self.posts = posts
    self.people = people
    self.follow = follow
    self.like = like
    self.edit = edit
    self.upload = upload
    self.notices = notices
    self.photos = photos
    self.settings = settings
    self.timing = timing
  }
}
