extension Item {
  /// The nearest scroll view around the item.
  var outerScroll: ScrollItem? {
    var item = parent
    while let current = item, !(current is ScrollItem) { item = current.parent }
    return item as? ScrollItem
  }
}

extension ScrollItem {
  /// A view at which the scroll view comes to rest: where it is in the content, and its id.
  struct Target {
    let frame: CGRect
    let id: AnyHashable?
  }

  /// The views of the target layouts inside, of lazy containers perhaps only those that are near
  /// what is visible.
  func targets(near: Bool = false) -> [Target] {
    guard let content else { return [] }
    let layouts = content.targetLayouts
    return layouts.flatMap { layout -> [Target] in
      var container = layout
      while let wrapper = container as? WrapperItem { container = wrapper.content }
      if let lazy = container as? LazyItem { return lazy.targets(in: self, near: near) }
      let views = container.children.isEmpty ? [container] : container.children
      return views.map { Target(frame: frameInContent($0), id: $0.firstID) }
    }
  }

  /// The frame of an item inside, in the coordinates of the content.
  func frameInContent(_ item: Item) -> CGRect {
    item.frame(seenFrom: self).offsetBy(dx: offset.x, dy: offset.y)
  }

  /// How much of a rectangle is visible.
  func share(of rect: CGRect) -> Double {
    let visible = rect.intersection(CGRect(origin: .zero, size: viewport))
    guard !visible.isNull, rect.width > 0, rect.height > 0 else { return 0 }
    return Double(visible.width * visible.height / (rect.width * rect.height))
  }

  func visibleTargets(_ threshold: Double) -> [AnyHashable] {
    targets(near: true).filter { target in
      share(of: target.frame.offsetBy(dx: -offset.x, dy: -offset.y)) >= threshold
    }.compactMap(\.id)
  }

  /// The id of the view that is nearest to where the content begins, or to an anchor.
  func currentTarget(_ anchor: UnitPoint?) -> AnyHashable? {
    let (anchor, origin) = (anchor ?? .topLeading, CGPoint(x: offset.x, y: offset.y))
    func distance(_ target: Target) -> CGFloat {
      Axis.allCases.reduce(0) { sum, axis in
        guard axes.contains(axis) else { return sum }
        let wanted = origin[axis] + viewport[axis] * anchor[axis]
        return sum
          + abs(target.frame.origin[axis] + target.frame.size[axis] * anchor[axis] - wanted)
      }
    }
    return targets(near: true).min { distance($0) < distance($1) }?.id
  }
}

extension Item {
  /// The containers inside whose views are targets of a scroll view.
  fileprivate var targetLayouts: [Item] {
    if let layout = self as? TargetLayoutItem, layout.isEnabled { return [layout.content] }
    if self is ScrollItem { return [] }
    return children.flatMap(\.targetLayouts)
  }

  /// The id by which the item, or the only one inside it, is known.
  var firstID: AnyHashable? {
    ids.first ?? (self as? WrapperItem)?.content.firstID
  }
}

extension LazyItem {
  /// The frames of slots, with estimates for what has not been made.
  private func frames(near: Bool) -> [(frame: CGRect, slot: LazySlot)] {
    let tracks = arrangement.tracks(in: size[axis.other])
    let lines = lines(tracks, across: size[axis.other])
    return (near ? visible(lines) : lines.all).flatMap { line in
      line.slots.map { (frame(of: $0, in: line, tracks), slots[$0]) }
    }
  }

  /// The first slot with an id, and its frame.
  func slot(with id: AnyHashable) -> (frame: CGRect, slot: LazySlot)? {
    guard let index = slots.index(of: id) else { return nil }
    let tracks = arrangement.tracks(in: size[axis.other])
    let lines = lines(tracks, across: size[axis.other])
    return lines.line(of: index).map { (frame(of: index, in: $0, tracks), slots[index]) }
  }

  private func frame(
    of index: Int, in line: LazyLines.Line, _ tracks: [LazyArrangement.Track]
  ) -> CGRect {
    let track = line.isInTracks ? tracks[index - line.slots.lowerBound] : nil
    var frame = CGRect.zero
    frame.origin[axis] = line.start
    frame.size[axis] = line.length
    frame.origin[axis.other] = track?.start ?? 0
    frame.size[axis.other] = track?.length ?? size[axis.other]
    if direction == .rightToLeft { frame.origin.x = size.width - frame.maxX }
    return frame
  }

  func targets(in scroll: ScrollItem, near: Bool) -> [ScrollItem.Target] {
    let place = scroll.frameInContent(self)
    return frames(near: near).map { frame, slot in
      ScrollItem.Target(
        frame: frame.offsetBy(dx: place.minX, dy: place.minY), id: slot.id ?? slot.item?.firstID)
    }
  }
}
