import CoreGraphics
import Foundation

/// The short titles at the right edge of a table, along which a finger runs through its sections.
@MainActor
final class TableIndex: UIView {
  private unowned let table: UITableView
  private var letters: [UILabel] = []
  private var titles: [String] = []
  private var touched: Int?
  private static let width: CGFloat = 16
  private static let most: CGFloat = 15

  init(of table: UITableView) {
    self.table = table
    super.init(frame: .zero)
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  /// Asks for the titles; without any it is not there.
  func ask() {
    let rows = table.geometry.counts.reduce(0, +)
    let isWanted = rows >= table.sectionIndexMinimumDisplayRowCount
    titles = isWanted ? table.dataSource?.sectionIndexTitles(for: table) ?? [] : []
    for letter in letters { letter.removeFromSuperview() }
    letters = titles.map { title in
      let label = UILabel(frame: .zero)
      label.text = title == UITableView.indexSearch ? "⌕" : title
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      label.textAlignment = .center
      addSubview(label)
      return label
    }
    table.hold(self, at: .front, if: !titles.isEmpty)
    showColors()
    place()
  }

  func showColors() {
    for letter in letters { letter.textColor = table.sectionIndexColor ?? table.tintColor }
    backgroundColor =
      touched == nil
      ? table.sectionIndexBackgroundColor
      : table.sectionIndexTrackingBackgroundColor ?? table.sectionIndexBackgroundColor
  }

  /// Beside what is seen, whatever is scrolled.
  func place() {
    guard superview === table else { return }
    UIView.performWithoutAnimation {
      let seen = table.bounds.inset(by: table.adjustedContentInset)
      let x = table.readsFromTheRight ? seen.minX : seen.maxX - Self.width
      frame = CGRect(x: x, y: seen.minY, width: Self.width, height: seen.height)
      if table.subviews.last !== self { table.bringSubviewToFront(self) }
      let step = pitch
      let top = (bounds.height - step * CGFloat(letters.count)) / 2
      for (index, letter) in letters.enumerated() {
        letter.frame = CGRect(
          x: 0, y: top + CGFloat(index) * step, width: Self.width, height: step)
      }
    }
  }

  private var pitch: CGFloat {
    letters.isEmpty ? 0 : min(Self.most, bounds.height / CGFloat(letters.count))
  }

  // MARK: Touches

  private func follow(_ touch: UITouch?) {
    // The table may have been scrolled since it was laid out.
    place()
    guard let touch, let first = letters.first, pitch > 0 else { return }
    let way = touch.location(in: self).y - first.frame.minY
    let index = min(max(Int(way / pitch), 0), titles.count - 1)
    guard index != touched else { return }
    touched = index
    showColors()
    if titles[index] == UITableView.indexSearch {
      return table.setContentOffset(
        CGPoint(x: table.contentOffset.x, y: -table.adjustedContentInset.top), animated: false)
    }
    guard let source = table.dataSource else { return }
    let section = source.tableView(
      table, sectionForSectionIndexTitle: titles[index], at: index)
    guard table.geometry.counts.indices.contains(section) else { return }
    let top = table.rect(forSection: section).minY - table.adjustedContentInset.top
    let y = min(max(top, table.verticalEdges.lowerBound), table.verticalEdges.upperBound)
    table.setContentOffset(CGPoint(x: table.contentOffset.x, y: y), animated: false)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(touches.first)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(touches.first)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { letGo() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { letGo() }

  private func letGo() {
    touched = nil
    showColors()
  }
}
