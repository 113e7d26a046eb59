import CoreGraphics
import Foundation

/// Items that are touched, chosen and moved.
extension UICollectionView {
  private var selectsItems: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  private var selectsMany: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func editingChanged() {
    swipes.close(animated: true)
    for path in selection { deselect(path) }
    let cells = shown.values.compactMap { $0 as? UICollectionViewCell }
    let work = {
      for cell in cells {
        cell.editing = self.isEditing ? .on : .off
        cell.layoutIfNeeded()
      }
    }
    guard window != nil else { return work() }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: work)
  }

  // MARK: Touches

  func itemTouched(_ touches: Set<UITouch>) -> Bool {
    if swipes.isOpen {
      swipes.close(animated: true)
      return true
    }
    guard let touch = touches.first, selectsItems, touchedItem == nil,
      let path = indexPathForItem(at: touch.location(in: self)), let cell = cellForItem(at: path),
      touch.view?.isDescendant(of: cell) == true,
      itemDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return false }
    touchedItem = path
    cell.isHighlighted = true
    itemDelegate?.collectionView(self, didHighlightItemAt: path)
    return true
  }

  func itemTouchEnded(_ touches: Set<UITouch>) {
    guard let path = touchedItem else { return }
    let cell = cellForItem(at: path)
    itemTouchCancelled()
    let isInside = touches.contains { touch in
      cell.map { $0.bounds.contains(touch.location(in: $0)) } ?? false
    }
    if isInside { choose(path) }
  }

  func itemTouchCancelled() {
    guard let path = touchedItem else { return }
    touchedItem = nil
    cellForItem(at: path)?.isHighlighted = false
    itemDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  private func choose(_ path: IndexPath) {
    if let cell = cellForItem(at: path) as? UICollectionViewListCell, cell.togglesAsAWhole {
      return cell.toggleOutline()
    }
    if selection.contains(path), selectsMany {
      guard itemDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselect(path)
      itemDelegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard itemDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !selectsMany {
      for other in selection where other != path {
        deselect(other)
        itemDelegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    mark(path)
    SegueTrigger.select(cellForItem(at: path))
    itemDelegate?.collectionView(self, didSelectItemAt: path)
  }

  // MARK: By the page

  private func mark(_ path: IndexPath) {
    if !selection.contains(path) { selection.append(path) }
    cellForItem(at: path)?.isSelected = true
  }

  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    if !selectsMany || path == nil {
      for other in selection where other != path { deselect(other) }
    }
    guard let path, selectsItems else { return }
    mark(path)
    if position != [] { scrollToItem(at: path, at: position, animated: animated) }
  }

  func deselect(_ path: IndexPath) {
    selection.removeAll { $0 == path }
    cellForItem(at: path)?.isSelected = false
  }

  // MARK: Moving

  func isHeld(_ element: CollectionElement) -> Bool {
    element.category == .cell && element.path == reordering?.path
  }

  func beginMoving(_ path: IndexPath) -> Bool {
    guard dataSource?.collectionView(self, canMoveItemAt: path) ?? false,
      let cell = cellForItem(at: path)
    else { return false }
    reordering = CollectionReordering(path: path, start: path)
    bringSubviewToFront(cell)
    return true
  }

  /// The others make room as the held item comes to their place.
  func moveHeldItem(to point: CGPoint) {
    guard var now = reordering, let cell = cellForItem(at: now.path) else { return }
    cell.center = convert(point, to: cell.superview)
    guard let target = indexPathForItem(at: point), target != now.path else { return }
    dataSource?.collectionView(self, moveItemAt: now.path, to: target)
    let source = now.path
    now.path = target
    reordering = now
    change { $0.moved.append((source, target)) }
    cell.center = convert(point, to: cell.superview)
  }

  enum MoveEnd {
    case kept, dropped
  }

  func endMoving(_ end: MoveEnd) {
    guard let now = reordering else { return }
    if end == .dropped, now.path != now.start {
      dataSource?.collectionView(self, moveItemAt: now.path, to: now.start)
      reordering = nil
      change { $0.moved.append((now.path, now.start)) }
      (dataSource as? any ListSource)?.movementEnded()
      return
    }
    reordering = nil
    (dataSource as? any ListSource)?.movementEnded()
    guard let cell = cellForItem(at: now.path),
      let attributes = layoutAttributesForItem(at: now.path)
    else { return }
    UIView.animate(withDuration: 0.3) { self.place(cell, by: attributes) }
  }
}

/// An item that a finger moves.
struct CollectionReordering {
  var path: IndexPath
  let start: IndexPath
}
