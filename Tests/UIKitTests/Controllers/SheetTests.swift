import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct SheetTests {
  private let root = RecordingController("root")
  private let modal = RecordingController("modal")

  private final class Delegate: NSObject, UISheetPresentationControllerDelegate {
    var told: [String] = []
    var allows = true

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      allows
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      told.append("will")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      told.append("did")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      told.append("attempt")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheet: UISheetPresentationController
    ) {
      told.append(sheet.selectedDetentIdentifier?.rawValue ?? "none")
    }
  }

  private func present(
    _ setUp: (UISheetPresentationController) -> Void = { _ in },
    _ test: (TestStage, UISheetPresentationController, Delegate) throws -> Void
  ) rethrows {
    try TestStage.run(with: root) { stage in
      let delegate = Delegate()
      let sheet = modal.sheetPresentationController!
      sheet.delegate = delegate
      setUp(sheet)
      root.present(modal, animated: false)
      stage.advance(by: 0)
      try test(stage, sheet, delegate)
    }
  }

  @Test func aLargeSheetLeavesAStripOfThePage() {
    present { stage, sheet, _ in
      #expect(sheet.presentedView?.frame == CGRect(x: 0, y: 30, width: 375, height: 638))
      #expect(modal.view.bounds.size == CGSize(width: 375, height: 638))
    }
  }

  @Test func aSheetRestsAtItsSmallestDetentUntilAnotherIsSelected() {
    present({ $0.detents = [.large(), .medium()] }) { stage, sheet, _ in
      #expect(sheet.presentedView?.frame.minY == 334)
      sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
      #expect(stage.stage.runningAnimations > 0)
      stage.play(1)
      #expect(sheet.presentedView?.frame.minY == 30)
    }
  }

  @Test func aCustomDetentComputesItsHeight() {
    present({
      $0.detents = [.custom { $0.maximumDetentValue / 4 }, .custom { _ in nil }, .large()]
    }) { _, sheet, _ in
      #expect(sheet.presentedView?.frame.height == 159.5)
      #expect(sheet.heights.count == 2)
    }
  }

  @Test func aSwipeDownDismissesAndTheDelegateHears() {
    present { stage, sheet, delegate in
      stage.drag(from: CGPoint(x: 180, y: 60), by: CGVector(dx: 0, dy: 450))
      stage.play(1)
      #expect(root.presentedViewController == nil && modal.view.window == nil)
      #expect(delegate.told == ["will", "did"])
    }
  }

  @Test func ashortSwipeLetsTheSheetComeBack() {
    present { stage, sheet, delegate in
      stage.drag(from: CGPoint(x: 180, y: 60), by: CGVector(dx: 0, dy: 60), over: 2)
      stage.play(1)
      #expect(root.presentedViewController === modal && delegate.told.isEmpty)
      #expect(sheet.presentedView?.frame.minY == 30)
    }
  }

  @Test func aSheetThatIsModalStaysAndSaysThatSomebodyTried() {
    present { stage, sheet, delegate in
      modal.isModalInPresentation = true
      stage.drag(from: CGPoint(x: 180, y: 60), by: CGVector(dx: 0, dy: 450))
      stage.play(1)
      #expect(root.presentedViewController === modal && delegate.told == ["attempt"])
      modal.isModalInPresentation = false
      delegate.allows = false
      stage.tap(180, 10)
      stage.play(1)
      #expect(root.presentedViewController === modal && delegate.told == ["attempt", "attempt"])
    }
  }

  @Test func aTapBesideDismisses() {
    present { stage, _, delegate in
      stage.tap(180, 10)
      stage.play(1)
      #expect(root.presentedViewController == nil && delegate.told == ["will", "did"])
    }
  }

  @Test func aDragGoesFromOneDetentToTheNext() {
    present({ $0.detents = [.medium(), .large()] }) { stage, sheet, delegate in
      stage.drag(from: CGPoint(x: 180, y: 360), by: CGVector(dx: 0, dy: -300))
      stage.play(1)
      #expect(sheet.selectedDetentIdentifier == .large)
      #expect(delegate.told == ["com.apple.UIKit.large"])
      #expect(sheet.presentedView?.frame.minY == 30)
    }
  }

  @Test func belowTheLargestUndimmedDetentThePageCanBeTouched() {
    present({
      $0.detents = [.medium(), .large()]
      $0.largestUndimmedDetentIdentifier = .medium
    }) { stage, sheet, _ in
      #expect(root.view.window?.hitTest(CGPoint(x: 100, y: 100), with: nil) === root.view)
      sheet.selectedDetentIdentifier = .large
      stage.play(0.1)
      #expect(root.view.window?.hitTest(CGPoint(x: 100, y: 10), with: nil) !== root.view)
    }
  }

  @Test func inAWideWindowAFormSheetIsACardInTheMiddle() {
    root.preferredContentSize = CGSize(width: 1000, height: 800)
    modal.modalPresentationStyle = .formSheet
    present { _, sheet, _ in
      #expect(sheet.presentedView?.frame == CGRect(x: 230, y: 90, width: 540, height: 620))
      modal.preferredContentSize = CGSize(width: 300, height: 200)
      sheet.containerView?.layoutIfNeeded()
      #expect(sheet.presentedView?.frame == CGRect(x: 350, y: 300, width: 300, height: 200))
    }
  }
}
