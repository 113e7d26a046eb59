import CoreGraphics
import Foundation

/// Contents that follow a finger or a wheel.
extension UIScrollView {
  // MARK: Whether

  /// Whether the pan that wants to begin may have the touch.
  var mayDrag: Bool {
    let pan = panGestureRecognizer
    guard contentsGiveUp(pan.touches) else { return false }
    let way = pan.translation(in: self)
    if way == .zero { return true }
    return abs(way.x) > abs(way.y)
      ? canScrollHorizontally && !leavesToParent(way, .horizontal)
      : canScrollVertically && !leavesToParent(way, .vertical)
  }

  private func contentsGiveUp(_ touches: [UITouch]) -> Bool {
    touches.allSatisfy { touch in
      guard let view = touch.view, view !== self, touch.delivery == .told else { return true }
      return canCancelContentTouches && touchesShouldCancel(in: view)
    }
  }

  /// At its end, an inner view lets the one around it scroll.
  private func leavesToParent(_ way: CGPoint, _ axis: ScrollDrag.Axis) -> Bool {
    guard let parent = enclosingScroller(axis) else { return false }
    let offset = contentOffset
    switch axis {
    case .horizontal:
      guard transfersHorizontalScrollingToParent, parent.isScrollEnabled else { return false }
      return way.x > 0
        ? offset.x <= horizontalEdges.lowerBound : offset.x >= horizontalEdges.upperBound
    case .vertical:
      guard transfersVerticalScrollingToParent, parent.isScrollEnabled else { return false }
      return way.y > 0
        ? offset.y <= verticalEdges.lowerBound : offset.y >= verticalEdges.upperBound
    }
  }

  private func enclosingScroller(_ axis: ScrollDrag.Axis) -> UIScrollView? {
    var next = superview
    while let view = next {
      if let scroller = view as? UIScrollView,
        axis == .vertical ? scroller.canScrollVertically : scroller.canScrollHorizontally
      {
        return scroller
      }
      next = view.superview
    }
    return nil
  }

  // MARK: How

  func dragBegan(way: CGPoint) {
    halt(.told)
    let offset = contentOffset
    let start = CGPoint(
      x: RubberBand.wanted(at: offset.x, within: horizontalEdges, length: bounds.width),
      y: RubberBand.wanted(at: offset.y, within: verticalEdges, length: bounds.height))
    var drag = ScrollDrag(start: start, way: way, startOffset: offset)
    if isDirectionalLockEnabled, way != .zero {
      let (along, across) = (max(abs(way.x), abs(way.y)), min(abs(way.x), abs(way.y)))
      // A slanted drag is free.
      if across < along * 0.5 { drag.lock = abs(way.x) > abs(way.y) ? .horizontal : .vertical }
    }
    movement = .drag(drag)
    if keyboardDismissMode != .none { _ = FirstResponder.current?.resignFirstResponder() }
    indicators.show()
    delegate?.scrollViewWillBeginDragging(self)
  }

  enum Puller {
    case finger, wheel
  }

  func dragMoved(way: CGPoint, by puller: Puller) {
    guard case .drag(var drag) = movement else { return }
    let wanted = drag.wanted(at: way)
    var place = contentOffset
    if canScrollHorizontally, drag.lock != .vertical {
      place.x = pulled(
        wanted.x, horizontalEdges, bounds.width, bouncesHorizontally && puller == .finger)
    }
    if canScrollVertically, drag.lock != .horizontal {
      place.y = pulled(
        wanted.y, verticalEdges, bounds.height, bouncesVertically && puller == .finger)
    }
    if puller == .wheel || !bounces {
      // What goes beyond the edge is not made up for on the way back.
      (drag.start, drag.way) = (place, way)
      movement = .drag(drag)
    }
    move(to: place)
    refreshControl?.pulled()
  }

  private func pulled(
    _ wanted: CGFloat, _ edges: ClosedRange<CGFloat>, _ length: CGFloat, _ stretches: Bool
  ) -> CGFloat {
    guard !stretches else { return RubberBand.place(wanted, within: edges, length: length) }
    return min(max(wanted, edges.lowerBound), edges.upperBound)
  }

  func dragEnded(speed: CGPoint) {
    guard case .drag(let drag) = movement else { return }
    refreshControl?.letGo()
    var speed = speed
    if drag.lock == .vertical { speed.x = 0 }
    if drag.lock == .horizontal { speed.y = 0 }
    release(speed: speed)
  }
}
