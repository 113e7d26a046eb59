@_spi(SwiftUI) import UIKit

/// The row of a list that the user moves: a picture of it follows the touch, and the rows of the
/// same `ForEach` make room. Near an edge of the list, the list scrolls; it keeps the views of the
/// row meanwhile, as the touch began in one of them.
@MainActor
final class RowReordering {
  private weak var list: ListItem?
  private let source: any LazyRowSource
  private let row: Int
  private let height: CGFloat
  private let start: CGFloat
  private let scroll: UIScrollView
  /// What follows the touch. The row itself is hidden, and may be scrolled away.
  private let picture: UIView
  private let home: CGPoint
  private var target: Int
  private var distance: CGFloat = 0
  private var scrolled: CGFloat = 0
  private var speed: CGFloat = 0
  private var frames: Frames?
  private var lastTime: Double?

  init?(_ item: RowItem) {
    guard let origin = item.element, let list = item.list, let view = item.rowView,
      let scroll = view.outerScrollView, let picture = view.snapshotView(afterScreenUpdates: false)
    else { return nil }
    (self.list, source, row, self.scroll) = (list, origin.source, origin.row, scroll)
    height = item.size.height
    start = item.origin.y + item.size.height / 2
    target = origin.row
    self.picture = picture
    home = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: scroll)
    picture.center = home
    scroll.addSubview(picture)
    list.held = item
    UIView.animate(withDuration: 0.2) { picture.alpha = 0.9 }
    makeRoom()
  }

  /// The rows of the `ForEach` that have views now.
  private var rows: [RowItem] {
    (list?.children ?? []).compactMap { child in
      guard let item = child as? RowItem, item.element?.source === source else { return nil }
      return item
    }
  }

  // MARK: Following the touch

  /// The touch is so far from where it began, at a height in the window.
  func move(by distance: CGFloat, at y: CGFloat) {
    self.distance = distance
    follow()
    scrollNearEdges(y)
  }

  private func follow() {
    let moved = distance + scrolled
    picture.center = CGPoint(x: home.x, y: home.y + moved)
    let middle = start + moved
    // The row is before the first of the others whose middle is below its own.
    let others = rows.compactMap { item in
      item.element.map { (row: $0.row, middle: item.origin.y + item.size.height / 2) }
    }.filter { $0.row != row }
    let above = others.filter { $0.middle < middle }.map(\.row).max()
    let below = others.filter { $0.middle >= middle }.map(\.row).min()
    let new = above.map { $0 < row ? $0 + 1 : $0 } ?? below.map { min($0, row) }
    guard let new, new != target else { return }
    target = new
    UIView.animate(
      withDuration: 0.25, delay: 0, options: .allowUserInteraction,
      animations: { self.makeRoom() })
  }

  private func makeRoom() {
    for item in rows {
      guard let other = item.element?.row, let view = item.rowView else { continue }
      if other == row {
        view.alpha = 0
        continue
      }
      var shift: CGFloat = 0
      if other > row, other <= target { shift = -height }
      if other < row, other >= target { shift = height }
      view.transform = CGAffineTransform(translationX: 0, y: shift)
    }
  }

  // MARK: Scrolling

  private static let edge: CGFloat = 44
  /// In points for each second, with the touch at the edge.
  private static let fastest: CGFloat = 600

  /// Scrolls the faster the nearer the touch is to an edge.
  private func scrollNearEdges(_ y: CGFloat) {
    let insets = scroll.adjustedContentInset
    let visible = scroll.convert(scroll.bounds, to: nil)
    let toTop = y - visible.minY - insets.top
    let toBottom = visible.maxY - insets.bottom - y
    func share(_ length: CGFloat) -> CGFloat { min(max(1 - length / Self.edge, 0), 1) }
    speed = Self.fastest * (toTop < toBottom ? -share(toTop) : share(toBottom))
    guard speed != 0, frames == nil else { return }
    lastTime = nil
    frames = Frames { [weak self] in self?.step($0) ?? false }
  }

  private func step(_ time: Double) -> Bool {
    let passed = lastTime.map { min(time - $0, 0.1) } ?? 0
    lastTime = time
    let least = -scroll.adjustedContentInset.top
    let most = max(
      scroll.contentSize.height + scroll.adjustedContentInset.bottom - scroll.bounds.height, least)
    let before = scroll.contentOffset.y
    let offset = min(max(before + speed * passed, least), most)
    if offset != before {
      scroll.contentOffset.y = offset
      scrolled += offset - before
      follow()
      UIView.performWithoutAnimation { makeRoom() }
    }
    if speed == 0 { frames = nil }
    return speed != 0
  }

  // MARK: The end

  func end() {
    let moves = target != row
    reset()
    guard moves, let move = source.editing.move else { return }
    move(IndexSet(integer: row), target > row ? target + 1 : target)
  }

  func cancel() { reset() }

  private func reset() {
    frames?.end()
    frames = nil
    picture.removeFromSuperview()
    for view in rows.compactMap(\.rowView) {
      view.alpha = 1
      view.transform = .identity
    }
    list?.held = nil
  }
}

extension RowItem {
  var rowView: RowView? { (presentation as? ViewPresentation)?.view as? RowView }
}

extension UIView {
  fileprivate var outerScrollView: UIScrollView? {
    superview as? UIScrollView ?? superview?.outerScrollView
  }
}
