import CoreGraphics
import Foundation

/// Where items make room for what would be dropped there.
struct CollectionRoom: Equatable {
  /// The item that leaves its place, where it is moved.
  var source: IndexPath?
  var target: IndexPath

  /// Whose place an item takes meanwhile.
  func place(of path: IndexPath) -> IndexPath {
    var way = 0
    if let source {
      if path > source, path <= target { way = -1 }
      if path < source, path >= target { way = 1 }
    } else if path.section == target.section, path.item >= target.item {
      way = 1
    }
    return IndexPath(item: path.item + way, section: path.section)
  }
}

/// What of a collection is dragged, and dropped on it.
@MainActor
final class CollectionDragging {
  weak var dragDelegate: (any UICollectionViewDragDelegate)?
  weak var dropDelegate: (any UICollectionViewDropDelegate)?
  var isEnabled = true
  var cadence = UICollectionView.ReorderingCadence.immediate
  var drags: ItemDrags?
  var drops: ItemDrops?
  var room: CollectionRoom?
}

extension UICollectionView {
  /// How soon items make room for what is dragged over them.
  public enum ReorderingCadence: Int, Sendable {
    case immediate, fast, slow

    var delay: TimeInterval {
      switch self {
      case .immediate: 0
      case .fast: 0.1
      case .slow: 0.3
      }
    }
  }

  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { dragDrop.dragDelegate }
    set {
      dragDrop.dragDelegate = newValue
      guard newValue != nil, dragDrop.drags == nil else { return }
      addInteraction(UIDragInteraction(delegate: itemDrags))
    }
  }

  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { dragDrop.dropDelegate }
    set {
      dragDrop.dropDelegate = newValue
      guard newValue != nil, dragDrop.drops == nil else { return }
      let made = ItemDrops(of: self)
      dragDrop.drops = made
      addInteraction(UIDropInteraction(delegate: made))
    }
  }

  public var dragInteractionEnabled: Bool {
    get { dragDrop.isEnabled }
    set { dragDrop.isEnabled = newValue }
  }

  public var reorderingCadence: ReorderingCadence {
    get { dragDrop.cadence }
    set { dragDrop.cadence = newValue }
  }

  public var hasActiveDrag: Bool { dragDrop.drags?.hasActiveDrag ?? false }
  public var hasActiveDrop: Bool { dragDrop.drops?.hasActiveDrop ?? false }

  var itemDrags: ItemDrags {
    if let drags = dragDrop.drags { return drags }
    let made = ItemDrags(of: self)
    dragDrop.drags = made
    return made
  }

  // MARK: Room

  /// Where an item is while others make room; nothing where that changes nothing for it.
  func roomMade(for element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard let room = dragDrop.room, element.category == .cell else { return nil }
    if element.path == room.source {
      // Its picture is what is seen of it.
      let own = collectionViewLayout.layoutAttributesForItem(at: element.path)
      let unseen = own?.copy() as? UICollectionViewLayoutAttributes
      unseen?.alpha = 0
      return unseen
    }
    let place = room.place(of: element.path)
    guard place != element.path, let counts, place.item >= 0, place.item < counts[place.section]
    else { return nil }
    return collectionViewLayout.layoutAttributesForItem(at: place)
  }

  func makeRoom(_ room: CollectionRoom?) {
    guard room != dragDrop.room else { return }
    dragDrop.room = room
    UIView.animate(
      withDuration: 0.25, delay: dragDrop.cadence.delay, options: .allowUserInteraction
    ) {
      for (element, view) in self.shown where element.category == .cell {
        let own = self.collectionViewLayout.layoutAttributesForItem(at: element.path)
        if let attributes = self.roomMade(for: element) ?? own { self.place(view, by: attributes) }
      }
    }
  }

  /// Items stay where they are until they are told their new places.
  func forgetRoom() {
    dragDrop.room = nil
  }
}
