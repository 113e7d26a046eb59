import CoreGraphics
import Foundation

extension UISplitViewController: LayoutContainer {
  func layOut() {
    followRoom()
    if room.state == .expanded, room.asked == nil, room.mode != resolvedMode {
      change(to: resolvedMode)
    }
    showColumns()
    placeColumns()
  }

  // MARK: Widths

  func widthsChanged() { viewIfLoaded?.setNeedsLayout() }

  private static let usualWidth: CGFloat = 320

  func width(of column: Column) -> CGFloat {
    guard let bounds = viewIfLoaded?.bounds, !isCollapsed else { return 0 }
    let (fraction, preferred, least, most) =
      column == .supplementary
      ? (
        preferredSupplementaryColumnWidthFraction, preferredSupplementaryColumnWidth,
        minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth
      )
      : (
        preferredPrimaryColumnWidthFraction, preferredPrimaryColumnWidth,
        minimumPrimaryColumnWidth, maximumPrimaryColumnWidth
      )
    let isSaid: (CGFloat) -> Bool = { $0 != Self.automaticDimension }
    var wanted = min(Self.usualWidth, bounds.width * 0.4)
    if isSaid(fraction) { wanted = bounds.width * fraction }
    if isSaid(preferred) { wanted = preferred }
    let highest = isSaid(most) ? most : isSaid(preferred) ? preferred : max(Self.usualWidth, 0)
    let lowest = isSaid(least) ? least : 0
    return min(max(min(wanted, highest), lowest), bounds.width).rounded()
  }

  // MARK: Places

  private struct Places {
    var frames: [Column: CGRect] = [:]
    var shown: Set<Column> = [.secondary]
  }

  private var places: Places {
    let bounds = view.bounds
    var places = Places()
    guard room.state == .expanded else {
      let only: Column = columns[.compact] == nil ? .primary : .compact
      return Places(frames: [only: bounds], shown: [only])
    }
    let mode = room.mode
    // From the secondary one outwards.
    let others: [Column] = order.dropLast().reversed()
    let seen = Array(others.prefix(mode.count))
    var x: CGFloat = 0
    for column in seen.reversed() {
      let width = width(of: column)
      places.frames[column] = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width
    }
    for column in others.dropFirst(seen.count) {
      let width = width(of: column)
      places.frames[column] = CGRect(x: -width, y: 0, width: width, height: bounds.height)
    }
    var rest = bounds
    if !mode.covers {
      rest.origin.x = x
      rest.size.width = max(bounds.width - x, 0)
      if mode == .twoDisplaceSecondary, let nearest = others.first {
        rest.size.width = max(bounds.width - width(of: nearest), 0)
      }
    }
    places.frames[.secondary] = rest
    places.shown.formUnion(seen)
    if isMirrored {
      places.frames = places.frames.mapValues {
        CGRect(x: bounds.width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
      }
    }
    return places
  }

  private var isMirrored: Bool { view.readsFromTheRight != (primaryEdge == .trailing) }

  /// The columns that are seen in the mode there is.
  var seenColumns: Set<Column> { places.shown }

  func placeColumns() {
    let places = places
    let covers = room.state == .expanded && room.mode.covers
    let displaces = room.state == .expanded && room.mode == .twoDisplaceSecondary
    for (column, holder) in holders {
      guard let frame = places.frames[column] else { continue }
      if holder.frame != frame { holder.frame = frame }
      let isBeside = room.state == .expanded && column != .secondary
      holder.edge = isBeside ? (isMirrored ? .left : .right) : .none
      holder.castShadow(covers && column != .secondary ? 0.18 : 0)
      holder.layoutIfNeeded()
    }
    dimming.frame = places.frames[.secondary] ?? view.bounds
    dimming.alpha = covers || displaces ? 1 : 0
    dimming.isUserInteractionEnabled = covers || displaces
  }

  // MARK: Views

  /// Puts in what is seen, and takes out what is not; those that go stay until they have moved away.
  func showColumns() {
    let shown = places.shown
    AnimationBlock.arrange {
      for column in [Column.secondary, .supplementary, .primary, .compact] {
        guard let controller = columns[column], shown.contains(column) else { continue }
        let holder = holder(of: column)
        for view in holder.content.subviews where view !== controller.viewIfLoaded {
          view.removeFromSuperview()
        }
        if controller.viewIfLoaded?.superview !== holder.content {
          controller.view.frame = holder.content.bounds
          holder.content.addSubview(controller.view)
        }
      }
    }
    guard room.leaving.isEmpty else { return }
    takeOut(Set(holders.keys).subtracting(shown))
  }

  func takeOut(_ gone: Set<Column>) {
    for column in gone { holders[column]?.content.subviews.forEach { $0.removeFromSuperview() } }
  }

  private func holder(of column: Column) -> SplitColumnView {
    if let there = holders[column] { return there }
    let made = SplitColumnView(frame: view.bounds)
    holders[column] = made
    if let frame = places.frames[column] { made.frame = frame }
    made.layoutIfNeeded()
    if dimming.superview !== view {
      dimming.alpha = 0
      view.addSubview(dimming)
    }
    if column == .secondary {
      view.insertSubview(made, belowSubview: dimming)
    } else if column == .supplementary, let primary = holders[.primary] {
      view.insertSubview(made, belowSubview: primary)
    } else {
      view.addSubview(made)
    }
    return made
  }
}
