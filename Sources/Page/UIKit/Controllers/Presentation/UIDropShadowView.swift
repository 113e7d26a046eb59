import CoreGraphics
import Foundation
import QuartzCore

/// The card a sheet's view lies on: it cuts the corners, and carries the grabber.
@MainActor
final class UIDropShadowView: UIView {
  private let content: UIView
  private let grabber = UIView(frame: CGRect(x: 0, y: 5, width: 36, height: 5))

  init(around content: UIView) {
    self.content = content
    super.init(frame: .zero)
    clipsToBounds = true
    layer.cornerCurve = .continuous
    grabber.layer.cornerRadius = 2.5
    grabber.backgroundColor = .tertiaryLabel
    grabber.isUserInteractionEnabled = false
    addSubview(content)
    addSubview(grabber)
    grabber.isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  func show(grabber isVisible: Bool, radius: CGFloat, corners: CACornerMask) {
    grabber.isHidden = !isVisible
    layer.cornerRadius = radius
    layer.maskedCorners = corners
  }

  func fitContent() {
    if content.superview === self, content.frame != bounds { content.frame = bounds }
    grabber.center.x = bounds.midX
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    fitContent()
  }
}
