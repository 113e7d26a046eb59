import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let view = context.view(forKey: .to)!
    context.containerView.addSubview(view)
    view.frame = context.finalFrame(for: context.viewController(forKey: .to)!)
    view.alpha = 0
    UIView.animate(
      withDuration: 1, animations: { view.alpha = 1 },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}

private final class Listener: NSObject, UINavigationControllerDelegate {
  var log: [String] = []
  var animator: Fade?
  var interaction: UIPercentDrivenInteractiveTransition?

  private func name(_ controller: UIViewController) -> String {
    (controller as? RecordingController)?.name ?? "?"
  }
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { log.append("will show \(name(viewController))\(animated ? " animated" : "")") }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { log.append("did show \(name(viewController))\(animated ? " animated" : "")") }
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if animator != nil { log.append("\(operation) \(name(fromVC)) \(name(toVC))") }
    return animator
  }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

@MainActor
@Suite(.serialized)
struct NavigationDelegateTests {
  private let listener = Listener()
  private let root = RecordingController("root")
  private let detail = RecordingController("detail")

  private func run(_ test: (TestStage, UINavigationController) throws -> Void) rethrows {
    let navigation = UINavigationController(rootViewController: root)
    navigation.delegate = listener
    try TestStage.run { stage in
      stage.stage.show(navigation)
      stage.begin()
      try test(stage, navigation)
    }
  }

  @Test func itHearsOfEveryLevel() {
    run { stage, navigation in
      #expect(listener.log == ["will show root", "did show root"])
      navigation.pushViewController(detail, animated: true)
      #expect(listener.log.last == "will show detail animated")
      stage.play(0.6)
      #expect(listener.log.last == "did show detail animated")
    }
  }

  @Test func aPagesOwnAnimatorMovesTheLevels() {
    run { stage, navigation in
      listener.animator = Fade()
      navigation.pushViewController(detail, animated: true)
      #expect(listener.log.contains("push root detail"))
      #expect(navigation.transitionCoordinator?.transitionDuration == 1)
      stage.play(0.5)
      let alpha = detail.view.layer.presentation()?.opacity ?? 1
      #expect(alpha > 0.3 && alpha < 0.7 && root.view.window != nil)
      stage.play(0.6)
      #expect(root.view.window == nil && navigation.transitionCoordinator == nil)
    }
  }

  @Test func aPagesOwnGestureCanGiveUp() {
    run { stage, navigation in
      listener.animator = Fade()
      let interaction = UIPercentDrivenInteractiveTransition()
      listener.interaction = interaction
      navigation.pushViewController(detail, animated: true)
      stage.advance(by: 0)
      interaction.update(0.4)
      stage.advance(by: 0.1)
      #expect(navigation.transitionCoordinator?.isInteractive == true)
      interaction.cancel()
      stage.play(0.8)
      #expect(navigation.viewControllers == [root] && detail.parent == nil)
      #expect(root.view.window != nil && detail.view.window == nil)
      #expect(navigation.navigationBar.items?.count == 1)
    }
  }
}
