import CoreGraphics
import Foundation

/// The views of a bar's items in a row, with the spaces between them.
@MainActor
final class BarButtonRow {
  private(set) var entries: [Entry] = []
  private weak var host: (any BarButtonHost)?

  /// What stands at a place in a row.
  struct Entry {
    let item: UIBarButtonItem
    let view: UIView?
  }

  init(_ items: [UIBarButtonItem], host: any BarButtonHost) {
    self.host = host
    entries = items.filter { !$0.isHidden }.map { item in
      item.host = host
      if item.isSpace { return Entry(item: item, view: nil) }
      if let view = item.customView { return Entry(item: item, view: view) }
      let button = BarButton(item)
      button.chosen = { [weak item] event in item?.perform(from: nil, with: event) }
      return Entry(item: item, view: button)
    }
  }

  var views: [UIView] { entries.compactMap(\.view) }

  func show(_ plain: UIBarButtonItemAppearance, done: UIBarButtonItemAppearance) {
    for entry in entries {
      (entry.view as? BarButton)?.show(entry.item.style == .done ? done : plain)
    }
  }

  // MARK: Widths

  private func width(of entry: Entry, in height: CGFloat) -> CGFloat {
    guard let view = entry.view else {
      return entry.item.systemItem == .fixedSpace ? entry.item.width : 0
    }
    return size(of: view, in: height).width
  }

  private func size(of view: UIView, in height: CGFloat) -> CGSize {
    if view is BarButton {
      return CGSize(width: view.sizeThatFits(.zero).width, height: height)
    }
    return view.barSize(within: CGSize(width: CGFloat.infinity, height: height))
  }

  /// A view of the page's own keeps a distance that buttons have within them.
  private func gap(after entry: Entry) -> CGFloat {
    entry.view == nil || entry.view is BarButton ? 0 : BarMetrics.buttonReach
  }

  func width(in height: CGFloat) -> CGFloat {
    entries.reduce(0) { $0 + width(of: $1, in: height) + 2 * gap(after: $1) }
  }

  // MARK: Placing

  enum Side {
    case left, right
  }

  /// From one side on; the first item is the outermost. Right to left, the sides are exchanged.
  func place(from side: Side, in room: CGRect) {
    var used: CGFloat = 0
    for entry in entries {
      let width = width(of: entry, in: room.height)
      used += gap(after: entry)
      let x = side == .left ? room.minX + used : room.maxX - used - width
      put(entry, at: x, width, room)
      used += width + gap(after: entry)
    }
  }

  /// Over the whole width, flexible spaces sharing what is left.
  func spread(in room: CGRect) {
    let free = max(room.width - width(in: room.height), 0)
    let flexible = entries.filter { $0.item.systemItem == .flexibleSpace }.count
    let share = flexible > 0 ? free / CGFloat(flexible) : 0
    var x = room.minX
    for entry in entries {
      let width =
        entry.item.systemItem == .flexibleSpace ? share : width(of: entry, in: room.height)
      x += gap(after: entry)
      put(entry, at: x, width, room)
      x += width + gap(after: entry)
    }
  }

  private func put(_ entry: Entry, at x: CGFloat, _ width: CGFloat, _ room: CGRect) {
    guard let view = entry.view else { return }
    let size = size(of: view, in: room.height)
    var frame = CGRect(
      x: x, y: (room.midY - size.height / 2).onPixel, width: size.width, height: size.height)
    if let bar = view.superview { frame = bar.inReadingDirection(frame) }
    frame.origin.x = frame.origin.x.onPixel
    if view.frame != frame { view.frame = frame }
  }
}

extension UIView {
  /// How large a view of the page's own is in a bar: as large as it is, or as it asks to be.
  func barSize(within room: CGSize) -> CGSize {
    var size = bounds.size
    if size.width == 0 || size.height == 0 {
      let own = intrinsicContentSize
      let fitting = sizeThatFits(room)
      if size.width == 0 { size.width = own.width > 0 ? own.width : fitting.width }
      if size.height == 0 { size.height = own.height > 0 ? own.height : fitting.height }
    }
    return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
  }
}
