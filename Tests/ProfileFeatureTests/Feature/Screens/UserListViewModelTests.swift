import Signals
import Testing

@testable import ProfileFeature

@Suite struct UserListViewModelTests {
  private let manual = ManualServices()
  private let users = [UserSummary(username: "anna.codes", name: "Anna Lindqvist")]

  private func loadedList(_ kind: UserListKind) -> UserListViewModel {
    let list = UserListViewModel(
      kind, of: "user_id", services: manual.services(for: .own), census: Census())
    list.screenLoaded()
    return list
  }

  @Test(arguments: UserListKind.allCases)
  func `loads its own list`(kind: UserListKind) {
    let list = loadedList(kind)
    #expect(manual.people.queries == [kind])
    #expect(list.currentState.users.isEmpty)
    manual.people.succeed(0, UserPage(users: users))
    #expect(list.currentState.users == users)
  }

  @Test func `stays empty when loading fails`() {
    let list = loadedList(.followers)
    manual.people.fail(0)
    #expect(list.currentState.users.isEmpty)
  }

  @Test func `sends the person who was tapped`() {
    let list = loadedList(.followers)
    let outputs = Log(list.outputs)
    manual.people.succeed(0, UserPage(users: users))
    list.rowTapped("anna.codes")
    #expect(outputs.values == [.userDidSelect("anna.codes")])
  }

  @Test func `is freed with its work under way`() {
    weak var weakList: UserListViewModel?
    do { weakList = loadedList(.followers) }
    #expect(weakList == nil)
    manual.people.succeed(0, UserPage(users: users))
  }

  // MARK: Pages

  private func page(_ numbers: ClosedRange<Int>, hasMore: Bool) -> UserPage {
    UserPage(
      users: numbers.map { UserSummary(username: "u\($0)", name: "U\($0)") }, hasMore: hasMore)
  }

  @Test func `loads the next page at the end, one at a time, until there is none`() {
    let list = loadedList(.followers)
    let outputs = Log(list.outputs)
    list.endReached()
    #expect(manual.people.queries.count == 1, "the first page is still on its way")
    manual.people.succeed(0, page(1...20, hasMore: true))
    list.endReached()
    list.endReached()
    #expect(manual.people.queries.count == 2)
    manual.people.succeed(1, page(20...25, hasMore: false))
    #expect(list.currentState.users.map { $0.username } == (1...25).map { "u\($0)" })
    list.endReached()
    #expect(manual.people.queries.count == 2)
    #expect(outputs.values == Array(repeating: .listEndDidAppear, count: 4))
  }

  @Test func `asks again for a page that failed`() {
    let list = loadedList(.followers)
    manual.people.succeed(0, page(1...20, hasMore: true))
    list.endReached()
    manual.people.fail(1)
    #expect(list.currentState.users.count == 20)
    list.endReached()
    #expect(manual.people.queries.count == 3)
  }

  // MARK: Following

  @Test func `follows at once, and returns when that fails`() {
    let list = loadedList(.followers)
    let outputs = Log(list.outputs)
    manual.people.succeed(0, page(1...3, hasMore: false))
    list.followTapped("u2")
    #expect(list.currentState.users.map { $0.isFollowed } == [false, true, false])
    #expect(manual.follow.queries == [true])
    list.followTapped("u3")
    #expect(list.currentState.users.map { $0.isFollowed } == [false, true, true])
    manual.follow.fail(0)
    #expect(list.currentState.users.map { $0.isFollowed } == [false, false, true])
    manual.follow.succeed(1, true)
    #expect(list.currentState.users.map { $0.isFollowed } == [false, false, true])
    #expect(
      outputs.values == [.listFollowButtonDidTap("u2"), .listFollowButtonDidTap("u3")])
  }

  @Test func `folds taps in flight into the last wish`() {
    let list = loadedList(.followers)
    manual.people.succeed(0, page(1...1, hasMore: false))
    list.followTapped("u1")
    list.followTapped("u1")
    manual.follow.succeed(0, true)
    #expect(list.currentState.users[0].isFollowed == false)
    #expect(manual.follow.queries == [true, false])
  }

  @Test func `nobody follows themselves, or somebody who is not there`() {
    let list = loadedList(.followers)
    let outputs = Log(list.outputs)
    manual.people.succeed(
      0, UserPage(users: [UserSummary(username: "user_id", name: "Onamae", isOwn: true)]))
    list.followTapped("user_id")
    list.followTapped("nobody")
    #expect(outputs.values.isEmpty)
    #expect(manual.follow.queries.isEmpty)
  }

  @Test func `shows a person's new name`() {
    let list = loadedList(.followers)
    manual.people.succeed(0, page(1...2, hasMore: false))
    manual.updates.send(
      ProfileUpdate(previousUsername: "u2", profile: Profile(username: "new", name: "New")))
    #expect(list.currentState.users.map { $0.username } == ["u1", "new"])
    #expect(list.currentState.users.map { $0.name } == ["U1", "New"])
  }
}
