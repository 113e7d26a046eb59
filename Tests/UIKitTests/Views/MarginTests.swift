import CoreGraphics
import Foundation
import Testing

@testable import UIKit

private final class Listening: UIView {
  var heard: [String] = []
  override func layoutMarginsDidChange() { heard.append("margins") }
  override func safeAreaInsetsDidChange() { heard.append("safe") }
}

private final class Keeper: UIViewController {
  var heard = 0
  override func viewSafeAreaInsetsDidChange() { heard += 1 }
}

@MainActor
struct MarginTests {
  private let view = Listening(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func aPlainViewHasEightPointsOnAllSides() {
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let sides = view.directionalLayoutMargins
    #expect(sides == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(view.heard == ["margins"])
  }

  @Test func leadingIsOnTheRightWhereTextRunsToTheLeft() {
    view.semanticContentAttribute = .forceRightToLeft
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    view.semanticContentAttribute = .playback
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test func aViewMayKeepItsSuperviewsMargins() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    view.frame = CGRect(x: 10, y: 0, width: 80, height: 60)
    outer.addSubview(view)
    view.preservesSuperviewLayoutMargins = true
    #expect(view.layoutMargins == UIEdgeInsets(top: 30, left: 20, bottom: 8, right: 20))
    view.heard = []
    outer.layoutMargins.left = 50
    #expect(view.heard == ["margins"] && view.layoutMargins.left == 40)
  }

  @Test func aViewBeyondTheEdgeHasNoMoreOfTheSafeAreaThanItsSuperview() {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    controller.view.addSubview(view)
    view.frame = CGRect(x: -10, y: -20, width: 100, height: 100)
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    view.frame.origin.y = 10
    #expect(view.safeAreaInsets.top == 34)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 6, bottom: 30, right: 7)
    view.frame = controller.view.bounds.insetBy(dx: -9, dy: -9)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 44, left: 6, bottom: 30, right: 7))
    window.isHidden = true
  }

  @Test func aControllersViewHasTheSystemsLeastMargins() {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 375, height: 600)
    let margins = controller.view.layoutMargins
    #expect(margins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    controller.view.frame.size.width = 600
    #expect(controller.view.layoutMargins.left == 20)
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins.left == 8)
  }

  @Test func aControllersSafeAreaReachesWhatLiesAtItsEdges() {
    let keeper = Keeper()
    keeper.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.frame = CGRect(x: 0, y: 10, width: 100, height: 80)
    keeper.view.addSubview(view)
    #expect(view.safeAreaInsets == .zero)
    keeper.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 5, right: 0)
    #expect(keeper.heard == 1 && view.heard == ["safe", "margins"])
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(view.layoutMargins == UIEdgeInsets(top: 28, left: 8, bottom: 8, right: 8))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.heard = []
    view.center.y += 40
    #expect(view.heard == ["safe"])
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 5, right: 0))
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)
  }
}
