import CoreGraphics
import Foundation

/// Rows of a table that are pushed aside, and the buttons beneath.
@MainActor
final class RowSwipes {
  weak var table: UITableView?
  private var row: Row?

  enum Side {
    case leading, trailing
  }

  private struct Row {
    var cell: UITableViewCell
    var path: IndexPath
    var side: Side
    var configuration: UISwipeActionsConfiguration
    var buttons: [SwipeButton]
    var start: CGFloat = 0

    @MainActor var room: CGFloat { buttons.reduce(0) { $0 + $1.wantedWidth } }
  }

  private static let length = 0.3

  var isOpen: Bool { row != nil }

  // MARK: By a finger

  /// Whether a row has buttons on the side a finger uncovers.
  func mayBegin(at point: CGPoint, way: CGPoint) -> Bool {
    guard let table, abs(way.x) > abs(way.y), let path = table.indexPathForRow(at: point),
      let cell = table.cellForRow(at: path), !table.isEditing
    else { return false }
    if let row, row.cell === cell { return true }
    let side: Side = way.x < 0 ? .trailing : .leading
    return prepare(cell, path, side)
  }

  private func prepare(_ cell: UITableViewCell, _ path: IndexPath, _ side: Side) -> Bool {
    guard let table, table.dataSource?.tableView(table, canEditRowAt: path) ?? false else {
      return false
    }
    let delegate = table.rowDelegate
    let found =
      side == .trailing
      ? delegate.map { $0.tableView(table, trailingSwipeActionsConfigurationForRowAt: path) }
        ?? table.deleteBySwipe(path)
      : delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
    guard let found, !found.actions.isEmpty else { return false }
    close(animated: true)
    let buttons = found.actions.map { action in
      SwipeButton(action) { [weak self] in self?.perform(action) }
    }
    row = Row(cell: cell, path: path, side: side, configuration: found, buttons: buttons)
    for button in buttons.reversed() { cell.insertSubview(button, aboveSubview: cell.contentView) }
    cell.editing.showsActions = true
    delegate?.tableView(table, willBeginEditingRowAt: path)
    return true
  }

  func began() {
    let slide = row?.cell.editing.slide ?? 0
    row?.start = slide
  }

  func moved(by way: CGFloat) {
    guard let row else { return }
    let wanted = row.start + way
    show(row.side == .trailing ? min(wanted, 0) : max(wanted, 0))
  }

  func ended(speed: CGFloat) {
    guard let row else { return }
    let slide = abs(row.cell.editing.slide)
    let opening = row.side == .trailing ? -speed : speed
    if row.configuration.performsFirstActionWithFullSwipe, slide > row.cell.bounds.width * 0.6 {
      animate { self.show(row.side == .trailing ? -row.cell.bounds.width : row.cell.bounds.width) }
      perform(row.configuration.actions[0])
    } else if opening > 100 || (opening > -100 && slide > row.room / 2) {
      animate { self.show(row.side == .trailing ? -row.room : row.room) }
    } else {
      close(animated: true)
    }
  }

  // MARK: By the table

  func open(_ cell: UITableViewCell, at path: IndexPath, _ side: Side) {
    guard prepare(cell, path, side), let row else { return }
    show(0)
    animate { self.show(side == .trailing ? -row.room : row.room) }
  }

  func close(animated: Bool) {
    guard let row, let table else { return }
    self.row = nil
    let finish = {
      for button in row.buttons { button.removeFromSuperview() }
    }
    let back = {
      row.cell.editing.slide = 0
      row.cell.setNeedsLayout()
      row.cell.layoutIfNeeded()
      Self.place(row)
    }
    row.cell.editing.showsActions = false
    if animated, row.cell.window != nil {
      UIView.animate(
        withDuration: Self.length, delay: 0, options: .allowUserInteraction, animations: back
      ) { _ in finish() }
    } else {
      back()
      finish()
    }
    table.rowDelegate?.tableView(table, didEndEditingRowAt: row.path)
  }

  private func perform(_ action: UIContextualAction) {
    guard let row else { return }
    action.handler(action, row.cell) { [weak self] _ in
      self?.close(animated: true)
    }
  }

  // MARK: Showing

  private func animate(_ work: @escaping () -> Void) {
    UIView.animate(
      withDuration: Self.length, delay: 0, options: .allowUserInteraction, animations: work)
  }

  private func show(_ slide: CGFloat) {
    guard let row else { return }
    row.cell.editing.slide = slide
    row.cell.setNeedsLayout()
    row.cell.layoutIfNeeded()
    Self.place(row)
  }

  /// The buttons share what the contents have left free.
  private static func place(_ row: Row) {
    let bounds = row.cell.bounds
    let free = abs(row.cell.editing.slide)
    let share = row.room > 0 ? free / row.room : 0
    var edge = row.side == .trailing ? bounds.width : 0
    for button in row.buttons {
      let width = button.wantedWidth * share
      if row.side == .trailing { edge -= width }
      button.frame = CGRect(x: edge, y: 0, width: width, height: bounds.height)
      button.layoutIfNeeded()
      if row.side == .leading { edge += width }
    }
  }
}

/// A button beneath a row.
@MainActor
final class SwipeButton: UIControl {
  private let label = UILabel()
  private let image = UIImageView()
  let wantedWidth: CGFloat

  init(_ action: UIContextualAction, tapped: @escaping () -> Void) {
    label.text = action.title
    label.font = .systemFont(ofSize: 15)
    label.textColor = .white
    label.textAlignment = .center
    image.image = action.image
    image.tintColor = .white
    image.sizeToFit()
    let text = label.sizeThatFits(CGSize(width: 200, height: 44)).width
    wantedWidth = max(text + 30, 74)
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = action.backgroundColor
    addSubview(action.image == nil ? label : image)
    addAction(UIAction { _ in tapped() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    wantedWidth = 74
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(
      x: (bounds.width - wantedWidth) / 2, y: 0, width: wantedWidth, height: bounds.height)
    image.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}

/// A swipe over a row; only a row that has buttons lets it begin.
@MainActor
final class RowSwipePan: UIPanGestureRecognizer {
  weak var table: UITableView?

  init() {
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector(RowSwipePan.panned, named: "panned"))
  }

  override init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var mayStart: Bool {
    let way = translation(in: table)
    return abs(way.x) >= Self.slop && abs(way.x) > abs(way.y)
  }

  private func panned() {
    guard let table else { return }
    switch state {
    case .began: table.swipes.began()
    case .changed: table.swipes.moved(by: translation(in: table).x)
    case .ended: table.swipes.ended(speed: velocity(in: table).x)
    case .cancelled: table.swipes.close(animated: true)
    case .possible, .failed: break
    }
  }
}

extension UITableView {
  /// What a swipe does where the delegate says nothing.
  func deleteBySwipe(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    let style = rowDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    guard style == .delete, dataSource != nil else { return nil }
    let title =
      rowDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
        guard let self else { return }
        dataSource?.tableView(self, commit: .delete, forRowAt: path)
        done(true)
      }
    ])
  }
}
