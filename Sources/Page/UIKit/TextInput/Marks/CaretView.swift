import CoreGraphics
import Foundation
import QuartzCore

/// The place where letters go, which comes and goes as long as nothing is typed.
final class CaretView: UIView {
  private static let period = 1.0
  private static let key = "blinking"

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.cornerRadius = 1
  }

  required init?(coder: NSCoder) { nil }

  /// It is to be seen where it has just come.
  func stand(at rect: CGRect) {
    guard rect != frame || layer.animation(forKey: Self.key) == nil else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    frame = rect
    CATransaction.commit()
    blink()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { layer.removeAnimation(forKey: Self.key) } else { blink() }
  }

  private func blink() {
    guard window != nil else { return }
    let blinking = CAKeyframeAnimation(keyPath: "opacity")
    blinking.values = [1, 1, 0, 0, 1]
    blinking.keyTimes = [0, 0.5, 0.65, 0.85, 1]
    blinking.duration = Self.period
    blinking.repeatCount = .infinity
    layer.add(blinking, forKey: Self.key)
  }
}
