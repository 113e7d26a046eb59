import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct NavigationBarTests {
  private func run(
    _ navigation: UINavigationController, _ test: (TestStage) throws -> Void
  ) rethrows {
    try TestStage.run { stage in
      stage.stage.show(navigation)
      stage.begin()
      try test(stage)
    }
  }

  @Test func barsCoverWhatLiesBelowThem() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    run(navigation) { stage in
      #expect(root.view.frame == CGRect(x: 0, y: 0, width: 375, height: 668))
      #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
      navigation.isToolbarHidden = false
      stage.play(0.1)
      #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 44, right: 0))
      navigation.isNavigationBarHidden = true
      stage.play(0.1)
      #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 44, right: 0))
      #expect(navigation.navigationBar.isHidden)
      navigation.setNavigationBarHidden(false, animated: true)
      navigation.navigationBar.prefersLargeTitles = true
      stage.play(0.5)
      #expect(root.view.safeAreaInsets.top == 96)
      #expect(navigation.navigationBar.frame.height == 96)
    }
  }

  @Test func aViewThatDoesNotExtendBeginsBelowTheBar() {
    let root = UIViewController()
    root.edgesForExtendedLayout = []
    let navigation = UINavigationController(rootViewController: root)
    run(navigation) { stage in
      #expect(root.view.frame == CGRect(x: 0, y: 44, width: 375, height: 624))
      #expect(root.view.safeAreaInsets == .zero)
      root.edgesForExtendedLayout = .all
      stage.play(0.1)
      #expect(root.view.frame.minY == 0)
      navigation.navigationBar.isTranslucent = false
      stage.play(0.1)
      #expect(root.view.frame.minY == 44)
    }
  }

  @Test func aTitleIsItsControllers() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    run(navigation) { stage in
      root.title = "Malmö"
      #expect(root.navigationItem.title == "Malmö")
      #expect(navigation.navigationBar.content?.titleLabel.text == "Malmö")
      root.navigationItem.title = "Lund"
      #expect(navigation.navigationBar.content?.titleLabel.text == "Lund" && root.title == "Malmö")
    }
  }

  @Test func theWayBackHasTheTitleBelow() {
    let root = UIViewController()
    root.title = "Home"
    let navigation = UINavigationController(rootViewController: root)
    run(navigation) { stage in
      let next = UIViewController()
      navigation.pushViewController(next, animated: false)
      stage.play(0.1)
      let back = navigation.navigationBar.content?.backButton
      #expect(back?.item.title == "Home" && back?.frame.minX == 0)
      stage.tap(20, 22)
      stage.play(0.6)
      #expect(navigation.viewControllers == [root])
      #expect(navigation.navigationBar.content?.backButton == nil)
      root.navigationItem.backButtonTitle = "Up"
      navigation.pushViewController(next, animated: false)
      stage.play(0.1)
      #expect(navigation.navigationBar.content?.backButton?.item.title == "Up")
      next.navigationItem.hidesBackButton = true
      #expect(navigation.navigationBar.content?.backButton == nil)
    }
  }

  @Test func buttonsTellTheirTargets() {
    let root = UIViewController()
    var told: [String] = []
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Save", primaryAction: UIAction { _ in told.append("save") })
    let off = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { _ in told.append("add") })
    off.isEnabled = false
    root.navigationItem.leftBarButtonItem = off
    run(UINavigationController(rootViewController: root)) { stage in
      stage.tap(350, 22)
      stage.tap(24, 22)
      #expect(told == ["save"])
      off.isEnabled = true
      stage.tap(24, 22)
      #expect(told == ["save", "add"])
    }
  }

  @Test func spacesShareWhatIsLeft() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let box = {
      UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)))
    }
    let items = [box(), .flexibleSpace(), box(), .fixedSpace(20), box()]
    bar.items = items
    bar.layoutIfNeeded()
    let frames = items.compactMap { $0.customView?.frame }
    #expect(frames.map(\.minX) == [16, 168, 244])
    #expect(frames.allSatisfy { $0.minY == 12 })
  }

  @Test func aBarThatStandsAlonePushesAndPops() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.addSubview(bar)
    TestStage.run(showing: root) { stage in
      bar.items = [UINavigationItem(title: "One")]
      bar.pushItem(UINavigationItem(title: "Two"), animated: true)
      #expect(bar.topItem?.title == "Two" && bar.backItem?.title == "One")
      stage.play(0.5)
      stage.tap(20, 22)
      stage.play(0.5)
      #expect(bar.items?.map(\.title) == ["One"])
      #expect(bar.subviews.filter { $0 is NavigationBarContent }.count == 1)
    }
  }

  @Test func theEditButtonFollowsItsController() {
    let root = UIViewController()
    root.navigationItem.rightBarButtonItem = root.editButtonItem
    run(UINavigationController(rootViewController: root)) { stage in
      stage.tap(350, 22)
      #expect(root.isEditing && root.editButtonItem.title == "Done")
      root.isEditing = false
      #expect(root.editButtonItem.title == "Edit" && root.editButtonItem.style == .plain)
    }
  }

  @Test func anAppearanceIsCopiedWhenItIsSet() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .systemRed
    bar.standardAppearance = look
    look.backgroundColor = .systemBlue
    #expect(bar.standardAppearance.backgroundColor == .systemRed)
    #expect(bar.standardAppearance.backgroundEffect == nil)
  }

  @Test func aLargeTitleGoesWithTheContents() {
    let root = UIViewController()
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 668))
    scroller.contentSize = CGSize(width: 375, height: 2000)
    root.view.addSubview(scroller)
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    run(navigation) { stage in
      let bar = navigation.navigationBar
      #expect(scroller.contentOffset.y == -96 && bar.frame.height == 96)
      scroller.contentOffset.y = -70
      #expect(bar.frame.height == 70 && bar.contentPosition == .atEdge)
      scroller.contentOffset.y = 100
      #expect(bar.frame.height == 44 && bar.contentPosition == .scrolled)
      #expect(bar.content?.middle.alpha == 1)
      scroller.contentOffset.y = -110
      #expect(bar.frame.height == 110)
    }
  }
}
