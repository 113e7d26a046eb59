// swift-format-ignore-file: AlwaysUseLowerCamelCase
// How Swift 2 to 4 called what scroll views have.

import CoreGraphics
import Foundation

@available(*, deprecated, renamed: "UIScrollView.IndicatorStyle")
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
@available(*, deprecated, renamed: "UIScrollView.KeyboardDismissMode")
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
@available(*, deprecated, renamed: "UIScrollView.ContentInsetAdjustmentBehavior")
public typealias UIScrollViewContentInsetAdjustmentBehavior =
  UIScrollView.ContentInsetAdjustmentBehavior
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.normal")
public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate { .normal }
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.fast")
public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate { .fast }

extension UIScrollView {
  @available(*, deprecated, renamed: "isPagingEnabled")
  public var pagingEnabled: Bool {
    get { isPagingEnabled }
    set { isPagingEnabled = newValue }
  }

  @available(*, deprecated, renamed: "isScrollEnabled")
  public var scrollEnabled: Bool {
    get { isScrollEnabled }
    set { isScrollEnabled = newValue }
  }

  @available(*, deprecated, renamed: "isDirectionalLockEnabled")
  public var directionalLockEnabled: Bool {
    get { isDirectionalLockEnabled }
    set { isDirectionalLockEnabled = newValue }
  }

  @available(*, deprecated, renamed: "isTracking")
  public var tracking: Bool { isTracking }
  @available(*, deprecated, renamed: "isDragging")
  public var dragging: Bool { isDragging }
  @available(*, deprecated, renamed: "isDecelerating")
  public var decelerating: Bool { isDecelerating }
  @available(*, deprecated, renamed: "isZooming")
  public var zooming: Bool { isZooming }
  @available(*, deprecated, renamed: "isZoomBouncing")
  public var zoomBouncing: Bool { isZoomBouncing }

  @available(*, deprecated, renamed: "zoom(to:animated:)")
  public func zoomToRect(_ rect: CGRect, animated: Bool) {
    zoom(to: rect, animated: animated)
  }
}

extension UIScrollView.IndicatorStyle {
  @available(*, deprecated, renamed: "default")
  public static var Default: Self { .default }
  @available(*, deprecated, renamed: "black")
  public static var Black: Self { .black }
  @available(*, deprecated, renamed: "white")
  public static var White: Self { .white }
}

extension UIScrollView.KeyboardDismissMode {
  @available(*, deprecated, renamed: "none")
  public static var None: Self { .none }
  @available(*, deprecated, renamed: "onDrag")
  public static var OnDrag: Self { .onDrag }
  @available(*, deprecated, renamed: "interactive")
  public static var Interactive: Self { .interactive }
}

extension UIRefreshControl {
  @available(*, deprecated, renamed: "isRefreshing")
  public var refreshing: Bool { isRefreshing }
}
