import CoreGraphics
import Foundation

/// What stands at a cell's trailing end.
@MainActor
final class CellAccessory {
  weak var owner: UITableViewCell?
  private(set) var view: UIView?
  private var shownType = UITableViewCell.AccessoryType.none

  func show() {
    guard let owner else { return }
    let custom = owner.isEditing ? owner.editingAccessoryView : owner.accessoryView
    let type = owner.isEditing ? owner.editingAccessoryType : owner.accessoryType
    if let custom {
      replace(with: custom)
      shownType = .none
    } else if type != shownType || (view != nil && type == .none) {
      shownType = type
      replace(with: standard(type))
    }
  }

  private func replace(with new: UIView?) {
    guard new !== view else { return }
    view?.removeFromSuperview()
    view = new
    if let new { owner?.addSubview(new) }
    owner?.setNeedsLayout()
  }

  private func standard(_ type: UITableViewCell.AccessoryType) -> UIView? {
    switch type {
    case .none: nil
    case .disclosureIndicator: symbol("chevron.right", .tertiaryLabel, 13)
    case .checkmark: symbol("checkmark", nil, 15)
    case .detailButton: button()
    case .detailDisclosureButton:
      AccessoryPair(button(), symbol("chevron.right", .tertiaryLabel, 13))
    }
  }

  private func symbol(_ name: String, _ color: UIColor?, _ size: CGFloat) -> UIView {
    let symbols = UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)
    let view = UIImageView(image: UIImage(systemName: name, withConfiguration: symbols))
    view.tintColor = color
    view.sizeToFit()
    return view
  }

  private func button() -> UIView {
    let button = UIButton(type: .detailDisclosure)
    button.sizeToFit()
    button.addAction(
      UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
    return button
  }

  private func tapped() {
    guard let owner, let table = owner.table, let path = table.indexPath(for: owner) else { return }
    table.rowDelegate?.tableView(table, accessoryButtonTappedForRowWith: path)
    SegueTrigger.tapAccessory(of: owner)
  }

  /// Puts it before the trailing edge, and says how much room is left.
  func place(before edge: CGFloat, margin: CGFloat, height: CGFloat) -> CGFloat {
    guard let view else { return edge }
    let size = view.bounds.size
    view.frame = CGRect(
      x: edge - margin - size.width, y: ((height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
    return view.frame.minX - 8
  }
}

/// A button and a chevron beside each other.
@MainActor
private final class AccessoryPair: UIView {
  init(_ first: UIView, _ second: UIView) {
    let height = max(first.bounds.height, second.bounds.height)
    super.init(
      frame: CGRect(
        x: 0, y: 0, width: first.bounds.width + 12 + second.bounds.width, height: height))
    first.center = CGPoint(x: first.bounds.width / 2, y: height / 2)
    second.center = CGPoint(x: bounds.width - second.bounds.width / 2, y: height / 2)
    addSubview(first)
    addSubview(second)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
