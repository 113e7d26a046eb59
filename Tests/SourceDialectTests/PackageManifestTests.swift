import Testing

@testable import SourceDialect

/// What a manifest's text tells, without running it.
@Suite struct PackageManifestTests {
  @Test func targetsAndWhatTheySayOfThemselves() throws {
    let manifest = try #require(
      PackageManifest.read(
        """
        // swift-tools-version: 5.9
        import PackageDescription
        let core = "Core"
        let package = Package(
          name: "Games",
          dependencies: [
            .package(url: "https://example.org/apple/swift-numbers.git", from: "1.0.0"),
            .package(path: "../Words"),
          ],
          targets: [
            .target(name: core, path: "Code", exclude: ["Old"], sources: ["A.swift"],
              resources: [.process("Pictures"), .copy("Levels")],
              swiftSettings: [.define("FAST"), .enableUpcomingFeature("ExistentialAny")]),
            .executableTarget(name: "\\(core)Tool", dependencies: [
              .target(name: core), "Words", .product(name: "Numbers", package: "swift-numbers"),
            ]),
          ] + [.testTarget(name: "CoreTests", dependencies: ["Core"])]
        )
        """))
    #expect(manifest.name == "Games")
    #expect(manifest.toolsVersion == "5.9")
    #expect(manifest.targets.map(\.name) == ["Core", "CoreTool", "CoreTests"])
    #expect(manifest.targets.map(\.kind) == [.library, .executable, .test])
    let core = manifest.targets[0]
    #expect(core.path == "Code" && core.exclude == ["Old"] && core.sources == ["A.swift"])
    #expect(
      core.resources == [
        .init(path: "Pictures", rule: .process), .init(path: "Levels", rule: .copy),
      ])
    #expect(core.defines == ["FAST"] && core.upcomingFeatures == ["ExistentialAny"])
    #expect(
      manifest.targets[1].products == [
        .init(name: "Words"), .init(name: "Numbers", package: "swift-numbers"),
      ])
    #expect(manifest.dependencies.map(\.identity) == ["swift-numbers", "Words"])
    #expect(manifest.dependencies[1].path == "../Words")
  }

  @Test func devicesAndOrientationsOfAnApp() throws {
    let manifest = try #require(
      PackageManifest.read(
        """
        // swift-tools-version: 5.6
        let package = Package(name: "Walk", products: [
          .iOSApplication(name: "Walk", supportedDeviceFamilies: [.pad, .phone, .toaster],
            supportedInterfaceOrientations: [
              .landscapeLeft, .sideways, .portraitUpsideDown(.when(deviceFamilies: [.pad]))
            ])
        ])
        """))
    let application = try #require(manifest.application)
    #expect(application.families == [.pad, .phone])
    #expect(
      application.orientations == [
        .init(kind: .landscapeLeft), .init(kind: .portraitUpsideDown, families: [.pad]),
      ])
  }

  @Test func whatIsSaidAfterwardsAndElsewhereCounts() throws {
    let manifest = try #require(
      PackageManifest.read(
        """
        // swift-tools-version:5.5
        import PackageDescription
        var list: [Target] = [.target(name: "A")]
        #if os(Linux)
        list.append(.target(name: "OnlyLinux"))
        #else
        list += [.target(name: "B", dependencies: [.words])]
        #endif
        extension Target.Dependency {
          static var words: Self { .product(name: "Words", package: "words") }
        }
        let package = Package(name: "P", targets: list)
        package.targets.append(contentsOf: [.target(name: "C")])
        """))
    #expect(manifest.targets.map(\.name) == ["A", "B", "C"])
  }

  @Test func whatIsComputedIsNotUnderstoodAndNothingElseIsLost() throws {
    let manifest = try #require(
      PackageManifest.read(
        """
        let package = Package(
          name: ProcessInfo.processInfo.environment["NAME"]!,
          targets: [.target(name: "A"), ["x"].map { .target(name: $0) }[0], .target(name: "B")])
        """))
    #expect(manifest.name == nil)
    #expect(manifest.targets.map(\.name) == ["A", "B"])
    #expect(PackageManifest.read("let answer = 42") == nil)
  }

  /// Thirty lines would make a name of a thousand million characters.
  @Test(arguments: [8, 30]) func aNameThatDoublesIsBounded(times: Int) {
    let lines = (0..<times).map { "let a\($0 + 1) = a\($0) + a\($0)" }
    let inside = (0..<times).map { "let b\($0 + 1) = [b\($0), b\($0)]" }
    let text = """
      let a0 = "x"
      \(lines.joined(separator: "\n"))
      let b0 = "x"
      \(inside.joined(separator: "\n"))
      let package = Package(name: a\(times), targets: [.target(name: "T", exclude: b\(times))])
      """
    let manifest = PackageManifest.read(text)
    #expect((manifest?.name?.utf8.count == 256) == (times == 8))
    #expect(manifest?.name?.utf8.count ?? 0 <= 1_000_000)
  }
}
