import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct PresentationTests {
  private let root = RecordingController("root")
  private let modal = RecordingController("modal")

  init() {
    RecordingController.log = []
  }

  @Test func aFullScreenModalAndItsPresenterHearInAppleOrder() {
    TestStage.run(with: root) { stage in
      modal.modalPresentationStyle = .fullScreen
      root.present(modal, animated: true) { RecordingController.log.append("completion") }
      #expect(RecordingController.taken() == ["modal load"])
      #expect(root.presentedViewController === modal && modal.presentingViewController === root)
      stage.advance(by: 0)
      #expect(
        RecordingController.taken() == [
          "root willDisappear animated", "modal willAppear presented animated",
          "modal isAppearing 375x668",
        ])
      #expect(!modal.isBeingPresented)
      stage.play(1)
      #expect(
        RecordingController.taken() == [
          "modal didAppear presented animated", "root didDisappear animated", "completion",
        ])
      #expect(root.view.window == nil && modal.view.window != nil)
      modal.dismiss(animated: true) { RecordingController.log.append("completion") }
      stage.advance(by: 0)
      #expect(
        RecordingController.taken() == [
          "modal willDisappear dismissed animated", "root willAppear animated",
          "root isAppearing 375x668",
        ])
      #expect(root.view.window != nil)
      stage.play(1)
      #expect(
        RecordingController.taken() == [
          "root didAppear animated", "modal didDisappear dismissed animated", "completion",
        ])
      #expect(root.presentedViewController == nil && modal.presentingViewController == nil)
      #expect(modal.view.superview == nil)
    }
  }

  @Test func aSheetIsTheDefaultAndDoesNotTellItsPresenter() {
    TestStage.run(with: root) { stage in
      root.present(modal, animated: false)
      stage.advance(by: 0)
      #expect(
        RecordingController.taken() == [
          "modal load", "modal willAppear presented", "modal isAppearing 375x638",
          "modal didAppear presented",
        ])
      #expect(modal.presentationController is UISheetPresentationController)
      root.dismiss(animated: false)
      stage.advance(by: 0)
      #expect(
        RecordingController.taken() == [
          "modal willDisappear dismissed", "modal didDisappear dismissed",
        ])
    }
  }

  @Test func theTreeShowsWhatIsPresented() {
    TestStage.run(with: root) { stage in
      modal.modalPresentationStyle = .overFullScreen
      root.present(modal, animated: true)
      stage.play(1)
      #expect(
        stage.stage.treeDescription(transactions: 1) == """
          UIView (0 0 375 668)
          UITransitionView (0 0 375 668)
            UIView (0 0 375 668)
          transactions=1 running=0

          """)
    }
  }

  @Test func coverVerticalComesFromBelowOnThePagesClock() {
    TestStage.run(with: root) { stage in
      modal.modalPresentationStyle = .overFullScreen
      root.present(modal, animated: true)
      stage.advance(by: 0)
      stage.advance(by: 0.1)
      let y = modal.view.layer.presentation()?.frame.minY ?? 0
      #expect(y > 20 && y < 660)
      #expect(modal.view.frame.minY == 0)
      #expect(stage.stage.runningAnimations > 0)
    }
  }

  @Test(arguments: [
    UIModalTransitionStyle.coverVertical, .crossDissolve, .flipHorizontal, .partialCurl,
  ])
  func everyStyleComesAndGoes(_ style: UIModalTransitionStyle) {
    TestStage.run(with: root) { stage in
      modal.modalPresentationStyle = .fullScreen
      modal.modalTransitionStyle = style
      root.present(modal, animated: true)
      stage.advance(by: 0)
      stage.advance(by: 0.1)
      #expect(stage.stage.runningAnimations > 0)
      stage.play(1)
      #expect(RecordingController.taken().last == "root didDisappear animated")
      #expect(modal.view.frame == CGRect(x: 0, y: 0, width: 375, height: 668))
      #expect(modal.view.alpha == 1 && !modal.view.isHidden)
      modal.dismiss(animated: true)
      stage.play(1)
      #expect(RecordingController.taken().last == "modal didDisappear dismissed animated")
      #expect(stage.stage.runningAnimations == 0 && root.view.window?.subviews.count == 1)
    }
  }

  @Test func dismissGoesToThePresenterAndTakesAllAbove() {
    TestStage.run(with: root) { stage in
      let second = RecordingController("second")
      root.present(modal, animated: false)
      stage.advance(by: 0)
      modal.present(second, animated: false)
      stage.advance(by: 0)
      #expect(second.presentingViewController === modal)
      RecordingController.log = []
      root.dismiss(animated: false)
      stage.advance(by: 0)
      let gone = RecordingController.taken()
      #expect(gone.contains("modal didDisappear"))
      #expect(gone.contains("second didDisappear dismissed"))
      #expect(root.presentedViewController == nil && modal.presentedViewController == nil)
      #expect(root.view.window?.subviews.count == 1)
    }
  }

  @Test func ofSeveralFullScreensTheFirstPresenterComesBack() {
    TestStage.run(with: root) { stage in
      let second = RecordingController("second")
      modal.modalPresentationStyle = .fullScreen
      root.present(modal, animated: false)
      stage.advance(by: 0)
      modal.present(second, animated: false)
      stage.advance(by: 0)
      root.dismiss(animated: true)
      stage.play(1)
      #expect(root.view.window != nil && modal.view.window == nil && second.view.window == nil)
      #expect(RecordingController.taken().contains("root didAppear animated"))
    }
  }

  @Test func aDismissalDuringThePresentationWaitsForIt() {
    TestStage.run(with: root) { stage in
      root.present(modal, animated: true)
      modal.dismiss(animated: true)
      stage.play(2)
      #expect(root.presentedViewController == nil)
      #expect(RecordingController.taken().last == "modal didDisappear dismissed animated")
    }
  }

  @Test func presentersWithoutAWindowOrWithSomethingPresentedRefuse() {
    let lonely = UIViewController()
    lonely.present(UIViewController(), animated: false)
    #expect(lonely.presentedViewController == nil)
    TestStage.run(with: root) { stage in
      root.present(modal, animated: false)
      let second = UIViewController()
      root.present(second, animated: false)
      stage.advance(by: 0)
      #expect(root.presentedViewController === modal && second.presentingViewController == nil)
    }
  }

  @Test func whatIsPresentedRightAfterTheAssignmentToLiveViewWaitsForTheWindow() {
    TestStage.run { stage in
      stage.stage.show(root)
      root.present(modal, animated: false)
      stage.begin()
      stage.advance(by: 0)
      #expect(modal.view.window != nil)
      #expect(RecordingController.taken().last == "modal didAppear presented")
    }
  }

  @Test func aChildPresentsThroughTheHeadOfItsFamily() {
    TestStage.run(with: root) { stage in
      let child = UIViewController()
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      child.present(modal, animated: false)
      stage.advance(by: 0)
      #expect(modal.presentingViewController === root && child.presentedViewController === modal)
      #expect(child.presentationController == nil || child.presentingViewController == nil)
      child.dismiss(animated: false)
      stage.advance(by: 0)
      #expect(root.presentedViewController == nil)
    }
  }

  @Test func aContextPresentsOverItsOwnViewOnly() {
    TestStage.run(with: root) { stage in
      let child = UIViewController()
      child.definesPresentationContext = true
      root.addChild(child)
      child.view.frame = CGRect(x: 10, y: 20, width: 100, height: 200)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      modal.modalPresentationStyle = .overCurrentContext
      child.present(modal, animated: false)
      stage.advance(by: 0)
      #expect(modal.presentingViewController === child)
      #expect(modal.view.superview?.frame == CGRect(x: 10, y: 20, width: 100, height: 200))
      #expect(modal.view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    }
  }

  @Test func alongsideAnimationsRunWithTheTransitionAndHearItsEnd() {
    TestStage.run(with: root) { stage in
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      root.view.addSubview(box)
      modal.modalPresentationStyle = .overFullScreen
      root.present(modal, animated: true)
      var ended = false
      #expect(modal.transitionCoordinator == nil)
      stage.advance(by: 0)
      let coordinator = modal.transitionCoordinator
      #expect(coordinator != nil && root.transitionCoordinator != nil)
      coordinator?.animate(alongsideTransition: { _ in box.alpha = 0 }) { context in
        ended = true
        #expect(!context.isCancelled && context.viewController(forKey: .to) === self.modal)
      }
      stage.advance(by: 0.1)
      #expect((box.layer.presentation()?.opacity ?? 0) > 0.1)
      stage.play(1)
      #expect(ended && box.alpha == 0 && modal.transitionCoordinator == nil)
    }
  }

  @Test func aLiveViewThatIsReplacedTakesItsPresentationsAlong() {
    TestStage.run(with: root) { stage in
      root.present(modal, animated: false)
      stage.advance(by: 0)
      RecordingController.log = []
      stage.stage.show(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
      #expect(
        RecordingController.taken() == [
          "modal willDisappear", "modal didDisappear", "root willDisappear", "root didDisappear",
        ])
      #expect(root.presentedViewController == nil)
    }
  }

  @Test func actionsGoOnToThePresenterAndTouchesDoNot() {
    TestStage.run(with: root) { stage in
      root.present(modal, animated: false)
      stage.advance(by: 0)
      var chain: [UIResponder] = []
      var next: UIResponder? = modal
      while let responder = next {
        chain.append(responder)
        next = responder.next
      }
      #expect(chain.contains { $0 === root })
    }
  }

  @Test(arguments: [
    UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen, .overCurrentContext,
  ])
  func whatWasDismissedIsLetGo(_ style: UIModalPresentationStyle) {
    weak var left: UIViewController?
    TestStage.run(with: root) { stage in
      func presentOne() {
        let passing = UIViewController()
        passing.modalPresentationStyle = style
        left = passing
        root.present(passing, animated: true)
      }
      presentOne()
      stage.play(1)
      #expect(left != nil)
      root.dismiss(animated: true)
      stage.play(1)
    }
    #expect(left == nil)
  }
}
