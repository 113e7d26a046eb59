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
  /// The model value before the change.
  private let before: Any?
  private static let additive: Set<String> = ["position", "bounds", "transform", "cornerRadius"]
  private static let replacing: Set<String> = [
    "opacity", "backgroundColor", "anchorPoint", "shadowOpacity",
    "backdropBlur", "backdropSaturation", "backdropTint",
  ]

  @MainActor
  init?(block: AnimationBlock, view: UIView, key: String) {
    guard block.settings.duration > 0,
      ViewAction.additive.contains(key) || ViewAction.replacing.contains(key)
    else { return nil }
    (self.block, self.view) = (block, view)
    before = view.layer.value(forKey: key) ?? ViewAction.nothing(for: key)
    super.init()
    keyPath = key
    duration = block.settings.curve.length(block.settings.duration)
    isAdditive = ViewAction.additive.contains(key)
    fromValue = before
    if block.settings.options.contains(.beginFromCurrentState), !isAdditive,
      let shown = view.layer.presentation()?.value(forKey: key)
    {
      fromValue = shown
    }
    if block.settings.endsRepetition { endRepetition(of: key) }
  }

  /// An animation without end gives way: the change begins where the value is seen.
  @MainActor
  private func endRepetition(of key: String) {
    let shown = view.layer.presentation()?.value(forKey: key)
    let hasEnded = view.layer.endAnimations(of: key) { $0.repeatCount == .infinity }
    if hasEnded, let shown { fromValue = shown }
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
      block.animator?.noteStart(of: event, on: view, value: before)
      if case .keyframes(let recorder) = block.content {
        return recorder.note(event, of: view, from: fromValue, additive: isAdditive)
      }
      let layer = view.layer
      let animation = makeAnimation(forKey: event)
      animation.isAdditive = isAdditive
      guard animation.animate(from: fromValue, of: layer) else { return }
      let key = animation.isAdditive ? layer.freeAnimationKey(for: event) : event
      block.start(inBothDirections(animation) ?? animation, on: view, forKey: key)
    }
  }

  @MainActor
  private func makeAnimation(forKey key: String) -> CABasicAnimation {
    block.settings.curve.animation(keyPath: key, duration: block.settings.duration)
  }

  /// A spring whose speeds along the two axes differ moves a view on a way of its own.
  @MainActor
  private func inBothDirections(_ animation: CABasicAnimation) -> CAKeyframeAnimation? {
    guard case .spring(_, let velocity) = block.settings.curve, velocity.dx != velocity.dy,
      keyPath == "position", let way = animation.fromValue as? CGPoint
    else { return nil }
    let duration = block.settings.duration
    let vertical = block.settings.curve.animation(
      keyPath: "position", duration: duration, speed: velocity.dy)
    guard let horizontal = animation as? CASpringAnimation,
      let vertical = vertical as? CASpringAnimation
    else { return nil }
    let length = block.settings.curve.length(duration)
    let count = min(max(Int(length * 60), 2), 600)
    let steps = CAKeyframeAnimation(keyPath: "position")
    steps.isAdditive = true
    steps.values = (0...count).map { index -> CGPoint in
      let time = length * Double(index) / Double(count)
      return CGPoint(
        x: way.x * (1 - horizontal.springProgress(at: time)),
        y: way.y * (1 - vertical.springProgress(at: time)))
    }
    return steps
  }
}

extension UIView {
  /// A view's layer never animates by itself: outside a block the search for an action ends.
  func actionInBlock(forKey key: String) -> CAAction? {
    guard let block = AnimationBlock.current else {
      guard AnimationBlock.endsRunning, layer.animationKeys() != nil else { return NSNull() }
      return EndingAction()
    }
    return ViewAction(block: block, view: self, key: key) ?? NSNull()
  }
}
