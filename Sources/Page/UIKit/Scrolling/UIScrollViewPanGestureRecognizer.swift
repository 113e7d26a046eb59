import CoreGraphics
import Foundation

/// The pan of a scroll view: it begins along the axes on which there is something to scroll, and
/// at once where contents are still moving.
@MainActor
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scroller: UIScrollView?
  private(set) var isFingerDown = false
  /// Whether a finger has stopped contents that were moving.
  private var hasCaught = false

  init() {
    super.init(target: nil, action: nil)
    name = "scrollViewPan"
    allowedScrollTypesMask = .all
    addTarget(self, action: Selector(UIScrollViewPanGestureRecognizer.panned, named: "panned"))
  }

  override init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Beginning

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard !isFingerDown, let scroller, currentState == .possible else { return }
    isFingerDown = true
    if case .rest = scroller.movement { return }
    hasCaught = true
    scroller.halt(.told)
    state = .began
  }

  override var mayStart: Bool {
    guard let scroller else { return false }
    if wheelPoint != nil { return isAlongAxis(from: 0) }
    return scroller.isZooming ? false : isAlongAxis(from: Self.slop)
  }

  override var mayStartByWheel: Bool { isAlongAxis(from: 0) }

  /// Whether the way is long enough on an axis that scrolls, and more that than the other.
  private func isAlongAxis(from length: CGFloat) -> Bool {
    guard let scroller else { return false }
    let way = translation(in: scroller)
    let (x, y) = (abs(way.x), abs(way.y))
    if x > y { return x > 0 && x >= length && scroller.canScrollHorizontally }
    return y > 0 && y >= length && scroller.canScrollVertically
  }

  // MARK: Following

  private func panned() {
    guard let scroller else { return }
    let way = translation(in: scroller)
    switch state {
    case .began:
      // A wheel moves the contents with its first step; a finger has a threshold behind it.
      scroller.dragBegan(way: wheelPoint == nil ? way : .zero)
      if wheelPoint != nil { scroller.dragMoved(way: way, by: .wheel) }
    case .changed: scroller.dragMoved(way: way, by: wheelPoint == nil ? .finger : .wheel)
    case .ended:
      let speed = velocity(in: scroller)
      scroller.dragEnded(
        speed: wheelPoint == nil ? CGPoint(x: -speed.x, y: -speed.y) : .zero)
    case .cancelled: scroller.dragEnded(speed: .zero)
    case .possible, .failed: break
    }
  }

  override func reset() {
    super.reset()
    isFingerDown = false
    hasCaught = false
    scroller?.settle()
  }
}

/// Keeps touches from the contents for a moment: they may become a drag.
@MainActor
final class ScrollTouchDelay: UIGestureRecognizer {
  weak var scroller: UIScrollView?
  private static let delay = 0.15

  init() {
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    cancelsTouchesInView = false
    name = "scrollViewDelayedTouchesBegan"
  }

  override init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scroller, scroller.isScrollEnabled,
      scroller.canScrollVertically || scroller.canScrollHorizontally,
      !touches.contains(where: { $0.view is TableIndex })
    else {
      state = .failed
      return
    }
    wait(Self.delay, for: .failed)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }
}

extension UIView {
  /// Whether all scroll views around let their contents have a touch.
  func scrollersLetBegin(_ touch: UITouch, _ event: UIEvent) -> Bool {
    var next = superview
    while let view = next {
      if let scroller = view as? UIScrollView,
        !scroller.touchesShouldBegin([touch], with: event, in: self)
      {
        return false
      }
      next = view.superview
    }
    return true
  }
}
