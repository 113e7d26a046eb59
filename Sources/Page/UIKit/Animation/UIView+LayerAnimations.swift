@_spi(UIKit) import QuartzCore

extension UIView {
  /// Within an animation block: animates a value of the view's layer that blocks leave alone. The
  /// layer has its new value already.
  @_spi(SwiftUI)
  public func animateInBlock(_ keyPath: String, from old: Any?) {
    let shown = layer.animation(forKey: keyPath) == nil ? nil : layer.presentation()
    startInBlock(keyPath) { animation in
      animation.animate(from: shown?.value(forKeyPath: keyPath) ?? old, of: layer)
    }
  }

  /// Within an animation block: adds a difference to a value of the view's layer, which becomes
  /// nothing. An angle can so be animated by more than a turn.
  @_spi(SwiftUI)
  public func animateInBlock(_ keyPath: String, difference: CGFloat) {
    guard difference != 0 else { return }
    if let block = AnimationBlock.current, block.settings.endsRepetition {
      layer.endAnimations(of: keyPath) { $0.repeatCount == .infinity }
    }
    startInBlock(layer.freeAnimationKey(for: keyPath), of: keyPath) { animation in
      animation.isAdditive = true
      (animation.fromValue, animation.toValue) = (difference, CGFloat(0))
      return true
    }
  }

  private func startInBlock(
    _ key: String, of keyPath: String? = nil, _ fill: (CABasicAnimation) -> Bool
  ) {
    guard let block = AnimationBlock.current, block.settings.duration > 0 else { return }
    if case .keyframes = block.content { return }
    let animation = block.settings.curve.animation(
      keyPath: keyPath ?? key, duration: block.settings.duration)
    guard fill(animation) else { return }
    block.start(animation, on: self, forKey: key)
  }
}
