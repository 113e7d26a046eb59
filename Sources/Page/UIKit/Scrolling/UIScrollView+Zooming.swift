import CoreGraphics
import Foundation

/// How large the zoomed view is shown, and what changes that now.
struct ScrollZoom {
  var scale: CGFloat = 1
  var isPinching = false
  var isSettling = false
  /// The scale at which the fingers took hold, and what lay between them, in the zoomed view.
  var startScale: CGFloat = 1
  var anchor = CGPoint.zero
}

extension UIScrollView {
  private static let zoomLength = 0.3
  /// How much of a pinch is left beyond the limits.
  private static let give: CGFloat = 0.4

  private var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  var canZoom: Bool {
    minimumZoomScale < maximumZoomScale && isScrollEnabled && zoomedView != nil
  }

  func zoomLimitsChanged() {
    if minimumZoomScale < maximumZoomScale { _ = attachedPinch }
  }

  private func limited(_ scale: CGFloat) -> CGFloat {
    max(min(scale, maximumZoomScale), minimumZoomScale)
  }

  // MARK: By the page

  func changeZoom(to scale: CGFloat, animated: Bool) {
    guard let view = zoomedView else { return }
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let anchor = view.convert(CGPoint(x: bounds.midX, y: bounds.midY), from: self)
    change(animated: animated && window != nil) {
      self.show(self.limited(scale), view, keeping: anchor, at: middle)
      self.move(to: self.within(self.contentOffset))
    }
  }

  func showZoomed(_ rect: CGRect, animated: Bool) {
    guard let view = zoomedView, rect.width > 0, rect.height > 0 else { return }
    let fitting = limited(min(bounds.width / rect.width, bounds.height / rect.height))
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    change(animated: animated && window != nil) {
      self.show(fitting, view, keeping: CGPoint(x: rect.midX, y: rect.midY), at: middle)
      self.move(to: self.within(self.contentOffset))
    }
  }

  private func change(animated: Bool, _ work: @escaping () -> Void) {
    halt(.told)
    guard animated else { return work() }
    zoom.isSettling = true
    delegate?.scrollViewWillBeginZooming(self, with: zoomedView)
    UIView.animate(
      withDuration: Self.zoomLength, delay: 0, options: .allowUserInteraction, animations: work
    ) { [weak self] _ in
      self?.zoomingEnded()
    }
  }

  private func zoomingEnded() {
    zoom.isSettling = false
    delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoom.scale)
  }

  /// Scales the view, with one of its points at a place on the scroll view.
  private func show(
    _ scale: CGFloat, _ view: UIView, keeping anchor: CGPoint, at place: CGPoint
  ) {
    guard scale > 0 else { return }
    let ratio = scale / zoom.scale
    let (origin, size) = (view.frame.origin, contentSize)
    zoom.scale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.frame.origin = CGPoint(x: origin.x * ratio, y: origin.y * ratio)
    contentSize = CGSize(width: size.width * ratio, height: size.height * ratio)
    let point = view.convert(anchor, to: self)
    move(to: CGPoint(x: point.x - place.x, y: point.y - place.y))
    delegate?.scrollViewDidZoom(self)
  }

  // MARK: By fingers

  func pinchBegan(at point: CGPoint) {
    guard let view = zoomedView else { return }
    halt(.told)
    zoom.isPinching = true
    zoom.startScale = zoom.scale
    zoom.anchor = view.convert(point, from: self)
    delegate?.scrollViewWillBeginZooming(self, with: view)
  }

  func pinchMoved(to point: CGPoint, by scale: CGFloat) {
    guard zoom.isPinching, let view = zoomedView else { return }
    let wanted = zoom.startScale * scale
    let limit = limited(wanted)
    let shown = bouncesZoom ? limit * pow(wanted / limit, Self.give) : limit
    let place = CGPoint(x: point.x - contentOffset.x, y: point.y - contentOffset.y)
    show(shown, view, keeping: zoom.anchor, at: place)
    if !bouncesZoom { move(to: within(contentOffset)) }
  }

  func pinchEnded(at point: CGPoint) {
    guard zoom.isPinching else { return }
    zoom.isPinching = false
    let end = limited(zoom.scale)
    guard let view = zoomedView, end != zoom.scale || within(contentOffset) != contentOffset
    else { return zoomingEnded() }
    zoom.isSettling = true
    let place = CGPoint(x: point.x - contentOffset.x, y: point.y - contentOffset.y)
    UIView.animate(withDuration: Self.zoomLength, delay: 0, options: .allowUserInteraction) {
      if end != self.zoom.scale { self.show(end, view, keeping: self.zoom.anchor, at: place) }
      self.move(to: self.within(self.contentOffset))
    } completion: { [weak self] _ in
      self?.zoomingEnded()
    }
  }

  func stopZooming() {
    guard zoom.isPinching else { return }
    pinchGestureRecognizer?.isEnabled = false
    pinchGestureRecognizer?.isEnabled = true
  }
}

/// The pinch of a scroll view.
@MainActor
final class ScrollPinchRecognizer: UIPinchGestureRecognizer {
  weak var scroller: UIScrollView?

  init() {
    super.init(target: nil, action: nil)
    name = "scrollViewPinch"
    addTarget(self, action: Selector(ScrollPinchRecognizer.pinched, named: "pinched"))
  }

  override init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func pinched() {
    guard let scroller else { return }
    let point = location(in: scroller)
    switch state {
    case .began: scroller.pinchBegan(at: point)
    case .changed: scroller.pinchMoved(to: point, by: scale)
    case .ended, .cancelled: scroller.pinchEnded(at: point)
    case .possible, .failed: break
    }
  }
}
