import CoreGraphics
import Foundation

/// Changes that are shown together.
struct CollectionUpdates {
  var depth = 0
  var changes = ListChanges()
  var completions: [(Bool) -> Void] = []
}

extension UICollectionView {
  private static let updateLength = 0.3

  func change(_ work: (inout ListChanges) -> Void) {
    // Items nobody has asked for yet cannot change.
    guard counts != nil else { return }
    work(&updates.changes)
    if updates.depth == 0 { applyUpdates() }
  }

  func applyUpdates() {
    let now = updates
    updates = CollectionUpdates()
    guard let old = counts else {
      for completion in now.completions { completion(true) }
      return
    }
    swipes.close(animated: false)
    let new = freshCounts
    let mapping = now.changes.mapping(from: old, to: new, in: "collection view", of: "items")
    let leaving = rearrange(mapping, now.changes)
    let before = Dictionary(uniqueKeysWithValues: shown.map { ($0.value, $0.value.frame) })
    counts = new
    prefetched = []
    selection = selection.compactMap { mapping.place(of: $0) }
    measured = Set(measured.compactMap { $0.moved(by: mapping, now.changes.reloaded) })
    collectionViewLayout.itemsChanged(mapping, now.changes.reloaded)
    layoutStage = .needed
    prepareLayout()
    collectionViewLayout.prepare(forCollectionViewUpdates: items(of: now.changes))
    let goals = leaving.map {
      (
        $0.view, $0.element,
        collectionViewLayout.finalLayoutAttributesForDisappearingItem(at: $0.element.path)
      )
    }
    UIView.performWithoutAnimation {
      showVisibleItems()
      for (element, view) in shown {
        if let frame = before[view] {
          view.frame = frame
        } else if element.category == .cell,
          let start = collectionViewLayout.initialLayoutAttributesForAppearingItem(at: element.path)
        {
          place(view, by: start)
        }
      }
    }
    let work = {
      for (element, view) in self.shown where element.category == .cell {
        if let attributes = self.collectionViewLayout.layoutAttributesForItem(at: element.path) {
          self.place(view, by: attributes)
        }
      }
      for (view, _, goal) in goals {
        if let goal { self.place(view, by: goal) } else { view.alpha = 0 }
      }
    }
    UIView.animate(
      withDuration: Self.updateLength, delay: 0, options: .allowUserInteraction, animations: work
    ) { finished in
      for (view, element, _) in goals { self.recycle(view, element) }
      self.collectionViewLayout.finalizeCollectionViewUpdates()
      for completion in now.completions { completion(finished) }
    }
  }

  private func rearrange(
    _ mapping: ListMapping, _ changes: ListChanges
  ) -> [(view: UICollectionReusableView, element: CollectionElement)] {
    var leaving: [(UICollectionReusableView, CollectionElement)] = []
    var staying: [CollectionElement: UICollectionReusableView] = [:]
    for (element, view) in shown {
      if let new = element.moved(by: mapping, changes.reloaded) {
        staying[new] = view
      } else {
        leaving.append((view, element))
      }
    }
    shown = staying
    touchedItem = nil
    return leaving
  }

  private func items(of changes: ListChanges) -> [UICollectionViewUpdateItem] {
    changes.deleted.sorted().map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) }
      + changes.inserted.sorted().map {
        UICollectionViewUpdateItem(.insert, before: nil, after: $0)
      }
      + changes.reloaded.sorted().map { UICollectionViewUpdateItem(.reload, before: $0, after: $0) }
      + changes.moved.map { UICollectionViewUpdateItem(.move, before: $0.from, after: $0.to) }
  }
}

extension CollectionElement {
  /// The same after a change, if it is still there.
  func moved(by mapping: ListMapping, _ reloaded: Set<IndexPath>) -> CollectionElement? {
    var moved = self
    switch category {
    case .cell:
      guard let new = mapping.place(of: path), !reloaded.contains(path) else { return nil }
      moved.path = new
    case .supplementaryView, .decorationView:
      // What stands around all sections has no place among them.
      guard path.count > 1 else { return self }
      guard let section = mapping.place(ofSection: path.section) else { return nil }
      moved.path = IndexPath(item: path.item, section: section)
    }
    return moved
  }
}
