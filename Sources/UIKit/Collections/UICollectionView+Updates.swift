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
    let new = freshCounts
    let mapping = now.changes.mapping(from: old, to: new, in: "collection view", of: "items")
    let leaving = rearrange(mapping, now.changes)
    let before = Dictionary(uniqueKeysWithValues: shown.map { ($0.value, $0.value.frame) })
    counts = new
    prefetched = []
    selection = selection.compactMap { mapping.place(of: $0) }
    (collectionViewLayout as? UICollectionViewFlowLayout)?.forgetSizes()
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
          view.place(by: start)
        }
      }
    }
    let work = {
      for (element, view) in self.shown where element.category == .cell {
        if let attributes = self.collectionViewLayout.layoutAttributesForItem(at: element.path) {
          view.place(by: attributes)
        }
      }
      for (view, _, goal) in goals {
        if let goal { view.place(by: goal) } else { view.alpha = 0 }
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
      let isItem = element.category == .cell
      let new =
        isItem
        ? mapping.place(of: element.path)
        : mapping.place(ofSection: element.path.section).map {
          IndexPath(item: element.path.item, section: $0)
        }
      if let new, !(isItem && changes.reloaded.contains(element.path)) {
        staying[CollectionElement(category: element.category, kind: element.kind, path: new)] = view
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
