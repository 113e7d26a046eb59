/// Shows a scroll item with a scroll view of UIKit.
final class ScrollPresentation: ViewPresentation {
  private let scrollView: UIScrollView
  private let follower = ScrollFollower()

  init() {
    scrollView = UIScrollView()
    super.init(scrollView)
    scrollView.delegate = follower
    scrollView.contentInsetAdjustmentBehavior = .never
  }

  override func place(_ frame: CGRect) {
    // The origin of the bounds is where the content has been scrolled to.
    scrollView.bounds.size = frame.size
    scrollView.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  override func update(_ item: Item, size: CGSize, commit: Commit) {
    guard let item = item as? ScrollItem else { return }
    follower.item = item
    let content = item.contentSize
    if scrollView.contentSize != content {
      UIView.performWithoutAnimation { scrollView.contentSize = content }
      // Less content may leave the view beyond its end.
      let most = CGPoint(
        x: max(content.width - size.width, 0), y: max(content.height - size.height, 0))
      let offset = scrollView.contentOffset
      if !scrollView.isTracking, !scrollView.isDecelerating,
        offset.x > most.x || offset.y > most.y
      {
        scrollView.contentOffset = CGPoint(x: min(offset.x, most.x), y: min(offset.y, most.y))
      }
    }
    let settings = item.settings
    scrollView.isScrollEnabled = settings.isEnabled
    scrollView.isPagingEnabled = settings.isPaging
    scrollView.alwaysBounceVertical = item.axes.contains(.vertical) && settings.bounces
    scrollView.alwaysBounceHorizontal =
      item.axes.contains(.horizontal) && settings.bounces && !item.axes.contains(.vertical)
    scrollView.showsVerticalScrollIndicator =
      settings.showsIndicators.vertical && item.axes.contains(.vertical)
    scrollView.showsHorizontalScrollIndicator =
      settings.showsIndicators.horizontal && item.axes.contains(.horizontal)
    scrollView.keyboardDismissMode = settings.dismissesKeyboard ? .onDrag : .none
  }

  /// Scrolls to a part of what is visible now.
  func show(
    _ part: CGRect, of item: ScrollItem, _ anchor: UnitPoint?, _ transaction: Transaction
  ) {
    let size = scrollView.bounds.size
    let offset = scrollView.contentOffset
    let frame = part.offsetBy(dx: offset.x, dy: offset.y)
    func place(_ axis: Axis) -> CGFloat {
      guard item.axes.contains(axis) else { return offset[axis] }
      let (start, length, room) = (frame.origin[axis], frame.size[axis], size[axis])
      let most = max(item.contentSize[axis] - room, 0)
      guard let anchor else {
        if start < offset[axis] { return max(start, 0) }
        return min(max(offset[axis], start + length - room), most)
      }
      let share = axis == .horizontal ? anchor.x : anchor.y
      return min(max(start + length * share - room * share, 0), most)
    }
    let target = CGPoint(x: place(.horizontal), y: place(.vertical))
    scrollView.setContentOffset(target, animated: transaction.isAnimated)
  }
}

/// Tells the item where its content has been scrolled to.
final class ScrollFollower: NSObject, UIScrollViewDelegate {
  weak var item: ScrollItem?

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard let item, item.offset != scrollView.contentOffset else { return }
    item.offset = scrollView.contentOffset
    item.noteScroll()
  }
}
