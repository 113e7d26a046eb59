import CoreGraphics
import Foundation
import QuartzCore

/// What lies behind a bar's items; it reaches as far as the bar's owner says.
@MainActor
final class BarBackground: UIView {
  enum Edge {
    case top, bottom
  }

  private let effectView = UIVisualEffectView(effect: nil)
  private let colorView = UIView(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let shadow = UIImageView(frame: .zero)
  /// Where the line lies.
  private let edge: Edge

  init(shadowAt edge: Edge) {
    self.edge = edge
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    for view in [effectView, colorView, picture, shadow] {
      view.isUserInteractionEnabled = false
    }
    picture.clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  /// What is shown stands in its place first, for its colours follow what is around it.
  func show(_ appearance: UIBarAppearance) {
    hold(effectView, at: .back, if: appearance.backgroundEffect != nil)
    effectView.effect = appearance.backgroundEffect
    hold(colorView, at: .front, if: appearance.backgroundColor != nil)
    colorView.backgroundColor = appearance.backgroundColor
    picture.image = appearance.backgroundImage
    picture.contentMode = appearance.backgroundImageContentMode
    hold(picture, at: .front, if: appearance.backgroundImage != nil)
    let hasShadow = appearance.shadowImage.map { $0.size.height > 0 } ?? false
    hold(shadow, at: .front, if: hasShadow || appearance.shadowColor != nil)
    shadow.image = appearance.shadowImage
    shadow.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [effectView, colorView, picture] { view.frame = bounds }
    let height = shadow.image?.size.height ?? 1 / UIScreen.pixelsPerPoint
    shadow.frame = CGRect(
      x: 0, y: edge == .bottom ? bounds.height : -height, width: bounds.width, height: height)
  }
}
