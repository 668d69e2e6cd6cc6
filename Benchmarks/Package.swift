// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "signals-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "signals", path: "..")],
  targets: [
    .target(name: "AllocationCounter"),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "AllocationCounter",
        .product(name: "ProfileFeature", package: "signals"),
        .product(name: "Signals", package: "signals"),
      ]),
    .testTarget(name: "benchmarksTests", dependencies: ["benchmarks"]),
    // Programs whose size, start or build is measured.
    .executableTarget(
      name: "hello-signals",
      dependencies: [.product(name: "Signals", package: "signals")],
      path: "Programs/hello-signals"),
    .executableTarget(name: "hello-limit", path: "Programs/hello-limit"),
    .executableTarget(name: "empty-program", path: "Programs/empty-program"),
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

for target in package.targets where target.name != "AllocationCounter" {
  target.swiftSettings = upcomingFeatures.map { .enableUpcomingFeature($0) }
  if Context.environment["SIGNALS_STRICT"] != nil {
    target.swiftSettings?.append(.treatAllWarnings(as: .error))
  }
}
