extension View {
  /// Changes how the view looks while it scrolls in and out of the visible part of a scroll view.
  public func scrollTransition<E: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> E
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes how the view looks while it scrolls in and out, with a configuration for each edge.
  public func scrollTransition<E: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> E
  ) -> some View {
    modifier(
      LookModifier { item in
        func look(_ phase: ScrollTransitionPhase) -> _VisualLook {
          var look = _VisualLook(size: item.size)
          transition(EmptyVisualEffect(), phase)._add(to: &look)
          return look
        }
        guard
          let place = ScrollTransitionPlace(
            of: item, axis: axis, topLeading: topLeading, bottomTrailing: bottomTrailing)
        else { return look(.identity) }
        return place.look(of: item, look)
      })
  }
}

/// Where an item is on its way through the scroll view around it.
@MainActor
private struct ScrollTransitionPlace {
  var phase = ScrollTransitionPhase.identity
  var progress = 0.0
  var kind = ScrollTransitionConfiguration.Kind.identity

  init?(
    of item: LookItem, axis wanted: Axis?, topLeading: ScrollTransitionConfiguration,
    bottomTrailing: ScrollTransitionConfiguration
  ) {
    guard let scroll = item.scrollItem(along: wanted) else { return nil }
    let axis = wanted ?? (scroll.axes.contains(.vertical) ? .vertical : .horizontal)
    let (length, visible) = (item.size[axis], scroll.viewport[axis])
    let after = item.originInHost[axis] - scroll.originInHost[axis]
    let before = visible - after - length
    let isMirrored = axis == .horizontal && scroll.direction == .rightToLeft
    let (start, end) = isMirrored ? (before, after) : (after, before)
    let leaving = bottomTrailing.threshold.progress(at: start, length: length, in: visible)
    let coming = topLeading.threshold.progress(at: end, length: length, in: visible)
    kind = leaving >= coming ? bottomTrailing.kind : topLeading.kind
    progress = max(leaving, coming)
    if progress > 0 { phase = leaving >= coming ? .bottomTrailing : .topLeading }
  }

  func look(
    of item: LookItem, _ look: (ScrollTransitionPhase) -> _VisualLook
  ) -> _VisualLook {
    switch kind {
    case .identity: return look(.identity)
    case .interactive(let curve):
      guard phase != .identity else { return look(.identity) }
      return look(.identity).mixed(with: look(phase), by: curve.value(at: progress))
    case .animated(let animation):
      if phase != item.phase, item.current != nil { item.animation = animation }
      item.phase = phase
      return look(phase)
    }
  }
}

extension Item {
  /// The nearest scroll view around the item that scrolls along an axis.
  final func scrollItem(along axis: Axis?) -> ScrollItem? {
    var item = parent
    while let current = item {
      if let scroll = current as? ScrollItem,
        axis.map({ scroll.axes.contains($0) }) ?? true
      {
        return scroll
      }
      item = current.parent
    }
    return nil
  }
}
