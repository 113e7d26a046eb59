extension LazyItem: GeometryObserver {
  /// The content was scrolled: other views may be visible now.
  func checkGeometry() -> Bool {
    guard let window, !slots.isEmpty else { return false }
    guard let visible = visibleRange(in: size, isExtended: false) else { return false }
    let isInside =
      window.lowerBound <= visible.lowerBound && visible.upperBound <= window.upperBound
    if isInside, arrangement.pinnedViews.isEmpty || visible == lastVisible { return false }
    lastVisible = visible
    setNeedsPlacement()
    return true
  }

  /// What the scroll view around shows of the item along the axis; more of it to be ready for what
  /// comes. Nil is all.
  func visibleRange(in size: CGSize, isExtended: Bool) -> ClosedRange<CGFloat>? {
    guard let scroll = outerScroll, scroll.axes.contains(axis) else { return nil }
    var visible = scroll.visibleRect
    let own = frame(seenFrom: scroll.content)
    if let content = scroll.content {
      visible = visible.offsetBy(dx: -content.origin.x, dy: -content.origin.y)
    }
    visible = visible.offsetBy(dx: -own.minX, dy: -own.minY)
    var start = visible.origin[axis]
    if axis == .horizontal, direction == .rightToLeft { start = size.width - visible.maxX }
    let length = visible.size[axis]
    let extra = isExtended ? length / 2 : 0
    return (start - extra)...(start + max(length, 0) + extra)
  }
}

extension LazyItem {
  /// The first slot that begins in what is visible, and where.
  func firstVisible(
    _ lines: LazyLines, in size: CGSize
  ) -> (slot: LazySlot, start: CGFloat)? {
    guard let range = visibleRange(in: size, isExtended: false), range.lowerBound > 0,
      let line = visible(lines).first(where: { $0.start >= range.lowerBound - 0.5 })
    else { return nil }
    return (slots[line.slots.lowerBound], line.start)
  }

  /// Keeps a slot where it is seen after others before it were made; false if it has not moved.
  ///
  /// It is found by its item: the same id may stand in several sections.
  func keep(_ slot: LazySlot, at start: CGFloat, _ lines: LazyLines) -> Bool {
    guard let item = slot.madeItem, let index = slots.index(of: item),
      let line = lines.line(of: index)
    else { return false }
    return outerScroll?.shift(axis, by: line.start - start) ?? false
  }
}
