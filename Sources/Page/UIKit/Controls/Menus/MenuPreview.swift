import CoreGraphics
import Foundation

/// What a menu is about, lifted above everything else: a picture of a view, or another controller's
/// view that shows more of it.
final class MenuPreview: UIView {
  /// Where it comes from and goes back to, in the window.
  private let origin: CGRect
  private let content: UIView
  let shownController: UIViewController?
  private let backdrop = UIView(frame: .zero)
  private weak var replaced: UIView?

  private static let lift: CGFloat = 1.04
  private static let corner: CGFloat = 13
  private static let shade = UIColor {
    UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.5 : 0.2)
  }

  /// A picture of a view as it is now, which is not seen meanwhile.
  init?(of preview: UITargetedPreview, in window: UIWindow) {
    let view = preview.view
    guard view.window != nil, let picture = view.snapshotView(afterScreenUpdates: true) else {
      return nil
    }
    origin = view.convert(view.bounds, to: window)
    content = UIView(frame: CGRect(origin: .zero, size: origin.size))
    shownController = nil
    super.init(frame: origin)
    let path = preview.parameters.visiblePath
    content.backgroundColor =
      path == nil && !view.hasGround ? preview.parameters.backgroundColor : nil
    content.addSubview(picture)
    content.layer.cornerRadius = view.layer.cornerRadius > 0 ? view.layer.cornerRadius : Self.corner
    content.clipsToBounds = true
    if let path {
      let mask = UIView(frame: path.bounds)
      mask.backgroundColor = .black
      mask.layer.cornerRadius = min(path.bounds.width, path.bounds.height) * 0.2
      content.mask = mask
    }
    replaced = view
    setUpLift()
  }

  /// A controller's view, as large as the controller wants to be seen.
  init(_ controller: UIViewController, from view: UIView, in window: UIWindow) {
    origin = view.convert(view.bounds, to: window)
    shownController = controller
    content = controller.view
    let wanted = controller.preferredContentSize
    let room = window.bounds.insetBy(dx: 16, dy: 16)
    let width = wanted.width > 0 ? min(wanted.width, room.width) : room.width
    let height = wanted.height > 0 ? wanted.height : room.height * 0.5
    let size = CGSize(width: width, height: min(height, room.height * 0.6))
    super.init(
      frame: CGRect(
        x: min(max(origin.midX - width / 2, room.minX), room.maxX - width),
        y: min(max(origin.midY - size.height / 2, room.minY), room.maxY - size.height),
        width: size.width, height: size.height))
    content.frame = bounds
    content.clipsToBounds = true
    content.layer.cornerRadius = Self.corner
    setUpLift()
  }

  required init?(coder: NSCoder) { nil }

  private func setUpLift() {
    isUserInteractionEnabled = false
    addSubview(content)
    layer.shadowColor = .black
    layer.shadowRadius = 20
    layer.shadowOffset = CGSize(width: 0, height: 8)
    backdrop.backgroundColor = Self.shade
    backdrop.isUserInteractionEnabled = false
    backdrop.alpha = 0
  }

  // MARK: Coming and going

  /// Lifts it where a menu of some height has room beside it, and tells where it stands then.
  func rise(in holder: UIView, leaving height: CGFloat) -> CGRect {
    backdrop.frame = holder.bounds
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    holder.addSubview(backdrop)
    holder.addSubview(self)
    var end = frame
    let room = holder.bounds.insetBy(dx: 0, dy: MenuStyle.edge + 8)
    let needed = min(height + MenuStyle.distance, room.height * 0.6)
    if end.maxY + needed > room.maxY, end.minY - needed < room.minY {
      end.origin.y = max(room.maxY - needed - end.height, room.minY)
    }
    let isView = shownController == nil
    if !isView {
      transform = CGAffineTransform(scaleX: 0.3, y: 0.3)
      alpha = 0
    }
    UIView.performWithoutAnimation { replaced?.isHidden = true }
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      options: .allowUserInteraction,
      animations: { [self] in
        backdrop.alpha = 1
        alpha = 1
        center = CGPoint(x: end.midX, y: end.midY)
        transform = isView ? CGAffineTransform(scaleX: Self.lift, y: Self.lift) : .identity
        layer.shadowOpacity = 0.25
      })
    let growth: CGFloat = isView ? end.height * (Self.lift - 1) / 2 : 0
    return end.insetBy(dx: 0, dy: -growth)
  }

  /// Within an animation: back to where it came from.
  func sink() {
    backdrop.alpha = 0
    layer.shadowOpacity = 0
    if shownController == nil {
      transform = .identity
      center = CGPoint(x: origin.midX, y: origin.midY)
    } else {
      transform = CGAffineTransform(scaleX: 0.3, y: 0.3)
      alpha = 0
    }
  }

  func leave() {
    replaced?.isHidden = false
    removeFromSuperview()
    backdrop.removeFromSuperview()
  }
}

extension UIView {
  fileprivate var hasGround: Bool {
    guard let color = backgroundColor else { return false }
    return color.cgColor.alpha > 0
  }
}
