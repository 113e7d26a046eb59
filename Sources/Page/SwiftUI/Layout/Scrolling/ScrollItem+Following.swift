extension ScrollItem: GeometryObserver {
  /// Looks whether the view has to go elsewhere, and tells who follows where it is.
  func checkGeometry() -> Bool {
    guard parent != nil, let graph else { return false }
    for observer in settings.observers {
      let (value, action) = observer.check(self, watch.values[observer.id])
      watch.values[observer.id] = value
      if let action { graph.afterUpdate(action) }
    }
    followPosition(graph)
    let before = reach
    let edges: Edge.Set = [
      axes.contains(.vertical) ? .vertical : [], axes.contains(.horizontal) ? .horizontal : [],
    ]
    guard safeInsets.at(edges) != before else { return false }
    setNeedsPlacement()
    return true
  }

  private func followPosition(_ graph: Graph) {
    guard let link = settings.position else { return }
    if watch.request != link.request {
      let isReport = watch.reportedID.map { link.request == .id($0) } ?? false
      watch.request = link.request
      if !isReport, link.place != .nowhere {
        let transaction = graph.transaction
        graph.afterLayout { [weak self] in self?.go(to: link.place, transaction) }
        return
      }
    }
    // Where the user has scrolled to is what the page hears.
    guard phase == .interacting || phase == .decelerating || phase == .tracking else { return }
    let id = currentTarget(link.anchor)
    guard watch.reportedID != .some(id) else { return }
    watch.reportedID = .some(id)
    graph.afterUpdate { link.report(id) }
  }

  /// Scrolls to a place that a page has asked for.
  private func go(to place: ScrollPosition.Place, _ transaction: Transaction) {
    guard let presentation = presentation as? ScrollPresentation else { return }
    var target = offset
    switch place {
    case .nowhere: return
    case .id(let id, let anchor):
      let anchor =
        anchor ?? transaction.scrollTargetAnchor ?? settings.position?.anchor
      if scroll(to: id, anchor, transaction, attempts: 3) { return }
      return
    case .edge(let edge):
      switch edge {
      case .top: target.y = 0
      case .bottom: target.y = most(.vertical)
      case .leading: target.x = direction == .leftToRight ? 0 : most(.horizontal)
      case .trailing: target.x = direction == .leftToRight ? most(.horizontal) : 0
      }
    case .point(let x, let y):
      if let x { target.x = min(max(x, 0), most(.horizontal)) }
      if let y { target.y = min(max(y, 0), most(.vertical)) }
    }
    presentation.scroll(to: target, of: self, transaction)
  }

  /// Scrolls to the view with an id inside; false if there is none.
  @discardableResult
  func scroll(
    to id: AnyHashable, _ anchor: UnitPoint?, _ transaction: Transaction, attempts: Int
  ) -> Bool {
    guard let presentation = presentation as? ScrollPresentation,
      let found = content?.place(of: id)
    else { return false }
    let place = frameInContent(found.item)
    let frame = found.frame.offsetBy(dx: place.minX, dy: place.minY)
    var target = offset
    for axis in Axis.allCases where axes.contains(axis) {
      let (start, length) = (frame.origin[axis], frame.size[axis])
      let room = size[axis]
      if let anchor {
        target[axis] = start + (length - room) * anchor[axis]
      } else if start < offset[axis] {
        target[axis] = start
      } else {
        target[axis] = max(offset[axis], start + length - room)
      }
      target[axis] = min(max(target[axis], 0), most(axis))
    }
    presentation.scroll(to: target, of: self, transaction)
    // Where rows are that were not made was an estimate.
    if found.isEstimate, attempts > 1, !transaction.isAnimated {
      graph?.afterLayout { [weak self] in
        self?.scroll(to: id, anchor, transaction, attempts: attempts - 1)
      }
    }
    return true
  }
}

extension Item {
  /// Where an item with an id is: in the coordinates of an item, perhaps by an estimate.
  func place(of id: AnyHashable) -> (item: Item, frame: CGRect, isEstimate: Bool)? {
    if ids.contains(id) { return (self, CGRect(origin: .zero, size: size), false) }
    if let lazy = self as? LazyItem, let (frame, slot) = lazy.slot(with: id) {
      let isShown = slot.item.map { item in lazy.children.contains { $0 === item } } ?? false
      return (lazy, frame, !isShown)
    }
    for child in children {
      if let found = child.place(of: id) { return found }
    }
    return nil
  }

  /// Scrolls the scroll views around the item with an id; false if there is none.
  func scrollInside(to id: AnyHashable, _ anchor: UnitPoint?, _ transaction: Transaction) -> Bool {
    guard let found = place(of: id) else { return false }
    let scroll = found.item as? ScrollItem ?? found.item.outerScroll
    return scroll?.scroll(to: id, anchor, transaction, attempts: 3) ?? true
  }
}
