// swift-tools-version: 6.2
import PackageDescription

// The sources of the language are those of profile-sim, reached by a link: an executable of another package cannot be imported.
let package = Package(
  name: "signals-fuzz",
  platforms: [.macOS(.v15)],
  targets: [
    .target(
      name: "ScriptLanguage",
      path: "profile-sim",
      sources: [
        "Script", "InputOutput/ByteSource.swift", "InputOutput/BytesInMemory.swift",
        "InputOutput/InputFailure.swift", "Runner/CanonicalForm.swift", "Runner/ChangeForm.swift",
        "Runner/ChangePattern.swift",
      ]),
    .executableTarget(name: "fuzz-script", dependencies: ["ScriptLanguage"]),
  ],
  swiftLanguageModes: [.v6]
)

let upcomingFeatures = [
  "ExistentialAny",  // SE-0335
  "InternalImportsByDefault",  // SE-0409
  "MemberImportVisibility",  // SE-0444
  "NonisolatedNonsendingByDefault",  // SE-0461
  "InferIsolatedConformances",  // SE-0470
  "ImmutableWeakCaptures",  // SE-0481
]

for target in package.targets {
  target.swiftSettings = upcomingFeatures.map { .enableUpcomingFeature($0) }
  if Context.environment["SIGNALS_STRICT"] != nil {
    target.swiftSettings?.append(.treatAllWarnings(as: .error))
  }
}
