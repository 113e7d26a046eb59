import CoreGraphics
import QuartzCore

/// The lines between a cell and its neighbours.
@MainActor
final class CellLines {
  weak var owner: UITableViewCell?
  private let bottom = CellLine()
  private var top: CellLine?

  enum Fading {
    case shown, hidden
  }

  private var thickness: CGFloat { 1 / UIScreen.pixelsPerPoint }

  /// From where the text begins.
  var plainInset: UIEdgeInsets {
    guard let owner else { return .zero }
    let start = owner.configuredContent.flatMap { ($0 as? UIListContentView)?.textStart }
    return UIEdgeInsets(
      top: 0, left: start ?? owner.labels.textStart(margin: owner.looks.margin), bottom: 0,
      right: 0)
  }

  func show() {
    guard let owner else { return }
    let looks = owner.looks
    let color = looks.lineColor ?? .separator
    bottom.backgroundColor = color
    let isNeeded =
      looks.lines != .none && !(looks.style == .insetGrouped && looks.position.isLast)
    if isNeeded { owner.addSubview(bottom) } else { bottom.removeFromSuperview() }
    guard looks.style == .grouped, looks.lines != .none, looks.position.isFirst else {
      top?.removeFromSuperview()
      return
    }
    let line = top ?? CellLine()
    top = line
    line.backgroundColor = color
    owner.addSubview(line)
  }

  func fade(_ fading: Fading) {
    bottom.alpha = fading == .hidden ? 0 : 1
  }

  func place() {
    guard let owner else { return }
    let bounds = owner.bounds
    top?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: thickness)
    let isWhole = owner.looks.style == .grouped && owner.looks.position.isLast
    let inset = isWhole ? .zero : owner.separatorInset
    let shift = owner.editing.contentShift(of: owner)
    let left = isWhole ? 0 : inset.left + shift
    bottom.frame = CGRect(
      x: left, y: bounds.height - thickness, width: max(bounds.width - left - inset.right, 0),
      height: thickness)
  }
}

/// A hair line.
@MainActor
final class CellLine: UIView {}
