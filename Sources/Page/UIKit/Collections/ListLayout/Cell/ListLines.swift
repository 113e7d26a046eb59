import CoreGraphics
import QuartzCore

/// The lines above and below a cell of a list.
@MainActor
final class ListLines {
  weak var owner: UICollectionViewListCell?
  private let bottom = CellLine()
  private let top = CellLine()

  private var thickness: CGFloat { 1 / UIScreen.pixelsPerPoint }

  func fade(_ fading: CellLines.Fading) {
    for line in [bottom, top] { line.alpha = fading == .hidden ? 0 : 1 }
  }

  func place() {
    guard let owner, let place = owner.place, place.kind == .row,
      place.configuration.showsSeparators
    else {
      for line in [bottom, top] { line.removeFromSuperview() }
      return
    }
    var separators = place.configuration.separatorConfiguration
    if let handler = place.configuration.itemSeparatorHandler,
      let path = owner.collection?.indexPath(for: owner)
    {
      separators = handler(path, separators)
    }
    let style = place.appearance
    let isLast = place.position.isLast
    put(
      bottom, separators.bottomSeparatorVisibility, standard: style != .insetGrouped || !isLast,
      separators.bottomSeparatorInsets, isWhole: style == .grouped && isLast,
      y: owner.bounds.height - thickness, separators.color)
    put(
      top, separators.topSeparatorVisibility, standard: style == .grouped && place.position.isFirst,
      separators.topSeparatorInsets, isWhole: style == .grouped && place.position.isFirst, y: 0,
      separators.color)
  }

  private func put(
    _ line: CellLine, _ visibility: UIListSeparatorConfiguration.Visibility, standard: Bool,
    _ insets: NSDirectionalEdgeInsets, isWhole: Bool, y: CGFloat, _ color: UIColor
  ) {
    guard let owner, visibility == .visible || visibility == .automatic && standard else {
      return line.removeFromSuperview()
    }
    if line.superview !== owner { owner.addSubview(line) }
    line.backgroundColor = color
    let automatic = UIListSeparatorConfiguration.automaticInsets
    var (start, end) = (isWhole ? 0 : owner.textStart, owner.bounds.width)
    let guide = owner.separatorLayoutGuide.layoutFrame
    if guide.width > 0 { (start, end) = (guide.minX, guide.maxX) }
    if insets.leading != automatic.leading { start = insets.leading }
    if insets.trailing != automatic.trailing { end = owner.bounds.width - insets.trailing }
    line.frame = CGRect(x: start, y: y, width: max(end - start, 0), height: thickness)
  }
}
