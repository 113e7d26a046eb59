import PageProtocol
import SourceDialect
import Testing

@testable import StudioServer

/// The size at which an app playground opens.
struct AppStageTests {
  typealias Orientation = PackageManifest.Orientation

  private static let pad = StageSettings(size: .init(width: 820, height: 1180))
  private static let turnedPad = StageSettings(
    size: .init(width: 820, height: 1180), orientation: .turned)
  private static let turned = StageSettings(orientation: .turned)
  private static let landscape = [
    Orientation(kind: .landscapeLeft), Orientation(kind: .landscapeRight),
  ]
  private static let upsideDownOnPads = Orientation(kind: .portraitUpsideDown, families: [.pad])

  private func stage(
    _ families: Set<PackageManifest.DeviceFamily>, _ orientations: [Orientation]
  ) -> StageSettings {
    var application = PackageManifest.Application()
    (application.families, application.orientations) = (families, orientations)
    return StageSettings(of: application)
  }

  @Test func anAppForPadsAloneOpensAtTheSizeOfOne() {
    #expect(stage([.pad], []) == Self.pad)
    #expect(stage([.pad], Self.landscape) == Self.turnedPad)
    #expect(stage([.pad], [Orientation(kind: .portrait)] + Self.landscape) == Self.pad)
    #expect(stage([.pad], Self.landscape + [Self.upsideDownOnPads]) == Self.pad)
  }

  @Test func anyOtherAppOpensAtTheSizeOfAPhone() {
    #expect(stage([.pad, .phone], [Orientation(kind: .portrait)]) == StageSettings())
    #expect(stage([.phone], Self.landscape) == Self.turned)
    #expect(stage([.pad, .phone], Self.landscape + [Self.upsideDownOnPads]) == Self.turned)
    #expect(stage([], []) == StageSettings())
    #expect(StageSettings(of: nil) == StageSettings())
  }

  @Test func aRunOfAnAppOnTheDiskHasIt() throws {
    let app = try BundleOnDisk(
      [
        "Package.swift": """
        // swift-tools-version: 5.6
        let package = Package(name: "Walk", products: [
            .iOSApplication(name: "Walk", supportedDeviceFamilies: [.pad],
              supportedInterfaceOrientations: [.landscapeRight])
          ], targets: [.executableTarget(name: "AppModule", path: ".")])
        """,
        "Walk.swift": "import SwiftUI\n@main struct Walk: App {}",
      ], name: "Walk.swiftpm")
    let opened = try OpenedPlayground.open(app.url).get()
    #expect(opened.pages.map(\.stage) == [Self.turnedPad])
  }
}
