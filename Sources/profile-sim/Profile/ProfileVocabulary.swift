import ProfileFeature

extension Vocabulary {
  /// What scripts can name in the profile feature.
  static let profile = Vocabulary(
    samples: ProfileLibrary.samples.map(\.name),
    elements: ElementCatalog.screens.flatMap { screen in
      (ElementCatalog.entries(on: screen) ?? []).map { entry in
        ElementKind(
          id: entry.id, screen: screen, role: entry.role.rawValue, label: entry.label)
      }
    },
    screens: ElementCatalog.screens,
    modals: Modal.allCases.map(\.name),
    ignoredReasons: IgnoredReason.allCases.map(\.rawValue),
    outputs: outputs.map { output in String(output.description.prefix { $0 != "(" }) },
    changes: [
      ChangeForm(verb: "push", destinations: routes, details: [.value("title")]),
      ChangeForm(verb: "pop", destinations: [], details: []),
      ChangeForm(verb: "pop to root", destinations: [], details: []),
      ChangeForm(
        verb: "present", destinations: modals,
        details: [.choice(["fullscreen", "sheet"]), .value("title")]),
      ChangeForm(verb: "dismiss", destinations: modals, details: []),
      ChangeForm(
        verb: "scroll", destinations: [],
        details: [.value("section"), .value("item"), .choice(["top"]), .choice(["animated"])]),
    ],
    linkExamples: [
      "profile://followers", "profile://following", "profile://edit", "profile://settings",
      "profile://user/NAME", "profile://posts/ID", "profile://",
    ],
    isLink: { DeepLink($0) != nil },
    display: DisplayWords(
      devices: Device.all.map(\.name),
      textSizes: ContentSizeCategory.allCases.map(\.rawValue),
      layouts: LayoutPreset.allCases.map(\.rawValue)))

  private static let modals = Modal.allCases.map { modal in
    ChangeForm.Destination(name: modal.name, takesArgument: false)
  }

  /// One route of each kind; those that are written with a second word need it in scripts too.
  private static let routes = [
    Route.profile(username: "name"), .followers(of: "name"), .following(of: "name"),
    .post(id: "id"), .settings,
  ].map { route in
    ChangeForm.Destination(name: route.name, takesArgument: route.description != route.name)
  }

  /// One event of each kind; what they carry is made up.
  private static let outputs: [ScreenOutput] =
    [.backButtonDidTap]
    + ProfileHeaderViewModel.Output.allCases.map { .profile(.header($0), of: "name") }
    + [
      .profile(.filterDidSelect(.posts), of: "name"), .profile(.postDidSelect("id"), of: "name"),
      .profile(.refreshDidPull, of: "name"), .profile(.settingsButtonDidTap, of: "name"),
      .profile(.menuButtonDidTap, of: "name"), .userList(.userDidSelect("name")),
    ]
    + EditProfileViewModel.Output.allCases.map { .editProfile($0) }
    + NewStoryViewModel.Output.allCases.map { .newStory($0) }
    + MenuViewModel.Output.allCases.map { .menu($0) }
}
