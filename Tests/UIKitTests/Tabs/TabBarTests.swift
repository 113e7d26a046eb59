import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

private final class Judge: NSObject, UITabBarControllerDelegate {
  var log: [String] = []
  var forbidden: UIViewController?

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    log.append("should \(viewController.title ?? "?")")
    return viewController !== forbidden
  }
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { log.append("did \(viewController.title ?? "?")") }
}

@MainActor
@Suite(.serialized)
struct TabBarTests {
  private func controllers(_ count: Int) -> [RecordingController] {
    (0..<count).map { number in
      let made = RecordingController("\(number)")
      made.title = "Tab \(number)"
      return made
    }
  }

  private func run(
    _ tabs: UITabBarController, _ test: (TestStage) throws -> Void
  ) rethrows {
    try TestStage.run { stage in
      stage.stage.show(tabs)
      stage.begin()
      RecordingController.log = []
      try test(stage)
    }
  }

  @Test func aTabShowsItsController() {
    let (tabs, all) = (UITabBarController(), controllers(3))
    tabs.viewControllers = all
    run(tabs) { stage in
      #expect(tabs.selectedIndex == 0 && all[0].view.window != nil && !all[1].isViewLoaded)
      #expect(all[0].view.safeAreaInsets.bottom == 49)
      #expect(tabs.tabBar.items?.map(\.title) == ["Tab 0", "Tab 1", "Tab 2"])
      stage.tap(187, 640)
      #expect(tabs.selectedViewController === all[1] && all[0].view.window == nil)
      #expect(tabs.tabBar.selectedItem === all[1].tabBarItem)
      #expect(
        RecordingController.taken() == [
          "1 load", "1 willAppear", "0 willDisappear", "1 isAppearing 375x668", "0 didDisappear",
          "1 didAppear",
        ])
    }
  }

  @Test func onlyAFingerAsksTheDelegate() {
    let (tabs, all, judge) = (UITabBarController(), controllers(3), Judge())
    tabs.viewControllers = all
    tabs.delegate = judge
    run(tabs) { stage in
      tabs.selectedIndex = 2
      #expect(judge.log.isEmpty)
      judge.forbidden = all[0]
      stage.tap(60, 640)
      #expect(judge.log == ["should Tab 0"] && tabs.selectedIndex == 2)
      stage.tap(187, 640)
      #expect(judge.log.suffix(2) == ["should Tab 1", "did Tab 1"] && tabs.selectedIndex == 1)
    }
  }

  @Test func moreThanFiveShareAList() {
    let (tabs, all) = (UITabBarController(), controllers(7))
    tabs.viewControllers = all
    run(tabs) { stage in
      #expect(tabs.tabBar.items?.count == 5 && tabs.tabBar.items?.last?.title == "More")
      stage.tap(350, 640)
      stage.play(0.1)
      #expect(tabs.selectedViewController === tabs.moreNavigationController)
      stage.tap(100, 44 + 66)
      stage.play(0.6)
      #expect(tabs.selectedViewController === all[5] && all[5].view.window != nil)
      #expect(all[5].navigationController === tabs.moreNavigationController)
      tabs.selectedIndex = 0
      stage.play(0.1)
      #expect(all[0].view.window != nil && all[5].view.window == nil)
      tabs.selectedIndex = 6
      stage.play(0.1)
      #expect(all[6].view.window != nil)
    }
  }

  @Test func theBarGoesWhereAPushedControllerWantsNone() {
    let tabs = UITabBarController()
    let (root, detail) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    detail.hidesBottomBarWhenPushed = true
    tabs.viewControllers = [navigation]
    run(tabs) { stage in
      #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0))
      navigation.pushViewController(detail, animated: true)
      stage.play(0.6)
      #expect(tabs.tabBar.frame.maxX <= 0 && detail.view.safeAreaInsets.bottom == 0)
      navigation.popViewController(animated: true)
      stage.play(0.6)
      #expect(tabs.tabBar.frame.minX == 0 && root.view.safeAreaInsets.bottom == 49)
    }
  }

  @Test func theBarIsHiddenWhereAPushedControllerWantsNone() {
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let detail = UIViewController()
    tabs.viewControllers = [navigation, UIViewController()]
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: false)
    #expect(tabs.tabBar.isHidden)
    navigation.popViewController(animated: false)
    #expect(!tabs.tabBar.isHidden)
    run(tabs) { stage in
      navigation.pushViewController(detail, animated: true)
      stage.play(0.1)
      #expect(!tabs.tabBar.isHidden)
      stage.play(0.6)
      #expect(tabs.tabBar.isHidden)
      tabs.selectedIndex = 1
      #expect(!tabs.tabBar.isHidden)
      tabs.selectedIndex = 0
      #expect(tabs.tabBar.isHidden)
      navigation.popViewController(animated: true)
      stage.play(0.1)
      #expect(!tabs.tabBar.isHidden)
    }
  }

  @Test func aSecondTapGoesBackToTheBeginning() {
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [navigation, UIViewController()]
    run(tabs) { stage in
      navigation.pushViewController(UIViewController(), animated: false)
      stage.play(0.1)
      stage.tap(90, 640)
      stage.play(0.6)
      #expect(navigation.viewControllers.count == 1)
    }
  }
}
