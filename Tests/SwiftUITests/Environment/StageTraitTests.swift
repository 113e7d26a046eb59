import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

private struct Reader: View {
  @Environment(\.self) private var values
  let read: (EnvironmentValues) -> String
  let log: EventLog

  var body: some View {
    log.note(read(values))
    return Color.red.frame(width: 50, height: 20).frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// How a person wants to see the live view, in the environment of its views.
@MainActor
@Suite(.serialized)
struct StageTraitTests {
  private typealias Settings = LiveViewStage.Settings

  /// What a value is at first, with other settings, and with the first ones again.
  private func values(
    _ settings: Settings, _ read: @escaping (EnvironmentValues) -> String
  ) -> [String] {
    let log = EventLog()
    AnimatedStage.run(Reader(read: read, log: log)) { stage in
      defer { stage.stage.set(Settings()) }
      stage.stage.set(settings)
      stage.turn()
      stage.stage.set(Settings())
      stage.turn()
    }
    return log.take()
  }

  @Test func theColorSchemeFollows() {
    #expect(
      values(Settings(appearance: .dark)) { "\($0.colorScheme)" } == ["light", "dark", "light"])
  }

  @Test func theTextSizeFollows() {
    #expect(
      values(Settings(textSize: .accessibilityLarge)) { "\($0.dynamicTypeSize)" }
        == ["large", "accessibility2", "large"])
    #expect(
      values(Settings(textSize: .small)) { "\($0.sizeCategory)" } == ["large", "small", "large"])
  }

  @Test func textGrowsWithTheTextSize() {
    AnimatedStage.run(Text(verbatim: "Size")) { stage in
      defer { stage.stage.set(Settings()) }
      let before = stage.host.intrinsicContentSize.height
      stage.stage.set(Settings(textSize: .accessibilityExtraExtraExtraLarge))
      stage.turn()
      #expect(stage.host.intrinsicContentSize.height > before * 2)
    }
  }

  @Test func theLayoutDirectionFollowsAndMirrors() {
    #expect(
      values(Settings(direction: .rightToLeft)) { "\($0.layoutDirection)" }
        == ["leftToRight", "rightToLeft", "leftToRight"])
    AnimatedStage.run(Reader(read: { _ in "" }, log: EventLog())) { stage in
      defer { stage.stage.set(Settings()) }
      #expect(stage.views(of: .systemRed).first?.frame.minX == 0)
      stage.stage.set(Settings(direction: .rightToLeft))
      stage.turn()
      #expect(stage.views(of: .systemRed).first?.frame.maxX == stage.host.bounds.maxX)
    }
  }

  @Test func sizeClassesFollowTheSize() {
    let tablet = Settings(size: CGSize(width: 820, height: 1180))
    #expect(
      values(tablet) {
        "\($0.horizontalSizeClass.map { "\($0)" } ?? "-") \($0.verticalSizeClass.map { "\($0)" } ?? "-")"
      }.contains("regular regular"))
    let turned = Settings(size: CGSize(width: 375, height: 667), orientation: .turned)
    #expect(values(turned) { "\($0.verticalSizeClass == .compact)" }.contains("true"))
  }

  @Test func valuesOfTheScreenAreThere() {
    let hosted = EventLog()
    _ = HostedView(
      Reader(
        read: {
          "\($0.displayScale) \($0.pixelLength) \($0.accessibilityReduceMotion) "
            + "\($0.colorSchemeContrast) \($0.legibilityWeight.map { "\($0)" } ?? "-")"
        }, log: hosted))
    let scale = UITraitCollection.current.displayScale
    #expect(hosted.take() == ["\(scale) \(1 / scale) false standard regular"])
  }
}
