import ProfileFeature

extension Vocabulary {
  /// What scripts can name in the profile feature.
  static let profile = Vocabulary(
    samples: ProfileLibrary.sampleNames,
    elements: ElementCatalog.screens.flatMap { screen in
      (ElementCatalog.entries(on: screen) ?? []).map { entry in
        ElementKind(
          id: entry.id, screen: screen, role: entry.role.rawValue, label: entry.label)
      }
    },
    screens: ElementCatalog.screens,
    tabs: Tab.allCases.map(\.name),
    modals: Modal.names,
    ignoredReasons: IgnoredReason.allCases.map(\.rawValue),
    outputs: outputs.map(\.name),
    changes: [
      ChangeForm(verb: "push", destinations: routes, details: [.value("title")]),
      ChangeForm(verb: "pop", destinations: [], details: []),
      ChangeForm(verb: "pop to root", destinations: [], details: []),
      ChangeForm(
        verb: "present", destinations: modals,
        details: [.choice(["fullscreen", "sheet", "alert"]), .value("title")]),
      ChangeForm(verb: "dismiss", destinations: modals, details: []),
      ChangeForm(
        verb: "scroll", destinations: [],
        details: [.value("section"), .value("item"), .choice(["top"]), .choice(["animated"])],
        values: ["section": .numbers, "item": .numbers]),
      ChangeForm(verb: "scroll to top", destinations: [], details: [.choice(["animated"])]),
      ChangeForm(
        verb: "select tab",
        destinations: Tab.allCases.map {
          ChangeForm.Destination(name: $0.name, takesArgument: false)
        },
        details: []),
      ChangeForm(
        verb: "open link",
        destinations: Link.allCases.map {
          ChangeForm.Destination(name: $0.rawValue, takesArgument: false)
        }, details: []),
      ChangeForm(
        verb: "set", destinations: [],
        details: [.value("tab"), .value("stack"), .value("modal")],
        values: placeValues),
      ChangeForm(verb: "rename", destinations: [], details: [.value("from"), .value("to")]),
      ChangeForm(verb: "reset", destinations: [], details: []),
    ],
    linkExamples: [
      "profile://followers", "profile://following", "profile://edit", "profile://settings",
      "profile://user/NAME", "profile://posts/ID", "profile://search?q=TEXT", "profile://tab/NAME",
      "profile://",
    ],
    linksToTry: [
      "profile://followers", "profile://following", "profile://edit", "profile://settings",
      "profile://user/anna.codes", "profile://user/nobody", "profile://posts/p1",
      "profile://search?q=lake", "profile://tab/upload", "profile://",
    ],
    isLink: { DeepLink($0) != nil },
    display: DisplayWords(
      devices: Device.all.map(\.name),
      textSizes: ContentSizeCategory.allCases.map(\.rawValue),
      layouts: LayoutPreset.allCases.map(\.rawValue), languages: Languages.builtIn.tags),
    services: ServiceName.allCases.map(\.rawValue), eventValues: eventValues)

  private static let modals = Modal.names.map { name in
    ChangeForm.Destination(name: name, takesArgument: false)
  }

  /// One route of each kind; those that are written with a second word need it in scripts too.
  private static let routes = [
    Route.profile(username: "name"), .followers(of: "name"), .following(of: "name"),
    .post(id: "id"), .settings, .archive, .saved,
  ].map(destination)

  /// What stands at the bottom of a tab and is pushed nowhere; a search is written with its text or without.
  private static let roots = [
    Route.showcase, .search(query: ""), .search(query: "text"), .newPost, .notifications,
  ].map(destination)

  /// What a link can set.
  private static let placeValues: [String: ChangeForm.Values] = [
    "tab": .names(Tab.allCases.map(\.name), one: "tab", all: "tabs"),
    "stack": .screens(roots + routes),
    "modal": .modals(Modal.names, pushed: routes),
  ]

  private static func destination(of route: Route) -> ChangeForm.Destination {
    ChangeForm.Destination(name: route.name, takesArgument: route.description != route.name)
  }

  private static let eventValues: [String: EventValues] = {
    var values: [String: EventValues] = [:]
    for output in outputs {
      let name = output.name
      values[name] = output.description == name ? .nothing : .anything
    }
    for name in ["tabDidSelect", "tabDidReselect"] {
      values[name] = .one(of: Tab.allCases.map(\.name))
    }
    values["filterDidSelect"] = .one(of: PostFilter.allCases.map { String($0.rawValue) })
    values["linkDidTap"] = .one(of: Link.allCases.map(\.rawValue))
    values["editFieldDidChange"] = .one(of: ProfileDraft.Field.allCases.map(\.rawValue))
    return values
  }()

  /// One event of each kind; what they carry is made up.
  private static let outputs: [ScreenOutput] =
    [.backButtonDidTap, .grabberDidTap]
    + ProfileHeaderViewModel.Output.allCases.map { .profile(.header($0), of: "name") }
    + [
      .profile(.filterDidSelect(.posts), of: "name"), .profile(.postDidSelect("id"), of: "name"),
      .profile(.refreshDidPull, of: "name"), .profile(.settingsButtonDidTap, of: "name"),
      .profile(.menuButtonDidTap, of: "name"), .userList(.userDidSelect("name")),
    ]
    + [
      .tabBar(.tabDidSelect(.feed)), .tabBar(.tabDidReselect(.feed)),
      .showcase(.linkDidTap(.telegram)), .newPost(.uploadPhotoDidSelect("id")),
      .newPost(.captionDidChange),
      .newPost(.uploadPostButtonDidTap), .newPost(.postDidPublish("id")),
      .notifications(
        .notificationDidSelect(Notice(id: "id", news: .like(by: "name"), target: .post("id")))),
      .userList(.listFollowButtonDidTap("name")), .userList(.listEndDidAppear),
      .post(.likeButtonDidTap), .post(.postShareButtonDidTap("id")),
      .editProfile(.editFieldDidChange(.name)), .editProfile(.editSaveButtonDidTap),
      .editProfile(
        .profileDidSave(
          ProfileUpdate(
            previousUsername: "name", profile: Profile(username: "name", name: "name")))),
      .editProfile(.editCancelButtonDidTap), .share(.shareCloseButtonDidTap(.post("id"))),
      .photoSearch(.queryDidChange), .photoSearch(.searchDidSubmit),
      .photoSearch(.photoDidSelect("id")), .photoSearch(.shareButtonDidTap([])),
      .photoSearch(.shareDidCancel),
    ]
    + SettingsViewModel.Output.allCases.map { .settings($0) }
    + NewStoryViewModel.Output.allCases.map { .newStory($0) }
    + MenuViewModel.Output.allCases.map { .menu($0) }
    + AlertViewModel.Output.allCases.map { .alert($0) }
}
