import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

/// A transition as pages write them: a fade and a move in one second, straight.
private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  var isPresenting = true
  var log: [String] = []

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    log.append("animate")
    let view = context.view(forKey: isPresenting ? .to : .from)!
    let away = CGAffineTransform(translationX: 375, y: 0)
    if isPresenting {
      context.containerView.addSubview(view)
      view.frame = context.finalFrame(for: context.viewController(forKey: .to)!)
      view.transform = away
    }
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: { view.transform = self.isPresenting ? .identity : away },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }

  func animationEnded(_ transitionCompleted: Bool) { log.append("ended \(transitionCompleted)") }
}

private final class Panel: UIPresentationController {
  var log: [String] = []

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
  }
  override func presentationTransitionWillBegin() { log.append("will present") }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    log.append("presented \(completed)")
  }
  override func dismissalTransitionWillBegin() { log.append("will dismiss") }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    log.append("dismissed \(completed)")
  }
}

private final class Transitions: NSObject, UIViewControllerTransitioningDelegate {
  let slide = Slide()
  var panel: Panel?
  var interaction: UIPercentDrivenInteractiveTransition?
  var source: UIViewController?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    slide.isPresenting = true
    self.source = source
    return slide
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    slide.isPresenting = false
    return slide
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    panel = Panel(presentedViewController: presented, presenting: presenting)
    return panel
  }
}

@MainActor
@Suite(.serialized)
struct CustomTransitionTests {
  private let root = RecordingController("root")
  private let modal = RecordingController("modal")
  private let transitions = Transitions()

  private func present(_ test: (TestStage) throws -> Void) rethrows {
    try TestStage.run(with: root) { stage in
      modal.modalPresentationStyle = .custom
      modal.transitioningDelegate = transitions
      root.present(modal, animated: true)
      stage.advance(by: 0)
      try test(stage)
    }
  }

  private var shownX: CGFloat {
    modal.view.layer.presentation()?.frame.minX ?? modal.view.frame.minX
  }

  @Test func aPagesOwnPresentationAndAnimatorAreAskedInOrder() {
    present { stage in
      #expect(transitions.panel?.log == ["will present"] && transitions.source === root)
      #expect(transitions.slide.log == ["animate"])
      stage.advance(by: 0.5)
      #expect(abs(shownX - 187.5) < 1)
      stage.play(0.6)
      #expect(modal.view.frame == CGRect(x: 0, y: 334, width: 375, height: 334))
      #expect(transitions.panel?.log == ["will present", "presented true"])
      #expect(transitions.slide.log == ["animate", "ended true"])
      #expect(modal.presentationController === transitions.panel)
      modal.dismiss(animated: true)
      stage.play(1.1)
      #expect(transitions.panel?.log.suffix(2) == ["will dismiss", "dismissed true"])
      #expect(root.presentedViewController == nil && modal.view.window == nil)
    }
  }

  @Test func aGestureMovesATransitionAndFinishesIt() {
    present { stage in
      stage.play(1.1)
      let interaction = UIPercentDrivenInteractiveTransition()
      transitions.interaction = interaction
      modal.dismiss(animated: true)
      stage.advance(by: 0)
      #expect(modal.transitionCoordinator?.isInteractive == true)
      stage.advance(by: 2)
      #expect(abs(shownX) < 1)
      interaction.update(0.4)
      stage.advance(by: 0.1)
      #expect(abs(shownX - 150) < 1 && interaction.percentComplete == 0.4)
      interaction.finish()
      stage.play(0.7)
      #expect(root.presentedViewController == nil)
      #expect(RecordingController.taken().last == "modal didDisappear dismissed animated")
    }
  }

  @Test func aGestureThatGivesUpBringsEverythingBack() {
    present { stage in
      stage.play(1.1)
      let interaction = UIPercentDrivenInteractiveTransition()
      transitions.interaction = interaction
      RecordingController.log = []
      modal.dismiss(animated: true)
      stage.advance(by: 0)
      interaction.update(0.4)
      stage.advance(by: 0.1)
      interaction.cancel()
      stage.play(0.6)
      #expect(root.presentedViewController === modal && modal.view.window != nil)
      #expect(modal.view.transform == .identity && shownX == 0)
      #expect(transitions.panel?.log.last == "dismissed false")
      #expect(transitions.slide.log.last == "ended false")
      #expect(
        RecordingController.taken() == [
          "modal willDisappear dismissed animated", "modal willAppear animated",
          "modal isAppearing 375x334", "modal didAppear animated",
        ])
      transitions.interaction = nil
      modal.dismiss(animated: true)
      stage.play(1.1)
      #expect(root.presentedViewController == nil)
    }
  }
}
