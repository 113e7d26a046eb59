@_spi(SwiftUI) import UIKit

/// The row of a list that the user moves: a picture of it follows the touch, and the rows of the
/// same `ForEach` make room. The list does not scroll meanwhile.
@MainActor
final class RowReordering {
  private weak var list: ListItem?
  private let source: any LazyRowSource
  private let row: Int
  private let height: CGFloat
  private let start: CGFloat
  /// What follows the touch. The row itself is hidden.
  private let picture: UIView
  private let home: CGPoint
  private var target: Int

  init?(_ item: RowItem) {
    guard let origin = item.element, let list = item.list, let view = item.rowView,
      let scroll = view.outerScrollView, let picture = view.snapshotView(afterScreenUpdates: false)
    else { return nil }
    (self.list, source, row) = (list, origin.source, origin.row)
    height = item.size.height
    start = item.origin.y + item.size.height / 2
    target = origin.row
    self.picture = picture
    home = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: scroll)
    picture.center = home
    scroll.addSubview(picture)
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

  /// The touch is so far from where it began.
  func move(by moved: CGFloat) {
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

  // MARK: The end

  func end() {
    let moves = target != row
    reset()
    guard moves, let move = source.editing.move else { return }
    move(IndexSet(integer: row), target > row ? target + 1 : target)
  }

  func cancel() { reset() }

  private func reset() {
    picture.removeFromSuperview()
    for view in rows.compactMap(\.rowView) {
      view.alpha = 1
      view.transform = .identity
    }
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
