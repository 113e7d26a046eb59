// Long because what can be overridden has to stand in the class itself.

import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

/// Shows a part of what lies in it, and lets fingers and wheels move that.
///
/// The origin of its bounds is the offset of its contents, so moving them changes one value of one
/// layer.
@MainActor @preconcurrency
open class UIScrollView: UIView, ScrollDelegating {
  weak var scrollDelegate: (any UIScrollViewDelegate)?

  private let pan = UIScrollViewPanGestureRecognizer()
  private let pinch = ScrollPinchRecognizer()
  private let touchDelay = ScrollTouchDelay()
  let indicators = ScrollIndicators()
  let frames = ScrollFrames()
  var movement = ScrollMovement.rest
  var zoom = ScrollZoom()
  /// Puts what stays where it is back to its place over contents that have moved.
  var placeOverlay: (() -> Void)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpScrolling()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpScrolling()
    fill(from: coder, as: UIScrollView.self)
  }

  private func setUpScrolling() {
    clipsToBounds = true
    indicators.owner = self
    for recognizer in [touchDelay, pan] as [UIGestureRecognizer] {
      addGestureRecognizer(recognizer)
    }
    pan.scroller = self
    pinch.scroller = self
    touchDelay.scroller = self
  }

  // MARK: Contents

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      stopAnimation()
      move(to: newValue)
    }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated { animate(to: contentOffset) } else { jump(to: contentOffset) }
  }

  open var contentSize: CGSize {
    get { sizeOfContents }
    set { tellObservers(of: .contentSize) { sizeOfContents = newValue } }
  }
  private var sizeOfContents = CGSize.zero {
    didSet { if sizeOfContents != oldValue { extentChanged() } }
  }

  /// Room around the contents.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { ownInsetsChanged() } }
  }

  /// The insets, with what of the safe area belongs to them.
  open var adjustedContentInset: UIEdgeInsets { insetsWithSafeArea }
  var knownInset = UIEdgeInsets.zero

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { insetsChanged() } }
  }

  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsChanged()
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let before = super.bounds
      tellObservers(of: newValue.origin == before.origin ? [] : .contentOffset) {
        super.bounds = newValue
      }
      boundsChanged(from: before)
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      let before = super.bounds
      super.frame = newValue
      boundsChanged(from: before)
    }
  }

  func boundsChanged(from before: CGRect) {
    followBounds(from: before)
  }

  /// Where a kind of scroll view wants contents to rest that a finger has thrown.
  func naturalTarget(_ proposed: CGPoint, speed: CGPoint) -> CGPoint { proposed }

  /// Moves as little as is needed to show a part of the contents.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard let offset = offset(showing: rect) else { return }
    setContentOffset(offset, animated: animated)
  }

  // MARK: How it scrolls

  open var isScrollEnabled = true {
    didSet { pan.isEnabled = isScrollEnabled }
  }

  /// Whether a drag that begins along one axis stays on it.
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var bouncesVertically: Bool {
    get { bouncing.vertical ?? bounces }
    set { bouncing.vertical = newValue }
  }
  open var bouncesHorizontally: Bool {
    get { bouncing.horizontal ?? bounces }
    set { bouncing.horizontal = newValue }
  }
  private var bouncing: (horizontal: Bool?, vertical: Bool?)

  /// Whether it comes to rest at multiples of its own size.
  open var isPagingEnabled = false
  open var decelerationRate = DecelerationRate.normal
  /// Kept; there is no bar at the top of a live view that could be tapped.
  open var scrollsToTop = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether an enclosing view goes on where this one is at its end.
  open var transfersHorizontalScrollingToParent = true
  open var transfersVerticalScrollingToParent = true

  // MARK: What it does now

  open var isTracking: Bool { pan.isFingerDown }
  open var isDragging: Bool { if case .drag = movement { true } else { false } }

  open var isDecelerating: Bool {
    if case .glide(.deceleration) = movement { true } else { false }
  }

  /// Whether the page's own animation moves the contents.
  open var isScrollAnimating: Bool { if case .animation = movement { true } else { false } }

  open func stopScrollingAndZooming() {
    halt(.told)
    stopZooming()
  }

  // MARK: Touches of the contents

  /// Whether contents hear of a touch only when it does not become a drag at once.
  open var delaysContentTouches = true {
    didSet { touchDelay.isEnabled = delaysContentTouches }
  }

  /// Whether a drag takes a touch away from contents that have heard of it.
  open var canCancelContentTouches = true

  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Controls keep their touches, as far as they are no buttons.
  open func touchesShouldCancel(in view: UIView) -> Bool {
    view is UIButton || !(view is UIControl || view is TableIndex)
  }

  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    canZoom || pinch.view != nil ? attachedPinch : nil
  }

  var attachedPinch: UIPinchGestureRecognizer {
    if pinch.view !== self { addGestureRecognizer(pinch) }
    return pinch
  }

  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer === pan { return mayDrag }
    if recognizer === pinch { return canZoom }
    return super.gestureRecognizerShouldBegin(recognizer)
  }

  // MARK: Indicators

  open var showsVerticalScrollIndicator = true {
    didSet { indicators.show() }
  }

  open var showsHorizontalScrollIndicator = true {
    didSet { indicators.show() }
  }

  open var indicatorStyle = IndicatorStyle.default {
    didSet { indicators.showColors() }
  }

  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { indicators.show() }
  }

  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { indicators.show() }
  }

  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { indicators.show() }
  }

  open func flashScrollIndicators() {
    indicators.flash()
  }

  override func colorAppearanceDidChange() {
    super.colorAppearanceDidChange()
    indicators.showColors()
  }

  // MARK: Zooming

  open var minimumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsChanged() }
  }

  open var maximumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsChanged() }
  }

  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    changeZoom(to: scale, animated: animated)
  }

  /// Zooms so that a part of the zoomed view fills this one.
  open func zoom(to rect: CGRect, animated: Bool) {
    showZoomed(rect, animated: animated)
  }

  /// Whether a pinch may go over the limits, and springs back.
  open var bouncesZoom = true
  open var isZooming: Bool { zoom.isPinching }

  open var isZoomBouncing: Bool { zoom.isSettling }

  // MARK: Constraints

  override var laysOutContentArea: Bool { true }

  override func contentAreaSolved(_ size: CGSize) {
    if size != contentSize { contentSize = size }
  }

  // MARK: Refreshing

  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.leave()
      refreshControl?.enter(self)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    indicators.place()
    refreshControl?.place()
    placeOverlay?()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { halt(.told) } else { tellBars() }
  }
}
