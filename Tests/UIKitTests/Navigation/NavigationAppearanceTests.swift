import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct NavigationAppearanceTests {
  private let root = RecordingController("root")
  private let detail = RecordingController("detail")

  private func run(
    in outer: UIViewController? = nil, _ test: (TestStage, UINavigationController) throws -> Void
  ) rethrows {
    let navigation = UINavigationController(rootViewController: root)
    try TestStage.run { stage in
      stage.stage.show(navigation)
      stage.begin()
      RecordingController.log = []
      try test(stage, navigation)
    }
  }

  @Test func theFirstControllerAppearsWithItsContainer() {
    RecordingController.log = []
    let navigation = UINavigationController(rootViewController: root)
    TestStage.run { stage in
      #expect(RecordingController.taken() == ["root willMove in"])
      stage.stage.show(navigation)
      #expect(RecordingController.taken() == [])
      stage.begin()
      #expect(
        RecordingController.taken() == [
          "root load", "root willAppear to parent", "root isAppearing 375x668", "root didMove in",
          "root didAppear to parent",
        ])
    }
  }

  @Test func aPushTellsTheOldOneFirst() {
    run { stage, navigation in
      navigation.pushViewController(detail, animated: true)
      #expect(navigation.topViewController === detail && detail.navigationController != nil)
      #expect(
        RecordingController.taken() == [
          "detail willMove in", "root willDisappear animated", "detail load",
          "detail willAppear to parent animated", "detail isAppearing 375x668",
        ])
      stage.play(0.6)
      #expect(
        RecordingController.taken() == [
          "root didDisappear animated", "detail didAppear to parent animated", "detail didMove in",
        ])
      #expect(root.view.superview == nil && detail.view.frame.minX == 0)
    }
  }

  @Test func aPopTellsTheSameTheOtherWay() {
    run { stage, navigation in
      navigation.pushViewController(detail, animated: false)
      stage.play(0.1)
      RecordingController.log = []
      #expect(navigation.popViewController(animated: true) === detail)
      stage.play(0.6)
      #expect(
        RecordingController.taken() == [
          "detail willMove out", "detail willDisappear from parent animated",
          "root willAppear animated", "root isAppearing 375x668",
          "detail didDisappear from parent animated", "root didAppear animated",
          "detail didMove out",
        ])
      #expect(detail.parent == nil && navigation.viewControllers == [root])
    }
  }

  @Test func aPushWhileOneIsUnderWayFollowsIt() {
    run { stage, navigation in
      let third = RecordingController("third")
      navigation.pushViewController(detail, animated: true)
      stage.play(0.1)
      navigation.pushViewController(third, animated: true)
      #expect(navigation.topViewController === third)
      stage.play(1.2)
      #expect(third.view.window != nil && detail.view.window == nil)
      let told = RecordingController.taken()
      #expect(
        told.firstIndex(of: "detail didAppear to parent animated")! < told.firstIndex(
          of: "third willAppear to parent animated")!)
      #expect(told.last == "third didMove in")
    }
  }

  @Test func leavingSeveralLevelsShowsOneMovement() {
    run { stage, navigation in
      let third = RecordingController("third")
      navigation.setViewControllers([root, detail, third], animated: false)
      stage.play(0.1)
      RecordingController.log = []
      #expect(navigation.popToRootViewController(animated: true) == [detail, third])
      stage.play(0.6)
      let told = RecordingController.taken()
      #expect(!told.contains { $0.hasPrefix("detail") && $0.contains("ppear") })
      #expect(told.contains("third didDisappear from parent animated"))
      #expect(detail.parent == nil && third.parent == nil && root.view.window != nil)
    }
  }

  @Test func aFingerOverTheEdgeGoesBack() {
    run { stage, navigation in
      navigation.pushViewController(detail, animated: false)
      stage.play(0.1)
      RecordingController.log = []
      stage.drag(from: CGPoint(x: 4, y: 300), by: CGVector(dx: 300, dy: 0))
      stage.play(1)
      #expect(navigation.viewControllers == [root] && root.view.window != nil)
      #expect(RecordingController.taken().last == "detail didMove out")
      #expect(root.view.frame.origin == .zero)
    }
  }

  @Test func aFingerThatTurnsBackLeavesAllAsItWas() {
    run { stage, navigation in
      navigation.pushViewController(detail, animated: false)
      stage.play(0.1)
      RecordingController.log = []
      stage.drag(from: CGPoint(x: 4, y: 300), by: CGVector(dx: 60, dy: 0), over: 2)
      stage.play(1)
      #expect(navigation.viewControllers == [root, detail])
      #expect(detail.parent === navigation && detail.view.window != nil)
      #expect(root.view.superview == nil && detail.view.frame.origin == .zero)
      #expect(
        RecordingController.taken() == [
          "detail willMove out", "detail willDisappear from parent animated",
          "root willAppear animated", "root isAppearing 375x668",
          "root willDisappear animated", "detail willAppear animated", "root didDisappear animated",
          "detail isAppearing 375x668", "detail didAppear animated", "detail willMove in",
          "detail didMove in",
        ])
      #expect(navigation.navigationBar.topItem === detail.navigationItem)
      navigation.popViewController(animated: true)
      stage.play(0.6)
      #expect(navigation.viewControllers == [root])
    }
  }

  @Test func levelsInATabAreToldWithIt() {
    let tabs = UITabBarController()
    let other = RecordingController("other")
    let navigation = UINavigationController(rootViewController: root)
    tabs.viewControllers = [navigation, other]
    TestStage.run { stage in
      stage.stage.show(tabs)
      stage.begin()
      navigation.pushViewController(detail, animated: true)
      stage.play(0.6)
      RecordingController.log = []
      tabs.selectedIndex = 1
      #expect(
        RecordingController.taken() == [
          "other load", "other willAppear", "detail willDisappear", "other isAppearing 375x668",
          "detail didDisappear", "other didAppear",
        ])
      tabs.selectedIndex = 0
      #expect(RecordingController.taken().last == "detail didAppear")
    }
  }
}
