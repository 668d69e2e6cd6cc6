@testable import profile_sim

/// A small app that the fuzzer is tested on, sound or with one of five faults that apps have had.
struct GallerySimulation: Simulation {
  enum Fault: String, CaseIterable {
    /// A tap during a transition counts, and pushes a second time.
    case doublePush
    /// What is dismissed while it is still being presented stays on screen.
    case lostDismissal
    /// An image that comes late is shown, whatever picture is on screen by then.
    case staleImage
    /// Taking a like back before it was confirmed takes it back twice.
    case wrongCount
    /// A screen that is left by a swipe is never let go.
    case leakedScreen
  }

  var fault: Fault?

  var vocabulary: Vocabulary {
    Vocabulary(
      samples: ["usual"],
      elements: ["open.N", "info", "like", "next", "image"].map { id in
        ElementKind(id: id, screen: "gallery", role: "button", label: id)
      },
      screens: ["gallery", "picture", "info"], tabs: [], modals: ["info"],
      ignoredReasons: ["notHittable", "transition", "atRoot", "nothingPresented", "unknownLink"],
      outputs: ["pictureDidOpen", "likeDidTap"],
      changes: [
        ChangeForm(
          verb: "push", destinations: [.init(name: "picture", takesArgument: true)], details: []),
        ChangeForm(verb: "pop", destinations: [], details: []),
        ChangeForm(
          verb: "present", destinations: [.init(name: "info", takesArgument: false)], details: []),
        ChangeForm(
          verb: "dismiss", destinations: [.init(name: "info", takesArgument: false)], details: []),
      ],
      linkExamples: ["gallery://picture"], linksToTry: ["gallery://picture"], isLink: { _ in true },
      display: DisplayWords())
  }

  func makeApp(_ setUp: SetUp) throws(SetUpFailure) -> GalleryApp { GalleryApp(fault) }

  func makeInvariants() -> [InvariantGroup<GalleryApp>] {
    func invariant(
      _ name: String, _ isBroken: @escaping (GalleryApp) -> Bool
    ) -> Invariant<GalleryApp> {
      Invariant(name: name) { isBroken($0) ? "they are not" : nil }
    }
    let invariants = [
      invariant("no screen stands on itself") { app in
        zip(app.pictures, app.pictures.dropFirst()).contains { $0 == $1 }
      },
      invariant("what is shown is what is presented") { $0.isInfoShown != $0.isInfoPresented },
      invariant("the image is that of the picture") { app in
        app.image != nil && app.image != app.pictures.last
      },
      invariant("counts are not negative") { $0.likeCount < 0 },
      invariant("nothing outlives its screen") { $0.liveScreens > $0.pictures.count },
    ]
    var looks = 0
    return [
      InvariantGroup(
        revision: { _ in
          looks += 1
          return looks
        }, invariants: invariants)
    ]
  }
}

final class GalleryApp: SimulatedApp {
  private enum Event {
    case transitionEnd
    case image(Int)
    case liked
  }

  let fault: GallerySimulation.Fault?
  private(set) var now = VirtualDuration.zero
  /// The pictures that are pushed.
  private(set) var pictures: [Int] = []
  private(set) var image: Int?
  private(set) var isInfoPresented = false
  private(set) var isInfoShown = false
  private(set) var likeCount = 0
  private(set) var liveScreens = 0
  private var isLiked = false
  private var isTransitioning = false
  private var agenda: [(date: Int64, event: Event)] = []
  private var log: [LogEntry] = []

  init(_ fault: GallerySimulation.Fault?) {
    self.fault = fault
  }

  var isIdle: Bool { agenda.isEmpty }
  var stack: [String] { isInfoPresented ? ["info"] : ["gallery"] + pictures.map { _ in "picture" } }
  var tab: String? { nil }
  var modals: [String] { isInfoPresented ? ["info"] : [] }
  var isRefreshing: Bool { false }
  var focus: String? { nil }
  var announcements: [String] { [] }
  var pending: [String] { agenda.map { "\($0.event)" } }

  var elements: [ShownElement] {
    if isInfoPresented { return [] }
    let ids = pictures.isEmpty ? ["open.0", "open.1", "open.2", "info", "like"] : ["next"]
    return ids.map { id in
      ShownElement(id: id, alternateID: nil, role: "button", label: id, text: "")
    }
  }

  func element(_ id: String) -> ShownElement? { elements.first { $0.id == id } }

  func count(ofPrefix prefix: String) -> Int {
    elements.count { $0.id.hasPrefix(prefix + ".") }
  }

  func picture(title: String) -> Picture {
    Picture(width: 1, height: 1, title: title, description: "", isDark: false, layers: [])
  }

  func aliveCount(of screen: String) -> Int { screen == "picture" ? liveScreens : 1 }

  func apply(_ circumstance: Circumstance) -> String? { "there is nothing around it" }

  func perform(_ gesture: Gesture) {
    switch gesture {
    case .tap(let id): tap(id)
    case .doubleTap(let id):
      tap(id)
      tap(id)
    case .back: pop(bySwipe: false)
    case .swipeBack(nil), .swipeBack(.finish): pop(bySwipe: true)
    case .swipeDown, .dismiss: dismiss()
    case .open: note(.ignored("unknownLink"))
    case .swipeBack, .relaunch, .background, .foreground: break
    case .longPress, .tapAt, .type, .press, .clear, .scroll, .scrollTo, .pull, .drag,
      .cancelDrag, .reader:
      note(.ignored("notHittable"))
    }
  }

  private func tap(_ id: String) {
    guard !isTransitioning || fault == .doublePush else { return note(.ignored("transition")) }
    guard element(id) != nil || fault == .doublePush && id.hasPrefix("open.") else {
      return note(.ignored("notHittable"))
    }
    switch id {
    case "info":
      note(.change("present info"))
      isInfoPresented = true
      isInfoShown = true
      beginTransition(milliseconds: 500)
    case "like":
      note(.output("likeDidTap"))
      like()
    case "next":
      show((pictures.removeLast() + 1) % 3)
    default:
      let number = Int(id.dropFirst("open.".count)) ?? 0
      note(.output("pictureDidOpen(\(number))"))
      note(.change("push picture \(number)"))
      liveScreens += 1
      show(number)
      beginTransition(milliseconds: 350)
    }
  }

  private func show(_ number: Int) {
    pictures.append(number)
    image = nil
    // The first picture is a large one.
    plan(.image(number), milliseconds: number == 0 ? 900 : 100)
  }

  private func like() {
    isLiked.toggle()
    let isUnderWay = agenda.contains { if case .liked = $0.event { true } else { false } }
    likeCount += isLiked ? 1 : -1
    if fault == .wrongCount, !isLiked, isUnderWay { likeCount -= 1 }
    plan(.liked, milliseconds: 300)
  }

  private func pop(bySwipe: Bool) {
    guard !isTransitioning else { return note(.ignored("transition")) }
    guard !isInfoPresented, pictures.popLast() != nil else { return note(.ignored("atRoot")) }
    note(.change("pop"))
    image = nil
    if !(bySwipe && fault == .leakedScreen) { liveScreens -= 1 }
    beginTransition(milliseconds: 350)
  }

  private func dismiss() {
    guard isInfoPresented else { return note(.ignored("nothingPresented")) }
    guard !isTransitioning || fault == .lostDismissal else { return note(.ignored("transition")) }
    note(.change("dismiss info"))
    isInfoPresented = false
    if !isTransitioning { isInfoShown = false }
    beginTransition(milliseconds: 500)
  }

  private func beginTransition(milliseconds: Int64) {
    isTransitioning = true
    plan(.transitionEnd, milliseconds: milliseconds)
  }

  private func plan(_ event: Event, milliseconds: Int64) {
    let date = now.nanoseconds + milliseconds * 1_000_000
    let place = agenda.firstIndex { $0.date > date } ?? agenda.count
    agenda.insert((date, event), at: place)
  }

  private func happen(_ event: Event) {
    switch event {
    case .transitionEnd: isTransitioning = false
    case .image(let number):
      if fault == .staleImage && !pictures.isEmpty || pictures.last == number { image = number }
    case .liked: break
    }
  }

  func advance(by duration: VirtualDuration) {
    let end = now.nanoseconds + duration.nanoseconds
    while let next = agenda.first, next.date <= end {
      now = VirtualDuration(nanoseconds: next.date)
      agenda.removeFirst()
      happen(next.event)
    }
    now = VirtualDuration(nanoseconds: end)
  }

  func advanceToNextEvent(limit: VirtualDuration) {
    let next = (agenda.first?.date ?? .max) - now.nanoseconds
    advance(by: VirtualDuration(nanoseconds: min(next, limit.nanoseconds)))
  }

  func advanceUntilIdle(limit: VirtualDuration) -> Bool {
    while let next = agenda.first {
      advance(by: VirtualDuration(nanoseconds: next.date - now.nanoseconds))
    }
    return true
  }

  func takeLog() -> [LogEntry] {
    defer { log = [] }
    return log
  }

  private func note(_ event: LogEntry.Event) {
    log.append(LogEntry(time: now, event: event))
  }
}
