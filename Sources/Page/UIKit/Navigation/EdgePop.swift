import CoreGraphics
import Foundation

/// Goes back a level by a touch that comes in over the edge where reading begins.
@MainActor
final class EdgePop: NSObject, UIGestureRecognizerDelegate {
  weak var controller: UINavigationController?
  private(set) var interaction: UIPercentDrivenInteractiveTransition?

  lazy var recognizer: UIScreenEdgePanGestureRecognizer = {
    let made = UIScreenEdgePanGestureRecognizer(
      target: self, action: Selector(EdgePop.panned(_:), named: "panned"))
    made.edges = .left
    made.delegate = self
    return made
  }()

  /// Where a page has put something in the way back's place, the edge does nothing either.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, controller.stack.count > 1, controller.transition == nil,
      controller.barState.bar == .shown, let item = controller.topViewController?.navigationItem
    else { return false }
    guard !item.hidesBackButton, item.leftItems.isEmpty || item.leftItemsSupplementBackButton else {
      return false
    }
    return true
  }

  func panned(_ pan: UIScreenEdgePanGestureRecognizer) {
    guard let controller, let view = controller.viewIfLoaded else { return }
    let sign: CGFloat = pan.edges == .right ? -1 : 1
    let part = view.bounds.width > 0 ? sign * pan.translation(in: view).x / view.bounds.width : 0
    switch pan.state {
    case .began: begin(controller)
    case .changed: interaction?.update(max(part, 0))
    case .ended:
      let speed = sign * pan.velocity(in: view).x
      let goesOn = speed > 300 || (part > 0.5 && speed > -300)
      if goesOn { interaction?.finish() } else { interaction?.cancel() }
      interaction = nil
    case .cancelled, .failed:
      interaction?.cancel()
      interaction = nil
    case .possible: break
    }
  }

  private func begin(_ controller: UINavigationController) {
    guard controller.stack.count > 1, controller.transition == nil else { return }
    interaction = UIPercentDrivenInteractiveTransition()
    interaction?.completionCurve = .easeOut
    controller.popViewController(animated: true)
    // Where the page animates levels itself, its own gesture leads, if it has one.
    if controller.transition?.animator is SlideAnimator { return }
    interaction = nil
  }
}
