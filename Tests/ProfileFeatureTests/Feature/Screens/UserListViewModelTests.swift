import Testing

@testable import ProfileFeature

@Suite struct UserListViewModelTests {
  private let manual = ManualServices()
  private let users = [UserSummary(username: "anna.codes", name: "Anna Lindqvist")]

  private func loadedList(_ kind: UserListKind) -> UserListViewModel {
    let list = UserListViewModel(
      kind, of: "user_id", service: manual.services(for: .own).people, census: Census())
    list.screenLoaded()
    return list
  }

  @Test(arguments: UserListKind.allCases)
  func `loads its own list`(kind: UserListKind) {
    let list = loadedList(kind)
    #expect(manual.people.queries == [kind])
    #expect(list.currentState.users.isEmpty)
    manual.people.succeed(0, users)
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
    manual.people.succeed(0, users)
    list.rowTapped("anna.codes")
    #expect(outputs.values == [.userDidSelect("anna.codes")])
  }

  @Test func `is freed with its work under way`() {
    weak var weakList: UserListViewModel?
    do { weakList = loadedList(.followers) }
    #expect(weakList == nil)
    manual.people.succeed(0, users)
  }
}
