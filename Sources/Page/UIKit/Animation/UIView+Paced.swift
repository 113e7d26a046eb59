import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

/// The pace of changes that SwiftUI makes.
@_spi(SwiftUI)
public enum LayerPace {
  case curve(CAMediaTimingFunction, duration: Double)
  /// A spring that takes as long as it takes; the duration is how long it seems to move.
  case spring(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat, duration: Double)
}

extension UIView {
  /// Animates what the closure changes; each run begins after a pause. What repeats without end on a value that changes, ends.
  @_spi(SwiftUI)
  public class func animate(
    along pace: LayerPace, delay: Double, pause: Double = 0, repeatCount: Double,
    autoreverses: Bool, animations: () -> Void, completion: @escaping (Bool) -> Void
  ) {
    let options: AnimationOptions = [
      .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions,
      .allowUserInteraction, .beginFromCurrentState,
    ]
    var settings = AnimationSettings(
      duration: pace.duration, delay: delay, options: options, curve: pace.pacing)
    settings.repetition = .init(
      count: Float(repeatCount), autoreverses: autoreverses, pause: pause)
    settings.endsRepetition = true
    AnimationBlock(settings, content: .animated, completion: completion).run(animations)
  }

  /// Makes changes at once, and ends what animates the values that change.
  @_spi(SwiftUI)
  public class func changeAtOnce(_ changes: () -> Void) {
    let before = AnimationBlock.endsRunning
    AnimationBlock.endsRunning = true
    performWithoutAnimation(changes)
    AnimationBlock.endsRunning = before
  }
}

extension LayerPace {
  fileprivate var duration: Double {
    switch self {
    case .curve(_, let duration): duration
    case .spring(_, _, _, _, let duration): duration
    }
  }

  fileprivate var pacing: AnimationPacing {
    switch self {
    case .curve(let function, _): .function(function)
    case .spring(let mass, let stiffness, let damping, let velocity, _):
      .spring(
        .free(mass: mass, stiffness: stiffness, damping: damping),
        velocity: CGVector(dx: velocity, dy: velocity))
    }
  }
}

/// Ends the animations of a value that changes without one.
final class EndingAction: NSObject, CAAction {
  func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    guard let layer = anObject as? CALayer else { return }
    layer.endAnimations(of: event) { _ in true }
  }
}

extension CALayer {
  /// Ends those animations of a value that satisfy a condition, and tells whether there were any.
  @discardableResult
  func endAnimations(of event: String, where isWanted: (CAAnimation) -> Bool) -> Bool {
    let keys = (animationKeys() ?? []).filter { key in
      guard key == event || key.hasPrefix(event + "-") || key.hasPrefix(event + ".") else {
        return false
      }
      return animation(forKey: key).map(isWanted) ?? false
    }
    for key in keys { removeAnimation(forKey: key) }
    return !keys.isEmpty
  }
}
