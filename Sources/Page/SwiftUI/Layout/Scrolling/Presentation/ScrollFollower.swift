/// Tells the item where its content has been scrolled to, and lets it say where a drag ends.
final class ScrollFollower: NSObject, UIScrollViewDelegate {
  weak var item: ScrollItem?
  private var start = CGPoint.zero

  private func enter(_ phase: ScrollPhase) {
    guard let item, item.phase != phase else { return }
    item.phase = phase
    item.graph?.didScroll()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard let item else { return }
    item.scrolled(to: place(scrollView.contentOffset))
  }

  /// The point of the content at the origin of the item, for an offset of the view.
  private func place(_ offset: CGPoint) -> CGPoint {
    let reach = item?.reach ?? EdgeInsets()
    return CGPoint(x: offset.x + reach.leading, y: offset.y + reach.top)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    start = place(scrollView.contentOffset)
    enter(.interacting)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let item, let behavior = item.settings.targetBehavior,
      !(behavior is PagingScrollTargetBehavior)
    else { return }
    let size = item.size
    var target = ScrollTarget(
      rect: CGRect(origin: place(targetContentOffset.pointee), size: size), anchor: nil)
    let margins = item.settings.margins.turned(item.direction)
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: CGRect(origin: start, size: size)),
      velocity: CGVector(dx: velocity.x, dy: velocity.y), contentSize: item.contentSize,
      containerSize: size, axes: item.axes, environment: item.environment,
      // Views come to rest behind the margin.
      frames: {
        item.targets().map { $0.frame.offsetBy(dx: -margins.leading, dy: -margins.top) }
      })
    behavior.updateTarget(&target, context: context)
    targetContentOffset.pointee = CGPoint(
      x: target.rect.minX - item.reach.leading, y: target.rect.minY - item.reach.top)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    enter(decelerate ? .decelerating : .idle)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { enter(.idle) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { enter(.idle) }
}
