import CoreGraphics
import Foundation

/// Which views of a collection there are, and where.
extension UICollectionView {
  private static let ahead = 12

  var loadedCounts: [Int] {
    if let counts { return counts }
    let fresh = freshCounts
    counts = fresh
    return fresh
  }

  var freshCounts: [Int] {
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    return (0..<sections).map { dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0 }
  }

  /// Everything is asked for again.
  func forgetItems() {
    for element in Array(shown.keys) { takeAway(element) }
    counts = nil
    selection = []
    prefetched = []
    measured = []
    swipes.close(animated: false)
    collectionViewLayout.itemsChanged(nil, [])
    layoutInvalidated()
  }

  func layoutInvalidated() {
    layoutStage = .needed
    setNeedsLayout()
  }

  func prepareLayout() {
    guard layoutStage == .needed else { return }
    _ = loadedCounts
    layoutStage = .done
    collectionViewLayout.prepare()
    let size = collectionViewLayout.collectionViewContentSize
    if size != contentSize { contentSize = size }
  }

  // MARK: Showing

  func showVisibleItems() {
    // A view that has no height yet may ask how high its contents are.
    if bounds.width > 0 || bounds.height > 0 { prepareLayout() }
    guard bounds.width > 0, bounds.height > 0 else { return }
    var wanted: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
    for _ in 0..<8 {
      prepareLayout()
      collectionViewLayout.willShow()
      let found = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
      wanted = Dictionary(found.map { ($0.element, $0) }) { first, _ in first }
      for element in Array(shown.keys) where wanted[element] == nil && !isHeld(element) {
        takeAway(element)
      }
      makeViews(wanted)
      if !measureViews(wanted) { break }
    }
    collectionViewLayout.willPlace(Array(wanted.values))
    UIView.performWithoutAnimation {
      for (element, attributes) in wanted where !isHeld(element) {
        guard let view = shown[element] else { continue }
        if view.superview !== collectionViewLayout.scroller(of: element) ?? self {
          hold(view, element)
        }
        place(view, by: roomMade(for: element) ?? attributes)
      }
      backgroundView?.frame = bounds
      ground?.frame = bounds
    }
    prefetch()
  }

  private func makeViews(_ wanted: [CollectionElement: UICollectionViewLayoutAttributes]) {
    let missing = wanted.filter { shown[$0.key] == nil && !$0.value.isHidden }
    for (element, attributes) in missing.sorted(by: { $0.key < $1.key }) {
      make(element, attributes)
    }
  }

  /// Asks contents that have not been asked yet, and says whether they want other sizes than the
  /// layout gave them.
  private func measureViews(
    _ wanted: [CollectionElement: UICollectionViewLayoutAttributes]
  ) -> Bool {
    var resized = false
    for (element, attributes) in wanted where !measured.contains(element) {
      guard element.category != .decorationView, let view = shown[element] else { continue }
      measured.insert(element)
      // A page may change what it was given in place of a copy.
      guard let asked = attributes.copy() as? UICollectionViewLayoutAttributes else { continue }
      let preferred = view.preferredLayoutAttributesFitting(asked)
      if collectionViewLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
      {
        collectionViewLayout.adopt(preferred.size, of: element)
        layoutStage = .needed
        resized = true
      }
    }
    return resized
  }

  /// The contents of a view have changed, so that it may want another size.
  func measureAgain(_ view: UICollectionReusableView) {
    guard let element = element(of: view), measured.remove(element) != nil else { return }
    setNeedsLayout()
  }

  func element(of view: UICollectionReusableView) -> CollectionElement? {
    shown.first { $0.value === view }?.key
  }

  @discardableResult
  func make(
    _ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    guard let view = view(of: element) else { return nil }
    shown[element] = view
    measured.remove(element)
    UIView.performWithoutAnimation {
      hold(view, element)
      place(view, by: attributes)
      if let cell = view as? UICollectionViewCell {
        cell.isSelected = selection.contains(element.path)
        cell.editing = isEditing ? .on : .off
        itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: element.path)
      } else {
        itemDelegate?.collectionView(
          self, willDisplaySupplementaryView: view, forElementKind: element.kind ?? "",
          at: element.path)
      }
    }
    return view
  }

  /// Puts a view into what scrolls it.
  private func hold(_ view: UICollectionReusableView, _ element: CollectionElement) {
    let back = [ground, backgroundView].filter { $0?.superview === self }.count
    if let scroller = collectionViewLayout.scroller(of: element) {
      scroller.addSubview(view)
    } else if element.category == .supplementaryView {
      addSubview(view)
    } else {
      insertSubview(view, at: back)
    }
  }

  /// Places a view, in what scrolls it, by attributes that count in the collection.
  func place(_ view: UICollectionReusableView, by attributes: UICollectionViewLayoutAttributes) {
    guard let scroller = view.superview as? SectionScroller else {
      return view.place(by: attributes, shift: .zero)
    }
    view.place(by: attributes, shift: scroller.shiftOfContents)
  }

  private func view(of element: CollectionElement) -> UICollectionReusableView? {
    let kind = element.kind ?? ""
    switch element.category {
    case .cell: return dataSource?.collectionView(self, cellForItemAt: element.path)
    case .supplementaryView:
      return dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: element.path)
    case .decorationView:
      return collectionViewLayout.decorations[kind].map {
        UICollectionReusableView.instance(of: $0)
      }
    }
  }

  func takeAway(_ element: CollectionElement) {
    guard let view = shown.removeValue(forKey: element) else { return }
    recycle(view, element)
  }

  func recycle(_ view: UICollectionReusableView, _ element: CollectionElement) {
    view.removeFromSuperview()
    if let cell = view as? UICollectionViewCell {
      itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
      cell.isHighlighted = false
    } else {
      itemDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind ?? "",
        at: element.path)
    }
    if let identifier = view.reuseIdentifier { pool.put(view, identifier, view.reuseKind) }
  }

  func reused(_ identifier: String, _ kind: ReusePool.Kind) -> UICollectionReusableView? {
    if let view = pool.take(identifier, kind) as? UICollectionReusableView {
      view.prepareForReuse()
      return view
    }
    guard
      let view = pool.made(identifier, kind)
        ?? pool.registered(identifier, kind).map({ UICollectionReusableView.instance(of: $0) })
    else { return nil }
    (view.reuseIdentifier, view.reuseKind) = (identifier, kind)
    return view
  }

  // MARK: Prefetching

  private func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource,
      let last = shown.keys.filter({ $0.category == .cell }).map(\.path).max()
    else { return }
    var next: [IndexPath] = []
    var path = last
    while next.count < Self.ahead {
      if path.item + 1 < loadedCounts[path.section] {
        path = IndexPath(item: path.item + 1, section: path.section)
      } else if let section = loadedCounts.indices.first(where: {
        $0 > path.section && loadedCounts[$0] > 0
      }) {
        path = IndexPath(item: 0, section: section)
      } else {
        break
      }
      next.append(path)
    }
    let new = next.filter { !prefetched.contains($0) }
    guard !new.isEmpty else { return }
    prefetched.formUnion(new)
    prefetchDataSource.collectionView(self, prefetchItemsAt: new)
  }

  // MARK: Scrolling

  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    prepareLayout()
    collectionViewLayout.scrollAcross(to: path, animated: animated)
    guard let rect = layoutAttributesForItem(at: path)?.frame else { return }
    if position == [] { return scrollRectToVisible(rect, animated: animated) }
    let inset = adjustedContentInset
    let seen = bounds.inset(by: inset)
    var offset = contentOffset
    if position.contains(.top) { offset.y = rect.minY - inset.top }
    if position.contains(.centeredVertically) { offset.y = rect.midY - inset.top - seen.height / 2 }
    if position.contains(.bottom) { offset.y = rect.maxY + inset.bottom - bounds.height }
    if position.contains(.left) { offset.x = rect.minX - inset.left }
    if position.contains(.centeredHorizontally) {
      offset.x = rect.midX - inset.left - seen.width / 2
    }
    if position.contains(.right) { offset.x = rect.maxX + inset.right - bounds.width }
    setContentOffset(within(offset), animated: animated)
  }

  // MARK: Another layout

  func change(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout, animated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    layoutStage = .needed
    measured = []
    for (element, view) in shown where view.superview !== self { hold(view, element) }
    old.leave()
    guard window != nil else {
      setNeedsLayout()
      completion?(true)
      return
    }
    let before = shown
    old.prepareForTransition(to: new)
    new.prepareForTransition(from: old)
    prepareLayout()
    move(to: within(contentOffset))
    guard animated else {
      setNeedsLayout()
      new.finalizeLayoutTransition()
      completion?(true)
      return
    }
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
      for (element, view) in before where element.category == .cell {
        if let attributes = new.layoutAttributesForItem(at: element.path) {
          self.place(view, by: attributes)
          view.layoutIfNeeded()
        }
      }
    } completion: { finished in
      new.finalizeLayoutTransition()
      completion?(finished)
    }
    setNeedsLayout()
  }
}
