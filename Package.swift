// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "signals",
  platforms: [  // where the standard library has `Synchronization.Mutex`
    .iOS(.v18), .macCatalyst(.v18), .macOS(.v15), .tvOS(.v18), .visionOS(.v2), .watchOS(.v11),
  ],
  products: [
    .library(name: "Signals", targets: ["Signals"]),
    .library(name: "ProfileFeature", targets: ["ProfileFeature"]),
    .executable(name: "profile-sim", targets: ["profile-sim"]),
  ],
  targets: [
    .target(name: "Signals"),
    .target(name: "ProfileFeature", dependencies: ["Signals"]),
    .executableTarget(name: "profile-sim", dependencies: ["ProfileFeature", "Signals"]),
    .testTarget(name: "SignalsTests", dependencies: ["Signals"]),
    .testTarget(
      name: "ProfileFeatureTests", dependencies: ["ProfileFeature", "Signals", "profile-sim"],
      exclude: ["Feature/Layout/Snapshots", "Feature/Navigation/RoutingTable.txt"]),
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
  // `make` and CI accept no warning; a newer compiler's new warnings shall not keep anyone from building.
  if Context.environment["SIGNALS_STRICT"] != nil {
    target.swiftSettings?.append(.treatAllWarnings(as: .error))
  }
}
