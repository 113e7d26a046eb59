/// The row of a list that the user moves: it follows the finger, and the rows of the same `ForEach`
/// make room.
@MainActor
final class RowReordering {
  private struct Neighbor {
    let view: UIView
    let row: Int
    let middle: CGFloat
  }

  private let view: UIView
  private let origin: (source: any LazyRowSource, row: Int)
  private let height: CGFloat
  private let start: CGFloat
  private let others: [Neighbor]
  private var target: Int

  init?(_ item: RowItem) {
    guard let origin = item.element, let list = item.list, let view = item.rowView else {
      return nil
    }
    self.view = view
    self.origin = origin
    height = item.size.height
    start = item.origin.y + item.size.height / 2
    others = list.children.compactMap { child in
      guard let row = child as? RowItem, row !== item, let other = row.element,
        other.source === origin.source, let view = row.rowView
      else { return nil }
      return Neighbor(
        view: view, row: other.row, middle: row.origin.y + row.size.height / 2)
    }
    target = origin.row
    view.superview?.bringSubviewToFront(view)
    UIView.animate(withDuration: 0.2) { view.alpha = 0.9 }
  }

  func move(by distance: CGFloat) {
    view.transform = CGAffineTransform(translationX: 0, y: distance)
    let middle = start + distance
    // The row is before the first of the others whose middle is below its own.
    let above = others.filter { $0.middle < middle }.map(\.row).max()
    let below = others.filter { $0.middle >= middle }.map(\.row).min()
    let new = above.map { $0 < origin.row ? $0 + 1 : $0 } ?? below.map { min($0, origin.row) }
    guard let new, new != target else { return }
    target = new
    UIView.animate(
      withDuration: 0.25, delay: 0, options: .allowUserInteraction,
      animations: { self.makeRoom() })
  }

  private func makeRoom() {
    for other in others {
      var shift: CGFloat = 0
      if other.row > origin.row, other.row <= target { shift = -height }
      if other.row < origin.row, other.row >= target { shift = height }
      other.view.transform = CGAffineTransform(translationX: 0, y: shift)
    }
  }

  func end() {
    let moves = target != origin.row
    reset()
    guard moves, let move = origin.source.editing.move else { return }
    move(IndexSet(integer: origin.row), target > origin.row ? target + 1 : target)
  }

  func cancel() { reset() }

  private func reset() {
    view.alpha = 1
    for view in [view] + others.map(\.view) { view.transform = .identity }
  }
}

extension RowItem {
  var rowView: RowView? { (presentation as? ViewPresentation)?.view as? RowView }
}
