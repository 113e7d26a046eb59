@_spi(SwiftUI) import UIKit

extension Animation {
  /// Makes changes of views. What layers can interpolate is sent to them once, with the pace; the
  /// completion comes when the last of it has ended, at once if there is nothing.
  ///
  /// A custom animation is played by layers at an even pace for as long as it takes; data that are
  /// followed in frames have its own pace.
  @MainActor @preconcurrency
  func perform(_ changes: () -> Void, completion: @escaping () -> Void = {}) {
    guard let layerPace, runs > 0 else {
      UIView.changeAtOnce(changes)
      return completion()
    }
    UIView.animate(
      along: layerPace, delay: delay, pause: pause, repeatCount: autoreverses ? runs / 2 : runs,
      autoreverses: autoreverses, animations: changes, completion: { _ in completion() })
  }

  private var layerPace: LayerPace? {
    guard speed > 0 else { return nil }
    switch pace {
    case .curve(let curve, let duration):
      guard duration > 0 else { return nil }
      let (x1, y1, x2, y2) = curve.controlPoints
      return .curve(
        CAMediaTimingFunction(controlPoints: Float(x1), Float(y1), Float(x2), Float(y2)),
        duration: duration / speed)
    case .spring(let spring, let velocity):
      let spring = spring.faster(by: speed)
      return .spring(
        mass: CGFloat(spring.mass), stiffness: CGFloat(spring.stiffness),
        damping: CGFloat(spring.damping), velocity: CGFloat(velocity * speed),
        duration: spring.duration)
    case .custom:
      let length = runLength
      guard length > 0 else { return nil }
      return .curve(CAMediaTimingFunction(name: .linear), duration: length)
    }
  }
}
