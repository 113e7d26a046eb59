import Foundation

/// A transition that somebody animates, of whatever kind.
@MainActor
protocol AnimatedTransition: UIViewControllerContextTransitioning {
  var animator: any UIViewControllerAnimatedTransitioning { get }
  /// All that moves in it, beside the container perhaps bars.
  var movedViews: [UIView] { get }
}

extension AnimatedTransition {
  var movedViews: [UIView] { [containerView] }
}
