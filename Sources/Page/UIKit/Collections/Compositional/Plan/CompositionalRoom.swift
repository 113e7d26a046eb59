import CoreGraphics
import Foundation

/// The room that all sections of a layout have.
@MainActor
struct CompositionalRoom {
  private static let readableWidth: CGFloat = 672

  let bounds: CGSize
  let axis: PlanAxis
  private let margins: NSDirectionalEdgeInsets
  private let safe: NSDirectionalEdgeInsets

  init(
    _ view: UICollectionView, _ configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    axis = configuration.scrollDirection == .vertical ? .vertical : .horizontal
    let inset = view.adjustedContentInset
    bounds = CGSize(
      width: max(view.bounds.width - inset.left - inset.right, 0),
      height: max(view.bounds.height - inset.top - inset.bottom, 0))
    margins = view.directionalLayoutMargins
    let area = view.safeAreaInsets
    // What the scroll view keeps free already is not taken away again.
    let sides = (max(area.left - inset.left, 0), max(area.right - inset.right, 0))
    let (leading, trailing) = view.readsFromTheRight ? (sides.1, sides.0) : sides
    safe = NSDirectionalEdgeInsets(
      top: max(area.top - inset.top, 0), leading: leading,
      bottom: max(area.bottom - inset.bottom, 0), trailing: trailing)
  }

  var crossLength: CGFloat { axis.other.length(bounds) }

  /// What a reference takes away across the direction in which all scrolls.
  func insets(_ reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    let all: NSDirectionalEdgeInsets
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: all = safe
    case .layoutMargins: all = margins
    case .readableContent:
      let side = max((crossLength - Self.readableWidth) / 2, axis.other.start(margins))
      all = NSDirectionalEdgeInsets(top: side, leading: side, bottom: side, trailing: side)
    }
    return axis == .vertical
      ? NSDirectionalEdgeInsets(top: 0, leading: all.leading, bottom: 0, trailing: all.trailing)
      : NSDirectionalEdgeInsets(top: all.top, leading: 0, bottom: all.bottom, trailing: 0)
  }

  func area(_ reference: UIContentInsetsReference) -> CGRect {
    let insets = insets(reference)
    return CGRect(
      x: insets.leading, y: insets.top,
      width: max(bounds.width - insets.leading - insets.trailing, 0),
      height: max(bounds.height - insets.top - insets.bottom, 0))
  }
}
