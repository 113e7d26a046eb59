/// Shows a scroll item with a scroll view of UIKit.
final class ScrollPresentation: ViewPresentation {
  private let scrollView = UIScrollView()
  private let follower = ScrollFollower()
  private weak var item: ScrollItem?
  private var reach = EdgeInsets()
  private var refreshing: Refreshing?

  init(_ item: ScrollItem) {
    self.item = item
    super.init(scrollView)
    follower.item = item
    scrollView.delegate = follower
    scrollView.contentInsetAdjustmentBehavior = .never
  }

  /// The view reaches beyond the item into the margins of the safe area. The origin of its bounds
  /// is where the content has been scrolled to, and stays.
  override func place(_ frame: CGRect) {
    let reach = item?.reach ?? EdgeInsets()
    scrollView.bounds.size = CGSize(
      width: frame.width + reach.horizontal, height: frame.height + reach.vertical)
    scrollView.center = CGPoint(
      x: frame.midX + (reach.trailing - reach.leading) / 2,
      y: frame.midY + (reach.bottom - reach.top) / 2)
  }

  override func update(_ item: Item, size: CGSize, commit: Commit) {
    guard let item = item as? ScrollItem else { return }
    UIView.performWithoutAnimation { updateContent(of: item) }
    let settings = item.settings
    let (scrollsDown, scrollsAcross) = (
      item.axes.contains(.vertical), item.axes.contains(.horizontal)
    )
    scrollView.isScrollEnabled = settings.isEnabled && !item.axes.isEmpty
    scrollView.alwaysBounceVertical = scrollsDown && settings.bounces.vertical
    scrollView.alwaysBounceHorizontal = scrollsAcross && settings.bounces.horizontal
    scrollView.showsVerticalScrollIndicator = settings.showsIndicators.vertical && scrollsDown
    scrollView.showsHorizontalScrollIndicator =
      settings.showsIndicators.horizontal && scrollsAcross
    scrollView.clipsToBounds = settings.clips
    scrollView.isPagingEnabled = settings.targetBehavior is PagingScrollTargetBehavior
    scrollView.decelerationRate = settings.targetBehavior == nil ? .normal : .fast
    switch settings.dismissal.kind {
    case .automatic, .never: scrollView.keyboardDismissMode = .none
    case .immediately: scrollView.keyboardDismissMode = .onDrag
    case .interactively: scrollView.keyboardDismissMode = .interactive
    }
    updateRefreshing(of: item)
    let margins = settings.indicatorMargins.turned(item.direction)
    scrollView.scrollIndicatorInsets = UIEdgeInsets(
      top: reach.top + margins.top, left: reach.leading + margins.leading,
      bottom: reach.bottom + margins.bottom, right: reach.trailing + margins.trailing)
  }

  private func updateRefreshing(of item: ScrollItem) {
    // Views inside a list do not refresh it.
    let action = item.outerScroll == nil ? item.refresh : nil
    guard action != nil || refreshing != nil else { return }
    let refreshing = refreshing ?? Refreshing()
    self.refreshing = refreshing
    refreshing.show(action, in: scrollView)
  }

  /// Sets the size of the content, and keeps the content where it is as far as there is some.
  private func updateContent(of item: ScrollItem) {
    let before = scrollView.contentSize
    let content = item.contentSize
    let rests = !scrollView.isTracking && !scrollView.isDecelerating && !scrollView.isDragging
    let wasAtAnchor = isAtAnchor(of: item, before)
    // Other insets move the scroll view, which tells the item.
    var target = item.offset
    if before != content { scrollView.contentSize = content }
    if reach != item.reach {
      reach = item.reach
      scrollView.contentInset = UIEdgeInsets(
        top: reach.top, left: reach.leading, bottom: reach.bottom, right: reach.trailing)
    }
    if !item.hasBegun || (rests && wasAtAnchor && before != content) {
      let role = item.hasBegun ? ScrollAnchorRole.sizeChanges : .initialOffset
      if content.width > 0, content.height > 0 { item.hasBegun = true }
      target = place(of: item, role, from: target)
    }
    if rests, !scrollView.isScrollAnimating {
      // Less content may leave the view beyond its end.
      for axis in Axis.allCases { target[axis] = min(max(target[axis], 0), item.most(axis)) }
    }
    item.scrolled(to: target)
    let offset = CGPoint(x: target.x - reach.leading, y: target.y - reach.top)
    if scrollView.contentOffset != offset, !scrollView.isScrollAnimating {
      scrollView.contentOffset = offset
    }
  }

  /// Where the content begins or stays: at an anchor, or where it is read from.
  private func place(
    of item: ScrollItem, _ role: ScrollAnchorRole, from offset: CGPoint
  ) -> CGPoint {
    var target = offset
    for axis in Axis.allCases where item.axes.contains(axis) {
      if let anchor = item.settings.anchors[role] {
        target[axis] = item.most(axis) * anchor[axis]
      } else if axis == .horizontal, item.direction == .rightToLeft {
        target.x = item.most(.horizontal)
      }
    }
    return target
  }

  private func isAtAnchor(of item: ScrollItem, _ content: CGSize) -> Bool {
    guard let anchor = item.settings.anchors[.sizeChanges],
      item.graph?.transaction.scrollContentOffsetAdjustmentBehavior.kind != .disabled
    else { return false }
    return Axis.allCases.allSatisfy { axis in
      let most = max(content[axis] - item.size[axis], 0)
      return !item.axes.contains(axis) || abs(item.offset[axis] - most * anchor[axis]) < 1
    }
  }

  /// Scrolls so that a point of the content is at the origin of the item.
  func scroll(to target: CGPoint, of item: ScrollItem, _ transaction: Transaction) {
    let offset = CGPoint(x: target.x - reach.leading, y: target.y - reach.top)
    guard scrollView.contentOffset != offset else { return }
    if transaction.isAnimated {
      item.phase = .animating
      scrollView.setContentOffset(offset, animated: true)
    } else {
      scrollView.setContentOffset(offset, animated: false)
    }
  }
}
