import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

private final class Manual: RecordingController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

private final class Told: UIViewController {
  var sizes: [CGSize] = []
  var childSizes: [CGSize] = []
  var alongside: [String] = []

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
    coordinator.animate(alongsideTransition: { _ in
      self.alongside.append("beside \(Int(self.view.bounds.width))")
    }) { _ in self.alongside.append("after") }
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    childSizes.append(container.preferredContentSize)
  }
}

@MainActor
@Suite(.serialized)
struct FamilyTests {
  private let root = RecordingController("root")
  private let child = RecordingController("child")

  init() {
    RecordingController.log = []
  }

  private func adopt(_ child: UIViewController, by parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test func aChildComesAndGoesAndKnowsWhy() {
    TestStage.run(with: root) { stage in
      adopt(child, by: root)
      stage.advance(by: 0)
      #expect(
        RecordingController.taken() == [
          "child willMove in", "child load", "child willAppear to parent",
          "child isAppearing 375x668", "child didMove in", "child didAppear to parent",
        ])
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      #expect(
        RecordingController.taken() == [
          "child willMove out", "child willDisappear from parent",
          "child didDisappear from parent", "child didMove out",
        ])
      #expect(child.parent == nil && root.children.isEmpty)
      #expect(!child.isMovingFromParent && !child.isMovingToParent)
    }
  }

  @Test func aChildThatComesBetweenWillAppearAndTheWindowAppearsWithItsParent() {
    TestStage.run { stage in
      stage.stage.show(root)
      adopt(child, by: root)
      RecordingController.log = []
      stage.begin()
      #expect(
        RecordingController.taken().filter { $0.hasPrefix("child") } == [
          "child willAppear to parent", "child isAppearing 375x668", "child didAppear to parent",
        ])
    }
  }

  @Test func aControllerOfAnotherFamilyLeavesItFirst() {
    let other = RecordingController("other")
    other.addChild(child)
    root.addChild(child)
    #expect(other.children.isEmpty && child.parent === root)
    #expect(
      RecordingController.taken() == [
        "child willMove in", "child didMove out", "child willMove in",
      ])
  }

  @Test func aContainerThatForwardsByHandIsAloneInCharge() {
    let manual = Manual("manual")
    TestStage.run(with: manual) { stage in
      adopt(child, by: manual)
      stage.advance(by: 0)
      #expect(!RecordingController.taken().contains { $0.hasPrefix("child will A") })
      child.beginAppearanceTransition(true, animated: true)
      #expect(
        RecordingController.taken() == [
          "child willAppear to parent animated", "child isAppearing 375x668",
        ])
      child.endAppearanceTransition()
      #expect(RecordingController.taken() == ["child didAppear to parent animated"])
      child.beginAppearanceTransition(false, animated: false)
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
      #expect(
        RecordingController.taken() == [
          "child willDisappear", "child willAppear", "child isAppearing 375x668",
          "child didAppear",
        ])
      child.endAppearanceTransition()
      stage.stage.dismiss()
      #expect(RecordingController.taken() == ["manual willDisappear", "manual didDisappear"])
    }
  }

  @Test func aViewThatComesBetweenBeginAndEndIsAppearingThen() {
    let manual = Manual("manual")
    TestStage.run(with: manual) { stage in
      manual.addChild(child)
      RecordingController.log = []
      child.beginAppearanceTransition(true, animated: false)
      #expect(RecordingController.taken() == ["child load", "child willAppear to parent"])
      manual.view.addSubview(child.view)
      #expect(RecordingController.taken() == ["child isAppearing 375x668"])
      child.endAppearanceTransition()
      #expect(RecordingController.taken() == ["child didAppear to parent"])
    }
  }

  @Test func theViewOfAControllerWithoutAParentAppearsToo() {
    let wall = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    TestStage.run(showing: wall) { stage in
      wall.addSubview(child.view)
      stage.advance(by: 0)
      #expect(RecordingController.taken().last == "child didAppear")
      child.view.removeFromSuperview()
      #expect(RecordingController.taken() == ["child willDisappear", "child didDisappear"])
    }
  }

  @Test(arguments: [UIView.AnimationOptions(), .transitionFlipFromLeft])
  func oneChildTakesThePlaceOfAnother(_ options: UIView.AnimationOptions) {
    let next = RecordingController("next")
    TestStage.run(with: root) { stage in
      adopt(child, by: root)
      root.addChild(next)
      next.view.frame = child.view.frame
      stage.advance(by: 0)
      RecordingController.log = []
      var finished: Bool?
      root.transition(
        from: child, to: next, duration: 0.5, options: options,
        animations: { next.view.alpha = 0.5 },
        completion: { finished = $0 })
      #expect(
        RecordingController.taken() == [
          "child willDisappear animated", "next willAppear to parent animated",
          "next isAppearing 375x668",
        ])
      #expect(next.view.superview === root.view && finished == nil)
      stage.play(0.6)
      #expect(
        RecordingController.taken() == [
          "next didAppear to parent animated", "child didDisappear animated",
        ])
      #expect(finished == true && child.view.superview == nil && !child.view.isHidden)
    }
  }

  @Test func sizesGoDownTheFamilyAndWishesGoUp() {
    let (parent, child) = (Told(), Told())
    TestStage.run { stage in
      parent.addChild(child)
      parent.view.addSubview(child.view)
      stage.stage.show(parent)
      stage.begin()
      child.preferredContentSize = CGSize(width: 7, height: 8)
      #expect(parent.childSizes == [CGSize(width: 7, height: 8)])
      parent.preferredContentSize = CGSize(width: 400, height: 300)
      stage.advance(by: 0)
      #expect(parent.sizes == [CGSize(width: 400, height: 300)])
      #expect(child.sizes == [CGSize(width: 200, height: 300)])
      #expect(parent.alongside == ["beside 400", "after"])
      #expect(stage.stage.liveViewSize == CGSize(width: 400, height: 300))
      stage.advance(by: 1)
      #expect(parent.view.bounds.size == CGSize(width: 400, height: 300))
    }
  }

  @Test func aChildsOverriddenTraitsGoWithIt() {
    root.addChild(child)
    root.setOverrideTraitCollection(
      UITraitCollection(userInterfaceStyle: .dark), forChild: child)
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    child.removeFromParent()
    #expect(child.view.traitCollection.userInterfaceStyle == .light)
    #expect(root.overrideTraitCollection(forChild: child) == nil)
  }

  @Test func showIsForWhoeverOfTheFamilyTakesIt() {
    final class Shower: UIViewController {
      var shown: UIViewController?
      override func show(_ vc: UIViewController, sender: Any?) { shown = vc }
    }
    let shower = Shower()
    shower.addChild(root)
    root.show(child, sender: nil)
    #expect(shower.shown === child)
    TestStage.run(with: RecordingController("alone")) { stage in
      let alone = stage.rootController
      alone?.show(child, sender: nil)
      stage.advance(by: 0)
      #expect(alone?.presentedViewController === child)
    }
  }

  @Test func observersOfTraitsAreTheSameForViewsAndControllers() {
    var heard: [String] = []
    child.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (controller: RecordingController, before: UITraitCollection) in
      heard.append("\(controller.name) \(before.userInterfaceStyle)")
    }
    child.loadViewIfNeeded()
    child.overrideUserInterfaceStyle = .dark
    #expect(heard == ["child light"])
  }
}

extension TestStage {
  fileprivate var rootController: UIViewController? {
    stage.rootLayer.flatMap { ($0.delegate as? UIWindow)?.rootViewController }
  }
}
