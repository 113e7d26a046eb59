import Testing

@testable import SwiftUI
@testable import UIKit

/// Keys of the environment whose values are traits.
@MainActor
@Suite(.serialized)
struct TraitBridgeTests {
  fileprivate struct Wide: UITraitBridgedEnvironmentKey {
    static let defaultValue = "none"
    static func read(from traits: UITraitCollection) -> String {
      traits.userInterfaceStyle == .dark ? "dark" : "light"
    }
    static func write(to traits: inout any UIMutableTraits, value: String) {
      traits.userInterfaceStyle = value == "dark" ? .dark : .light
    }
  }

  private struct Reader: View {
    @Environment(\.wide) private var value
    var body: some View { Text(value) }
  }

  private func text<V: View>(_ view: V, dark: Bool) -> String? {
    let hosted = HostedView(view)
    hosted.host.overrideUserInterfaceStyle = dark ? .dark : .light
    hosted.update()
    return hosted.host.views(of: UILabel.self).first?.text
  }

  // Rests on: Apple documentation, UITraitBridgedEnvironmentKey.
  @Test func theTraitIsReadUnlessAViewSetsAValue() {
    #expect(text(Reader(), dark: false) == "light")
    #expect(text(Reader(), dark: true) == "dark")
    #expect(text(Reader().environment(\.wide, "set"), dark: true) == "set")
  }
}

extension EnvironmentValues {
  fileprivate var wide: String {
    get { self[TraitBridgeTests.Wide.self] }
    set { self[TraitBridgeTests.Wide.self] = newValue }
  }
}
