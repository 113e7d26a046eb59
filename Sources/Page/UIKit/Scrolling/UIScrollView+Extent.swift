import CoreGraphics
import Foundation

/// How far the contents reach, and how far they can be moved.
extension UIScrollView {
  // MARK: Insets

  var insetsWithSafeArea: UIEdgeInsets {
    var insets = contentInset
    insets.top += refreshControl?.heldHeight ?? 0
    let safe = safeAreaInsets
    guard safe != .zero else { return insets }
    let (horizontal, vertical) = adjustedAxes
    if vertical {
      insets.top += safe.top
      insets.bottom += safe.bottom
    }
    if horizontal {
      insets.left += safe.left
      insets.right += safe.right
    }
    return insets
  }

  private var adjustedAxes: (horizontal: Bool, vertical: Bool) {
    let (width, height) = (contentSize.width, contentSize.height)
    let scrolls = (
      alwaysBounceHorizontal || width + contentInset.left + contentInset.right > bounds.width,
      alwaysBounceVertical || height + contentInset.top + contentInset.bottom > bounds.height
    )
    return switch contentInsetAdjustmentBehavior {
    case .never: (false, false)
    case .always: (true, true)
    case .scrollableAxes: scrolls
    case .automatic: (scrolls.0, scrolls.1 || isOnlyView)
    }
  }

  /// A controller's own scroll view makes room at top and bottom even if it does not scroll.
  private var isOnlyView: Bool { controller != nil || superview?.controller != nil }

  /// Insets of the page's own move contents only where these would lie beyond their ends.
  func ownInsetsChanged() {
    knownInset = adjustedContentInset
    if case .rest = movement, !isTracking, bounds.size != .zero { move(to: within(contentOffset)) }
    tellInsets()
  }

  /// Contents at the top stay at the top of what is left.
  func insetsChanged() {
    let (before, now) = (knownInset, adjustedContentInset)
    guard now != before else { return }
    knownInset = now
    var offset = contentOffset
    if offset.y == -before.top, !isDragging { offset.y = -now.top }
    if offset.x == -before.left, !isDragging { offset.x = -now.left }
    move(to: offset)
    settleAtOnce()
    tellInsets()
  }

  /// Other insets, which move nothing.
  func noteInsets() {
    guard knownInset != adjustedContentInset else { return }
    knownInset = adjustedContentInset
    tellInsets()
  }

  private func tellInsets() {
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    setNeedsLayout()
  }

  // MARK: Edges

  /// The offsets between which the contents lie.
  var horizontalEdges: ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    return -inset.left...max(contentSize.width + inset.right - bounds.width, -inset.left)
  }

  var verticalEdges: ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    return -inset.top...max(contentSize.height + inset.bottom - bounds.height, -inset.top)
  }

  func within(_ offset: CGPoint) -> CGPoint {
    let (x, y) = (horizontalEdges, verticalEdges)
    return CGPoint(
      x: min(max(offset.x, x.lowerBound), x.upperBound),
      y: min(max(offset.y, y.lowerBound), y.upperBound))
  }

  var canScrollHorizontally: Bool {
    horizontalEdges.upperBound > horizontalEdges.lowerBound
      || (bouncesHorizontally && alwaysBounceHorizontal)
  }

  var canScrollVertically: Bool {
    verticalEdges.upperBound > verticalEdges.lowerBound
      || (bouncesVertically && (alwaysBounceVertical || refreshControl != nil))
  }

  func offset(showing rect: CGRect) -> CGPoint? {
    let inset = adjustedContentInset
    let shown = bounds.inset(by: inset)
    guard !rect.isNull, !shown.isEmpty else { return nil }
    func origin(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      if low < from || high - low > to - from { return low }
      return high > to ? from + high - to : from
    }
    var wanted = shown.origin
    if rect.minX < shown.minX || rect.maxX > shown.maxX {
      wanted.x = origin(rect.minX, rect.maxX, shown.minX, shown.maxX)
    }
    if rect.minY < shown.minY || rect.maxY > shown.maxY {
      wanted.y = origin(rect.minY, rect.maxY, shown.minY, shown.maxY)
    }
    let offset = within(CGPoint(x: wanted.x - inset.left, y: wanted.y - inset.top))
    return offset == contentOffset ? nil : offset
  }

  // MARK: Changes

  func extentChanged() {
    insetsChanged()
    settleAtOnce()
    tellBars()
    setNeedsLayout()
  }

  func followBounds(from before: CGRect) {
    let now = bounds
    guard now != before else { return }
    if now.size != before.size { extentChanged() }
    if now.origin != before.origin {
      tellBars()
      setNeedsLayout()
      indicators.place()
      refreshControl?.place()
      didScroll()
    }
  }

  /// Contents that got smaller do not leave a gap, where nobody moves them.
  private func settleAtOnce() {
    guard case .rest = movement, !isTracking, bounds.size != .zero else { return }
    var offset = contentOffset
    offset.x = min(offset.x, horizontalEdges.upperBound)
    offset.y = min(offset.y, verticalEdges.upperBound)
    move(to: offset)
  }
}
