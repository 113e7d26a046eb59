import Testing

@testable import SourceDialect

/// Manifests of app playgrounds as those of plain packages, and back.
@Suite struct ManifestConversionTests {
  private static let app = """
    // swift-tools-version: 5.9
    // A comment that stays.
    import PackageDescription
    import AppleProductTypes

    let package = Package(
      name: "Weather",
      platforms: [.iOS("17.0")],
      products: [
        .iOSApplication(
          name: "Weather", targets: ["AppModule"], bundleIdentifier: "org.example.weather",
          displayVersion: "2.1", bundleVersion: "7", accentColor: .presetColor(.orange),
          additionalInfoPlistContentFilePath: "Info.plist")
      ],
      dependencies: [.package(path: "../Colors")],
      targets: [.executableTarget(name: "AppModule", dependencies: ["Colors"], path: ".")])
    """

  @Test func theManifestOfAnAppTellsOfIt() throws {
    let application = try #require(PackageManifest.read(Self.app)?.application)
    #expect(application.name == "Weather" && application.identifier == "org.example.weather")
    #expect(application.version == "2.1" && application.build == "7")
    #expect(application.accent == .preset("orange"))
    #expect(application.informationFile == "Info.plist")
    let other = Self.app.replacing(".presetColor(.orange)", with: ".asset(\"Brand\")")
    #expect(PackageManifest.read(other)?.application?.accent == .asset("Brand"))
  }

  @Test func anAppBecomesAPackage() throws {
    let package = try ManifestConversion.convert(Self.app, to: .package).get()
    #expect(
      package == """
        // swift-tools-version: 5.9
        // A comment that stays.
        import PackageDescription

        let package = Package(
          name: "Weather",
          platforms: [.iOS("17.0")],
          products: [
            .executable(name: "Weather", targets: ["AppModule"])
          ],
          dependencies: [.package(path: "../Colors")],
          targets: [.executableTarget(name: "AppModule", dependencies: ["Colors"], path: ".")])
        """)
    let again = try ManifestConversion.convert(package, to: .application).get()
    let manifest = try #require(PackageManifest.read(again))
    #expect(manifest.application?.name == "Weather")
    #expect(manifest.application?.identifier == "com.example.weather")
    #expect(again.contains("import PackageDescription\nimport AppleProductTypes\n"))
    #expect(manifest.targets.map(\.path) == ["."])
  }

  @Test func aPackageWithoutProductsBecomesAnApp() throws {
    let app = try ManifestConversion.convert(
      """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "My Tool",
        targets: [
          .executableTarget(name: "Tool"),
        ]
      )
      """, to: .application
    ).get()
    #expect(
      app == """
        // swift-tools-version: 5.9
        import PackageDescription
        import AppleProductTypes

        let package = Package(
          name: "My Tool",
          platforms: [.iOS("16.0")],
          products: [
              .iOSApplication(
                  name: "My Tool",
                  targets: ["Tool"],
                  bundleIdentifier: "com.example.mytool",
                  displayVersion: "1.0",
                  bundleVersion: "1",
                  accentColor: .presetColor(.blue),
                  supportedDeviceFamilies: [.pad, .phone],
                  supportedInterfaceOrientations: [.portrait, .landscapeRight, .landscapeLeft]
              )
          ],
          targets: [
            .executableTarget(name: "Tool"),
          ]
        )
        """)
    #expect(PackageManifest.read(app)?.application?.name == "My Tool")
  }

  @Test func aNameWithQuotesStaysTheSame() throws {
    let app = try ManifestConversion.convert(
      #"""
      let package = Package(name: "The \"Tool\" \\ é", targets: [.executableTarget(name: "T")])
      """#, to: .application
    ).get()
    #expect(app.contains(#".iOSApplication("#) && app.contains(#"name: "The \"Tool\" \\ é","#))
    #expect(PackageManifest.read(app)?.application?.name == #"The "Tool" \ é"#)
  }

  @Test func otherProductsAndPlatformsStay() throws {
    let app = try ManifestConversion.convert(
      """
      import PackageDescription
      let package = Package(
        name: "A", platforms: [.macOS(.v14)], products: [.library(name: "L", targets: ["L"])],
        targets: [.target(name: "L"), .executableTarget(name: "T", dependencies: ["L"])])
      """, to: .application
    ).get()
    #expect(app.contains("platforms: [.iOS(\"16.0\"), .macOS(.v14)]"))
    #expect(app.contains(".library(name: \"L\", targets: [\"L\"])"))
    #expect(PackageManifest.read(app)?.application != nil)
  }

  @Test(arguments: [
    ("let x = 1", ManifestConversion.Form.application, ManifestConversion.Problem.unread),
    (app, .application, .isApplication),
    ("let p = Package(name: \"A\")", .package, .isPackage),
    ("let p = Package(name: \"A\", products: all)", .package, .computedProducts),
    ("let p = Package(name: \"A\", targets: [.target(name: \"B\")])", .application, .noExecutable),
  ])
  func whatCannotBeConverted(
    manifest: String, form: ManifestConversion.Form, problem: ManifestConversion.Problem
  ) { #expect(ManifestConversion.convert(manifest, to: form) == .failure(problem)) }
}
