import CoreGraphics
import Foundation

/// The views of a cell's accessories, and where they stand.
@MainActor
final class AccessoryViews {
  weak var owner: UICollectionViewListCell?
  private var leading: [(accessory: UICellAccessory, view: UIView)] = []
  private var trailing: [(accessory: UICellAccessory, view: UIView)] = []

  private static let gap: CGFloat = 8
  private static let standardWidth: CGFloat = 22
  private static let handleWidth: CGFloat = 44

  // MARK: Showing

  func show(_ accessories: [UICellAccessory], _ editing: CollectionEditing) {
    leading = renewed(leading, accessories.shown(.leading, editing))
    trailing = renewed(trailing, accessories.shown(.trailing, editing))
    owner?.setNeedsLayout()
  }

  private func renewed(
    _ old: [(accessory: UICellAccessory, view: UIView)], _ new: [UICellAccessory]
  ) -> [(accessory: UICellAccessory, view: UIView)] {
    var left = old
    let views = new.map { accessory in
      // A view stays where what it shows does, so that it moves rather than comes anew.
      let kept = left.firstIndex {
        $0.accessory.accessoryType == accessory.accessoryType && accessory.keepsView($0.view)
      }
      let view = kept.map { left.remove(at: $0).view } ?? view(of: accessory)
      update(view, accessory)
      return (accessory, view)
    }
    for (_, view) in left { view.removeFromSuperview() }
    for (_, view) in views where view.superview !== owner { owner?.addSubview(view) }
    return views
  }

  private func view(of accessory: UICellAccessory) -> UIView {
    switch accessory.content {
    case .symbol(let name, let color, let size): return symbol(name, color, size)
    case .sign(let name, let color, _): return AccessorySign(name, color)
    case .multiselect: return AccessorySign("circle", .tertiaryLabel)
    case .outline: return AccessorySign("chevron.right", nil, size: 13)
    case .detail:
      let button = UIButton(type: .detailDisclosure)
      button.sizeToFit()
      return button
    case .label: return UILabel()
    case .reorder: return ItemHandle()
    case .custom(let view, _): return view
    }
  }

  private func symbol(_ name: String, _ color: UIColor?, _ size: CGFloat) -> UIView {
    let symbols = UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)
    let view = UIImageView(image: UIImage(systemName: name, withConfiguration: symbols))
    view.tintColor = color
    view.sizeToFit()
    return view
  }

  private func update(_ view: UIView, _ accessory: UICellAccessory) {
    if let tint = accessory.tintColor { view.tintColor = tint }
    switch accessory.content {
    case .sign(_, _, let handler):
      (view as? AccessorySign)?.tapped = { [weak owner] in
        if let handler { handler() } else { owner?.signTapped(accessory.accessoryType) }
      }
    case .multiselect:
      let isSelected = owner?.isSelected == true
      (view as? AccessorySign)?.show(
        isSelected ? "checkmark.circle.fill" : "circle", isSelected ? nil : .tertiaryLabel)
      view.isUserInteractionEnabled = false
    case .outline(_, let handler):
      (view as? AccessorySign)?.tapped = { [weak owner] in
        if let handler { handler() } else { owner?.toggleOutline() }
      }
      turn(view)
    case .detail(let handler):
      (view as? UIButton)?.removeTarget(nil, action: nil, for: .allEvents)
      (view as? UIButton)?.addAction(
        UIAction(identifier: .init("detail")) { _ in handler?() }, for: .touchUpInside)
    case .label(let text, let options):
      guard let label = view as? UILabel else { return }
      (label.text, label.font) = (text, options.font)
      label.textColor = accessory.tintColor ?? .secondaryLabel
      label.sizeToFit()
    case .custom(let view, let maintainsFixedSize):
      if !maintainsFixedSize, view.bounds.size == .zero { view.sizeToFit() }
    case .symbol, .reorder: break
    }
  }

  private func turn(_ view: UIView) {
    let angle = owner?.isExpanded == true ? CGFloat.pi / 2 : 0
    (view as? AccessorySign)?.symbol.transform = CGAffineTransform(rotationAngle: angle)
  }

  // MARK: Places

  private func width(_ accessory: UICellAccessory, _ view: UIView) -> CGFloat {
    let own = accessory.accessoryType == .reorder ? Self.handleWidth : view.bounds.width
    switch accessory.reservedLayoutWidth {
    case .custom(let width): return width
    case .standard: return max(Self.standardWidth, own)
    case .actual: return own
    case nil where accessory.side == .leading:
      return view is AccessorySign ? Self.standardWidth : max(Self.standardWidth, own)
    case nil: return own
    }
  }

  /// Places all, and says what is left between them.
  func place(
    in bounds: CGRect, margin: CGFloat, indent: CGFloat, slide: CGFloat
  ) -> ClosedRange<CGFloat> {
    var start: CGFloat = leading.isEmpty ? 0 : margin - Self.gap
    if owner?.indentsAccessories == true { start += indent }
    for (accessory, view) in leading {
      let width = width(accessory, view)
      put(view, start + Self.gap + slide, width, bounds, accessory)
      start += Self.gap + width
    }
    if owner?.indentsAccessories != true { start += indent }
    var end = bounds.width
    var isFirst = true
    for (accessory, view) in trailing.reversed() {
      let isHandle = accessory.accessoryType == .reorder
      let gap = isHandle ? 0 : isFirst ? margin : Self.gap
      let width = width(accessory, view)
      end -= gap + width
      put(view, end + slide, width, bounds, accessory)
      isFirst = false
    }
    if !trailing.isEmpty { end -= Self.gap }
    return start...max(end, start)
  }

  private func put(
    _ view: UIView, _ start: CGFloat, _ width: CGFloat, _ bounds: CGRect,
    _ accessory: UICellAccessory
  ) {
    let isWhole = view is AccessorySign || view is ItemHandle
    let size = isWhole ? CGSize(width: width, height: bounds.height) : view.bounds.size
    if isWhole { view.bounds.size = size }
    view.center = CGPoint(
      x: (start + (width - size.width) / 2).rounded() + size.width / 2,
      y: ((bounds.height - size.height) / 2).rounded() + size.height / 2)
  }
}

extension UICellAccessory {
  /// Whether a view that is there can show it.
  fileprivate func keepsView(_ view: UIView) -> Bool {
    if case .custom(let own, _) = content { return own === view }
    return true
  }
}
