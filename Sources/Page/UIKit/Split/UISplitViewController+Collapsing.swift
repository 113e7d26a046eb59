import CoreGraphics
import Foundation

/// Columns that become one, and come apart again.
extension UISplitViewController {
  private static let leastWidth: CGFloat = 600

  private var isNarrow: Bool {
    view.bounds.width < Self.leastWidth && traitCollection.horizontalSizeClass != .regular
  }

  /// Brings the columns in line with the room there is.
  func followRoom() {
    let wanted: SplitRoom.State = isNarrow ? .collapsed : .expanded
    guard wanted != room.state else { return }
    let before = room.state
    switch wanted {
    case .collapsed: collapse()
    case .expanded: if before == .undecided { expandFirst() } else { expand() }
    case .undecided: break
    }
    placeModeButton()
  }

  private func expandFirst() {
    room.state = .expanded
    room.mode = resolvedMode
  }

  // MARK: Together

  private func collapse() {
    for holder in holders.values { holder.content.subviews.forEach { $0.removeFromSuperview() } }
    if kind == .unspecified {
      collapseList()
    } else if columns[.compact] == nil {
      collapseColumns()
    }
    room.state = .collapsed
    delegate?.splitViewControllerDidCollapse(self)
  }

  private func collapseList() {
    if let other = delegate?.primaryViewController(forCollapsing: self) {
      put(other, in: .primary)
    }
    guard let primary = columns[.primary], let secondary = columns[.secondary] else { return }
    let isLeftOut =
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    if isLeftOut {
      room.leftOut = secondary
    } else {
      primary.collapseSecondaryViewController(secondary, for: self)
    }
  }

  private func collapseColumns() {
    let proposed: Column = columns[.secondary] == nil ? .primary : .secondary
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    for column in order.dropFirst() where column.rawValue <= top.rawValue {
      merge(column, animated: false)
    }
  }

  func rebuildCollapsed() {
    room.merged = []
  }

  /// Lays a column's contents on the primary one's stack.
  func merge(_ column: Column, animated: Bool) {
    guard let primary = columns[.primary] as? UINavigationController,
      let other = columns[column], !room.merged.contains(where: { $0.column == column })
    else { return }
    refill(column)
    let first = (other as? UINavigationController)?.stack.first ?? other
    room.merged.append((column, first))
    primary.takeStack(of: other, animated: animated)
  }

  // MARK: Apart

  private func expand() {
    if kind == .unspecified { expandList() } else { expandColumns() }
    room.state = .expanded
    let proposed = resolvedMode
    room.mode =
      delegate?.splitViewController(
        self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
    delegate?.splitViewControllerDidExpand(self)
  }

  private func expandList() {
    if let other = delegate?.primaryViewController(forExpanding: self) {
      put(other, in: .primary)
    }
    guard let primary = columns[.primary] else { return }
    let asked =
      delegate?.splitViewController(self, separateSecondaryFrom: primary)
      ?? (room.leftOut == nil ? primary.separateSecondaryViewController(for: self) : nil)
    if let secondary = asked ?? room.leftOut {
      if secondary.parent === primary { secondary.removeFromParent() }
      if said[.secondary] === secondary, secondary.parent !== self {
        said[.secondary] = nil
        columns[.secondary] = nil
      }
      put(secondary, in: .secondary)
    }
    room.leftOut = nil
  }

  private func expandColumns() {
    guard let primary = columns[.primary] as? UINavigationController else { return }
    var stack = primary.stack
    var parts: [(UINavigationController, [UIViewController])] = []
    for entry in room.merged.reversed() {
      guard let index = stack.firstIndex(where: { $0 === entry.first }),
        let owner = columns[entry.column] as? UINavigationController
      else { continue }
      parts.append((owner, Array(stack[index...])))
      stack = Array(stack[..<index])
    }
    room.merged = []
    primary.collapsed = nil
    primary.setViewControllers(stack, animated: false)
    for (owner, part) in parts { owner.setViewControllers(part, animated: false) }
    for column in order { refill(column) }
  }

  /// Puts back what was laid on the primary stack and popped from there.
  private func refill(_ column: Column) {
    guard let stack = columns[column] as? UINavigationController, stack.stack.isEmpty,
      let root = said[column], root !== stack
    else { return }
    stack.setViewControllers([root], animated: false)
  }
}
