import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct PopoverTests {
  private let root = RecordingController("root")
  private let modal = RecordingController("modal")
  private let button = UIView(frame: CGRect(x: 100, y: 100, width: 60, height: 40))

  private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
    var style = UIModalPresentationStyle.none
    var told: [String] = []

    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { style }
    func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {
      told.append("prepare")
    }
    func popoverPresentationControllerDidDismissPopover(
      _ controller: UIPopoverPresentationController
    ) { told.append("dismissed") }
  }

  private func present(
    _ delegate: Delegate?, _ setUp: (UIPopoverPresentationController) -> Void = { _ in },
    _ test: (TestStage) throws -> Void
  ) rethrows {
    try TestStage.run(with: root) { stage in
      root.view.addSubview(button)
      modal.modalPresentationStyle = .popover
      modal.preferredContentSize = CGSize(width: 200, height: 150)
      let popover = modal.popoverPresentationController!
      popover.sourceView = button
      popover.delegate = delegate
      setUp(popover)
      root.present(modal, animated: false)
      stage.advance(by: 0)
      try test(stage)
    }
  }

  @Test func aPopoverPointsAtItsSource() {
    let delegate = Delegate()
    present(delegate) { stage in
      let popover = modal.popoverPresentationController
      #expect(popover?.arrowDirection == .up && delegate.told == ["prepare"])
      #expect(
        popover?.frameOfPresentedViewInContainerView
          == CGRect(x: 30, y: 140, width: 200, height: 163))
      #expect(modal.view.bounds.size == CGSize(width: 200, height: 150))
      #expect(
        modal.view.window?.convert(modal.view.bounds, from: modal.view).minY == 153)
    }
  }

  @Test(arguments: [
    (UIPopoverArrowDirection.down, CGRect(x: 55, y: 287, width: 200, height: 163)),
    (.left, CGRect(x: 180, y: 395, width: 185, height: 150)),
    (UIPopoverArrowDirection(), CGRect(x: 55, y: 395, width: 200, height: 150)),
  ])
  func aPopoverKeepsToTheDirectionsItMayTake(
    _ direction: UIPopoverArrowDirection, _ frame: CGRect
  ) {
    button.frame = CGRect(x: 130, y: 450, width: 50, height: 40)
    present(Delegate()) {
      $0.permittedArrowDirections = direction
    } _: { _ in
      #expect(modal.popoverPresentationController?.frameOfPresentedViewInContainerView == frame)
    }
  }

  @Test func aPopoverLiesOverASourceThatLeavesNoRoom() {
    button.frame = CGRect(x: 0, y: 0, width: 375, height: 660)
    present(Delegate()) { _ in
      let popover = modal.popoverPresentationController
      #expect(popover?.arrowDirection == [])
      #expect(
        popover?.frameOfPresentedViewInContainerView
          == CGRect(x: 87.5, y: 255, width: 200, height: 150))
    }
  }

  @Test func aPopoverPointsAtAButtonInABar() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
    bar.items = [item]
    root.view.addSubview(bar)
    present(Delegate()) {
      $0.barButtonItem = item
    } _: { stage in
      let popover = modal.popoverPresentationController
      #expect(popover?.sourceItem === item && popover?.arrowDirection == .up)
      let place = item.button.flatMap { $0.frame(in: bar) } ?? .zero
      #expect(popover?.frameOfPresentedViewInContainerView.minY == place.maxY)
    }
  }

  @Test func whereThereIsLittleRoomAPopoverBecomesASheet() {
    present(nil) { _ in
      #expect(modal.presentationController is UISheetPresentationController)
      #expect(modal.popoverPresentationController != nil)
    }
  }

  @Test func aTapBesideDismissesAndPassthroughViewsAreTouched() {
    let delegate = Delegate()
    let other = UIView(frame: CGRect(x: 300, y: 600, width: 50, height: 50))
    root.view.addSubview(other)
    present(delegate) {
      $0.passthroughViews = [other]
    } _: { stage in
      #expect(root.view.window?.hitTest(CGPoint(x: 310, y: 610), with: nil) === other)
      stage.tap(320, 620)
      stage.play(0.5)
      #expect(root.presentedViewController === modal)
      stage.tap(20, 600)
      stage.play(0.5)
      #expect(root.presentedViewController == nil)
      #expect(delegate.told == ["prepare", "dismissed"])
    }
  }
}
