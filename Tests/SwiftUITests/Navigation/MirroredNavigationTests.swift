import CoreGraphics
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// Stacks and tabs where the page sets the reading direction.
@MainActor
@Suite(.serialized)
struct MirroredNavigationTests {
  private struct Birds: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Next") {
          Text("Detail").navigationTitle("Owl")
        }
        .navigationTitle("Birds")
        .toolbar { Button("Add") {} }
      }
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func barsFollowTheDirectionOfTheEnvironment(direction: LayoutDirection) throws {
    let isMirrored = direction == .rightToLeft
    try NavigationStage.run(Birds().environment(\.layoutDirection, direction)) { stage in
      let bar = try #require(stage.navigation.navigationBar)
      let title = try #require(bar.largeTitle.label.superview)
      let button = try #require(bar.views(of: UILabel.self).first { $0.text == "Add" })
      #expect((bar.largeTitle.label.frame.midX > title.bounds.midX) == isMirrored)
      #expect((button.convert(button.bounds, to: bar).midX < bar.bounds.midX) == isMirrored)
      try stage.tap("Next")
      let back = try #require(bar.content?.backButton)
      #expect((back.frame.midX > bar.bounds.midX) == isMirrored)
      try stage.goBack()
      #expect(stage.texts == ["Next"])
    }
  }

  @Test func tabsFollowTheDirectionOfTheEnvironment() throws {
    let view = TabView {
      Text("A").tabItem { Text("1") }
      Text("B").tabItem { Text("2") }
    }
    try NavigationStage.run(view.environment(\.layoutDirection, .rightToLeft)) { stage in
      #expect(stage.tabs.tabBar.buttons.map(\.frame.minX) == [187.5, 0])
      try stage.choose("2")
      #expect(stage.texts == ["B"])
    }
  }
}
