import CoreGraphics
import Foundation
import QuartzCore

/// The picture of an item that follows the finger.
@MainActor
final class DragPicture: UIView {
  let preview: UITargetedDragPreview?
  /// From the finger to the middle.
  private var hold = CGPoint.zero
  private let content = UIView(frame: .zero)

  private static let lift: CGFloat = 1.06

  /// A picture of a view as it is now, where its target says; nothing is seen without a preview.
  init(of preview: UITargetedDragPreview?, grabbedAt point: CGPoint) {
    self.preview = preview
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    if let preview {
      bounds.size = preview.size
      show(preview.view, preview.parameters)
      center = preview.target.pointInWindow
      hold = CGPoint(x: center.x - point.x, y: center.y - point.y)
    } else {
      center = point
    }
    layer.shadowColor = .black
    layer.shadowRadius = 14
    layer.shadowOffset = CGSize(width: 0, height: 6)
  }

  required init?(coder: NSCoder) { nil }

  private func show(_ view: UIView, _ parameters: UIPreviewParameters) {
    content.frame = bounds
    content.subviews.forEach { $0.removeFromSuperview() }
    if let path = parameters.visiblePath {
      let mask = CAShapeLayer()
      mask.path = path.cgPath
      content.layer.mask = mask
    } else {
      content.layer.cornerRadius = view.layer.cornerRadius
      content.clipsToBounds = true
    }
    let isGrounded = (view.backgroundColor?.cgColor.alpha ?? 0) > 0
    content.backgroundColor = isGrounded ? nil : parameters.backgroundColor
    if let picture = view.snapshotView(afterScreenUpdates: true) { content.addSubview(picture) }
    if content.superview == nil { addSubview(content) }
  }

  /// Shows something else from now on, as the item says.
  func replace(with preview: UIDragPreview) {
    if preview.view.bounds.isEmpty { preview.view.sizeToFit() }
    bounds.size = preview.view.bounds.size
    content.layer.mask = nil
    show(preview.view, preview.parameters)
    hold = .zero
  }

  // MARK: Ways

  /// Within an animation.
  func rise() {
    transform = CGAffineTransform(scaleX: Self.lift, y: Self.lift)
    layer.shadowOpacity = 0.3
  }

  /// The items after the first lie below it, a little aside.
  func follow(_ point: CGPoint, place: Int) {
    let aside = CGFloat(min(place, 4)) * 5
    center = CGPoint(x: point.x + hold.x + aside, y: point.y + hold.y + aside)
  }

  /// Comes to where the first is held.
  func join(_ first: DragPicture) { hold = first.hold }

  /// Within an animation: to where it belongs, or away where it is.
  func land(on target: UIPreviewTarget?, size: CGSize?) {
    layer.shadowOpacity = 0
    guard let target, target.container.window != nil else {
      transform = CGAffineTransform(scaleX: 0.3, y: 0.3)
      alpha = 0
      return
    }
    center = target.pointInWindow
    let goal = size ?? bounds.size
    let scale = bounds.width > 0 ? goal.width / bounds.width : 1
    transform = target.transform.scaledBy(x: scale, y: scale)
  }
}

extension UIPreviewTarget {
  /// In the points of the window, which is where everything that flies lies.
  var pointInWindow: CGPoint { container.convert(center, to: nil) }
}
