import CoreGraphics
import Foundation

/// Where rows make room for what would be dropped there.
struct TableRoom: Equatable {
  /// The row that leaves its place, where it is moved.
  var source: IndexPath?
  var target: IndexPath
  var height: CGFloat

  /// How far a row gives way.
  func shift(of path: IndexPath) -> CGFloat {
    guard let source else {
      return path.section == target.section && path.row >= target.row ? height : 0
    }
    if path > source, path <= target { return -height }
    if path < source, path >= target { return height }
    return 0
  }
}

/// What of a table is dragged, and dropped on it.
@MainActor
final class TableDragging {
  weak var dragDelegate: (any UITableViewDragDelegate)?
  weak var dropDelegate: (any UITableViewDropDelegate)?
  var isEnabled = true
  var drags: RowDrags?
  var drops: RowDrops?
  var room: TableRoom?
  /// Whether the data source was last asked something of moving that it leaves out.
  var leftOutMove = false
}

extension UITableView {
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { dragDrop.dragDelegate }
    set {
      dragDrop.dragDelegate = newValue
      setUpDragging()
    }
  }

  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { dragDrop.dropDelegate }
    set {
      dragDrop.dropDelegate = newValue
      setUpDragging()
    }
  }

  public var dragInteractionEnabled: Bool {
    get { dragDrop.isEnabled }
    set { dragDrop.isEnabled = newValue }
  }

  public var hasActiveDrag: Bool { dragDrop.drags?.hasActiveDrag ?? false }
  public var hasActiveDrop: Bool { dragDrop.drops?.hasActiveDrop ?? false }

  var rowDrags: RowDrags {
    if let drags = dragDrop.drags { return drags }
    let made = RowDrags(of: self)
    dragDrop.drags = made
    return made
  }

  var leftOutMove: Bool {
    get { dragDrop.leftOutMove }
    set { dragDrop.leftOutMove = newValue }
  }

  private func setUpDragging() {
    if dragDrop.dragDelegate != nil, dragDrop.drags == nil {
      addInteraction(UIDragInteraction(delegate: rowDrags))
    }
    if dragDrop.drops == nil {
      let made = RowDrops(of: self)
      dragDrop.drops = made
      addInteraction(UIDropInteraction(delegate: made))
    }
  }

  // MARK: Room

  func makeRoom(_ room: TableRoom?) {
    guard room != dragDrop.room else { return }
    dragDrop.room = room
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      for (path, cell) in self.cells { cell.frame = self.placed(path) }
    }
  }

  /// Rows stay where they are until they are told their new places.
  func forgetRoom() {
    dragDrop.room = nil
  }
}
