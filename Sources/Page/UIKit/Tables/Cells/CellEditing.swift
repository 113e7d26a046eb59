import CoreGraphics
import Foundation

/// What a cell shows while it is edited: a sign before its contents, a handle behind them, and
/// buttons beneath what a finger has pushed aside.
@MainActor
struct CellEditing {
  var isOn = false
  var style = UITableViewCell.EditingStyle.none
  var selection = Selection.off
  var showsActions = false
  /// How far the contents are pushed aside; less than nothing for trailing buttons.
  var slide: CGFloat = 0
  private var sign: EditSign?
  private var handle: ReorderHandle?

  enum Selection {
    case off, multiple
  }

  static let signRoom: CGFloat = 38
  static let handleRoom: CGFloat = 44

  init() {}

  private var hasSign: Bool { isOn && (style != .none || selection == .multiple) }

  func contentShift(of cell: UITableViewCell) -> CGFloat {
    hasSign && cell.shouldIndentWhileEditing ? Self.signRoom : 0
  }

  private func hasHandle(_ cell: UITableViewCell) -> Bool { isOn && cell.showsReorderControl }

  func trailingRoom(of cell: UITableViewCell) -> CGFloat {
    hasHandle(cell) ? Self.handleRoom : 0
  }

  mutating func place(in cell: UITableViewCell) {
    if hasSign {
      let sign = self.sign ?? EditSign()
      self.sign = sign
      sign.show(style, selection, isSelected: cell.isSelected)
      if sign.superview !== cell { cell.addSubview(sign) }
      sign.frame = CGRect(
        x: cell.looks.margin - 4 + slide, y: 0, width: 30, height: cell.bounds.height)
    } else {
      sign?.removeFromSuperview()
    }
    if hasHandle(cell) {
      let handle = self.handle ?? ReorderHandle()
      self.handle = handle
      if handle.superview !== cell { cell.addSubview(handle) }
      handle.frame = CGRect(
        x: cell.bounds.width - Self.handleRoom, y: 0, width: Self.handleRoom,
        height: cell.bounds.height)
    } else {
      handle?.removeFromSuperview()
    }
  }
}

/// The sign before a row: to delete it, to insert one, or to choose it.
@MainActor
final class EditSign: UIControl {
  private let image = UIImageView()
  private var style = UITableViewCell.EditingStyle.none

  init() {
    super.init(frame: .zero)
    addSubview(image)
    addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(
    _ style: UITableViewCell.EditingStyle, _ selection: CellEditing.Selection, isSelected: Bool
  ) {
    self.style = style
    let size = UIImage.SymbolConfiguration(pointSize: 19)
    let name: String
    switch style {
    case .delete: (name, image.tintColor) = ("minus.circle.fill", .systemRed)
    case .insert: (name, image.tintColor) = ("plus.circle.fill", .systemGreen)
    case .none where isSelected: (name, image.tintColor) = ("checkmark.circle.fill", nil)
    case .none: (name, image.tintColor) = ("circle", .tertiaryLabel)
    }
    isUserInteractionEnabled = style != .none
    image.image = UIImage(systemName: name, withConfiguration: size)
    image.sizeToFit()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    image.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  private func tapped() {
    guard let cell = superview as? UITableViewCell, let table = cell.table,
      let path = table.indexPath(for: cell)
    else { return }
    switch style {
    case .delete: table.swipes.open(cell, at: path, .trailing)
    case .insert: table.dataSource?.tableView(table, commit: .insert, forRowAt: path)
    case .none: break
    }
  }
}

/// Three lines behind a row, by which it can be moved.
@MainActor
final class ReorderHandle: UIView {
  private let image = UIImageView()

  init() {
    super.init(frame: .zero)
    image.image = UIImage(
      systemName: "line.3.horizontal",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
    image.tintColor = .tertiaryLabel
    image.sizeToFit()
    addSubview(image)
    addGestureRecognizer(
      ReorderPan(
        target: self, action: Selector(ReorderHandle.panned(_:), named: "panned:")))
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    image.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    guard let cell = superview as? UITableViewCell, let table = cell.table else { return }
    switch pan.state {
    case .began: table.beginReordering(cell)
    case .changed: table.reorder(by: pan.translation(in: table).y)
    case .ended: table.endReordering(.kept)
    case .cancelled: table.endReordering(.dropped)
    case .possible, .failed: break
    }
  }
}

/// Takes a row at once, before the table scrolls.
@MainActor
final class ReorderPan: UIPanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    state = .began
  }
}

extension UITableViewCell {
  private static let editLength = 0.3

  func editingChanged(animated: Bool) {
    willTransition(to: isEditing ? .showingEditControl : [])
    setNeedsLayout()
    let work = {
      self.showState()
      self.layoutIfNeeded()
    }
    guard animated, window != nil else {
      work()
      return didTransition(to: isEditing ? .showingEditControl : [])
    }
    UIView.animate(
      withDuration: Self.editLength, delay: 0, options: .allowUserInteraction, animations: work
    ) { _ in
      self.didTransition(to: self.isEditing ? .showingEditControl : [])
    }
  }
}
