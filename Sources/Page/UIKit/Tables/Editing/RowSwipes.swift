import CoreGraphics
import Foundation

/// A cell that can be pushed aside.
@MainActor
protocol SwipedCell: UIView {
  var contentView: UIView { get }
  /// How far it is; less than nothing for trailing buttons.
  var slide: CGFloat { get set }
  var showsActions: Bool { get set }
}

/// What such cells are in.
@MainActor
protocol SwipingList: UIView {
  var isEditing: Bool { get }
  func swipedCell(at point: CGPoint) -> (cell: any SwipedCell, path: IndexPath)?
  func swipeActions(at path: IndexPath, _ side: RowSwipes.Side) -> UISwipeActionsConfiguration?
  func swipeBegan(at path: IndexPath)
  func swipeEnded(at path: IndexPath)
}

/// Rows of a list that are pushed aside, and the buttons beneath.
@MainActor
final class RowSwipes {
  weak var list: (any SwipingList)?
  private var row: Row?

  enum Side {
    case leading, trailing
  }

  private struct Row {
    var cell: any SwipedCell
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
    guard let list, abs(way.x) > abs(way.y), let (cell, path) = list.swipedCell(at: point),
      !list.isEditing
    else { return false }
    if let row, row.cell === cell { return true }
    let side: Side = way.x < 0 ? .trailing : .leading
    return prepare(cell, path, side)
  }

  private func prepare(_ cell: any SwipedCell, _ path: IndexPath, _ side: Side) -> Bool {
    guard let list, let found = list.swipeActions(at: path, side), !found.actions.isEmpty else {
      return false
    }
    close(animated: true)
    let buttons = found.actions.map { action in
      SwipeButton(action) { [weak self] in self?.perform(action) }
    }
    row = Row(cell: cell, path: path, side: side, configuration: found, buttons: buttons)
    for button in buttons.reversed() { cell.insertSubview(button, aboveSubview: cell.contentView) }
    cell.showsActions = true
    list.swipeBegan(at: path)
    return true
  }

  func began() {
    let slide = row?.cell.slide ?? 0
    row?.start = slide
  }

  func moved(by way: CGFloat) {
    guard let row else { return }
    let wanted = row.start + way
    show(row.side == .trailing ? min(wanted, 0) : max(wanted, 0))
  }

  func ended(speed: CGFloat) {
    guard let row else { return }
    let slide = abs(row.cell.slide)
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

  // MARK: By the list

  func open(_ cell: any SwipedCell, at path: IndexPath, _ side: Side) {
    guard prepare(cell, path, side), let row else { return }
    show(0)
    animate { self.show(side == .trailing ? -row.room : row.room) }
  }

  func close(animated: Bool) {
    guard let row, let list else { return }
    self.row = nil
    let finish = {
      for button in row.buttons { button.removeFromSuperview() }
    }
    let back = {
      row.cell.slide = 0
      row.cell.setNeedsLayout()
      row.cell.layoutIfNeeded()
      Self.place(row)
    }
    row.cell.showsActions = false
    if animated, row.cell.window != nil {
      UIView.animate(
        withDuration: Self.length, delay: 0, options: .allowUserInteraction, animations: back
      ) { _ in finish() }
    } else {
      back()
      finish()
    }
    list.swipeEnded(at: row.path)
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
    row.cell.slide = slide
    row.cell.setNeedsLayout()
    row.cell.layoutIfNeeded()
    Self.place(row)
  }

  /// The buttons share what the contents have left free.
  private static func place(_ row: Row) {
    let bounds = row.cell.bounds
    let free = abs(row.cell.slide)
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
