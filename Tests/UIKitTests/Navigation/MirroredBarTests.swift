import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

/// Bars where the interface reads from right to left.
@MainActor
@Suite(.serialized)
struct MirroredBarTests {
  private func pushed() -> (UINavigationController, UIViewController) {
    let root = UIViewController()
    root.title = "Home"
    let next = UIViewController()
    next.title = "Next"
    next.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil),
      UIBarButtonItem(title: "A longer one", style: .plain, target: nil, action: nil),
    ]
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(next, animated: false)
    return (navigation, next)
  }

  /// The frames of what a navigation bar's row shows, in the row.
  private func parts(_ navigation: UINavigationController) -> [CGRect] {
    let content = navigation.navigationBar.content
    return (content?.subviews ?? []).filter { $0 !== content?.middle }.map(\.frame)
  }

  private func mirror(_ frame: CGRect, in width: CGFloat = 375) -> CGRect {
    CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  @Test func buttonsChangeSidesWithTheReadingDirection() {
    let (navigation, _) = pushed()
    TestStage.run { stage in
      stage.stage.show(navigation)
      stage.begin()
      let before = parts(navigation)
      #expect(before.count == 3 && before.allSatisfy { $0 != mirror($0) })
      navigation.view.traitOverrides.layoutDirection = .rightToLeft
      stage.play(0.1)
      #expect(parts(navigation) == before.map { mirror($0) })
    }
  }

  @Test func aBarFollowsWhatItsContentIsSaidToMean() {
    let (navigation, _) = pushed()
    TestStage.run { stage in
      stage.stage.show(navigation)
      stage.begin()
      let before = parts(navigation)
      navigation.navigationBar.semanticContentAttribute = .forceRightToLeft
      stage.play(0.1)
      #expect(parts(navigation) == before.map { mirror($0) })
    }
  }

  @Test func theChevronPointsToWhereReadingBegins() throws {
    let (navigation, _) = pushed()
    try TestStage.run { stage in
      stage.stage.show(navigation)
      stage.begin()
      let back = try #require(navigation.navigationBar.content?.backButton)
      let chevron = try #require(back.subviews.first { $0 is UIImageView })
      let before = (chevron.frame, try #require(chevron.layer.contents as? CGImage))
      navigation.view.traitOverrides.layoutDirection = .rightToLeft
      stage.play(0.1)
      #expect(chevron.frame == mirror(before.0, in: back.bounds.width))
      let now = try #require(chevron.layer.contents as? CGImage)
      #expect(now !== before.1 && now.width == before.1.width)
    }
  }

  @Test func theLargeTitleStandsAtTheRight() throws {
    let root = UIViewController()
    root.title = "Home"
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    TestStage.run { stage in
      stage.stage.show(navigation)
      stage.begin()
      let label = navigation.navigationBar.largeTitle.label
      #expect(label.frame.minX == 16)
      navigation.view.traitOverrides.layoutDirection = .rightToLeft
      stage.play(0.1)
      #expect(abs(label.frame.maxX - (375 - 16)) < 0.01)
    }
  }

  @Test func aTouchOverTheRightEdgeGoesBack() {
    let (navigation, _) = pushed()
    navigation.view.traitOverrides.layoutDirection = .rightToLeft
    TestStage.run { stage in
      stage.stage.show(navigation)
      stage.begin()
      stage.stage.deliver(phase: .began, identifier: 1, x: 372, y: 300)
      for x in stride(from: 360.0, through: 60, by: -20) {
        stage.stage.deliver(phase: .moved, identifier: 1, x: x, y: 300)
        stage.advance(by: 0.016)
      }
      let middle = navigation.viewControllers.first?.view.window
      #expect(middle != nil)
      stage.stage.deliver(phase: .ended, identifier: 1, x: 60, y: 300)
      stage.play(1)
      #expect(navigation.viewControllers.count == 1)
    }
  }

  @Test func tabsBeginAtTheRight() {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<3).map { number in
      let controller = UIViewController()
      controller.title = "Tab \(number)"
      return controller
    }
    TestStage.run { stage in
      stage.stage.show(tabs)
      stage.begin()
      let before = tabs.tabBar.buttons.map(\.frame)
      tabs.view.traitOverrides.layoutDirection = .rightToLeft
      stage.play(0.1)
      #expect(tabs.tabBar.buttons.map(\.frame) == before.map { mirror($0) })
      #expect(tabs.tabBar.buttons[0].frame.maxX == 375)
    }
  }

  @Test func aToolbarBeginsAtTheRight() throws {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let first = UIBarButtonItem(title: "First", style: .plain, target: nil, action: nil)
    bar.items = [
      first, UIBarButtonItem(systemItem: .flexibleSpace),
      UIBarButtonItem(title: "Last", style: .plain, target: nil, action: nil),
    ]
    try TestStage.run { stage in
      stage.stage.show(bar)
      stage.begin()
      let button = try #require(first.button)
      let before = button.frame
      bar.semanticContentAttribute = .forceRightToLeft
      stage.play(0.1)
      #expect(button.frame == mirror(before, in: bar.bounds.width) && before.midX < 150)
    }
  }
}
