import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

/// What happens when a view's layer changes inside an animation block: an animation, as whoever
/// asks the view for its action sees.
///
/// It remembers the value as it was; once the new one is there, it starts the animation between
/// them. Position, bounds, transform and corner radius animate as differences, so that several
/// animations of them run beside each other; all else replaces what ran before.
final class ViewAction: CABasicAnimation {
  private let block: AnimationBlock
  private let view: UIView
  private static let additive: Set<String> = ["position", "bounds", "transform", "cornerRadius"]
  private static let replacing: Set<String> = [
    "opacity", "backgroundColor", "anchorPoint", "shadowOpacity",
  ]

  @MainActor
  init?(block: AnimationBlock, view: UIView, key: String) {
    guard block.settings.duration > 0,
      ViewAction.additive.contains(key) || ViewAction.replacing.contains(key)
    else { return nil }
    (self.block, self.view) = (block, view)
    let isCurrent = block.settings.options.contains(.beginFromCurrentState)
    let source =
      isCurrent && ViewAction.replacing.contains(key)
      ? view.layer.presentation() ?? view.layer : view.layer
    super.init()
    keyPath = key
    duration = block.settings.duration
    isAdditive = ViewAction.additive.contains(key)
    fromValue = source.value(forKey: key) ?? ViewAction.nothing(for: key)
  }

  required init?(coder: NSCoder) { nil }

  /// A background colour that is not there fades in.
  private static func nothing(for key: String) -> Any? {
    key == "backgroundColor" ? CGColor.clear : nil
  }

  override func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    MainActor.assumeIsolated {
      let layer = view.layer
      let animation = makeAnimation(forKey: event)
      animation.isAdditive = isAdditive
      guard animation.animate(from: fromValue, of: layer) else { return }
      let key = animation.isAdditive ? layer.freeAnimationKey(for: event) : event
      block.start(animation, on: view, forKey: key)
    }
  }

  @MainActor
  private func makeAnimation(forKey key: String) -> CABasicAnimation {
    guard case .spring(let dampingRatio, let velocity) = block.settings.curve else {
      return CABasicAnimation(keyPath: key)
    }
    let animation = CASpringAnimation(keyPath: key)
    let fit = Spring.fitting(
      dampingRatio: dampingRatio, duration: block.settings.duration, velocity: velocity)
    animation.stiffness = CGFloat(fit.stiffness)
    animation.damping = CGFloat(fit.damping)
    animation.initialVelocity = CGFloat(velocity)
    return animation
  }
}

extension UIView {
  /// A view's layer never animates by itself: outside a block the search for an action ends.
  func actionInBlock(forKey key: String) -> CAAction? {
    guard let block = AnimationBlock.current else { return NSNull() }
    return ViewAction(block: block, view: self, key: key) ?? NSNull()
  }
}
