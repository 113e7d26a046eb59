import CoreGraphics
import Foundation
import QuartzCore

/// Brings a window's touches to gesture recognizers, and then to views.
///
/// A touch belongs to the view that was hit when it began, and to the recognizers of that view
/// and all views around it. Recognizers always see an event first, all its touches at once; what
/// views hear of it is `TouchDelivery`'s.
@MainActor
final class TouchDispatcher {
  private unowned let window: UIWindow
  private(set) var event = UIEvent()
  /// In the order in which they came.
  private var touches: [(identifier: UInt32, touch: UITouch)] = []
  private var taps = TapCounter()

  /// What a finger does at one moment, in the window's points.
  struct Sample {
    var phase: UITouch.Phase
    var identifier: UInt32
    var point: CGPoint
  }

  init(window: UIWindow) {
    self.window = window
  }

  // MARK: From outside

  /// Everything fingers do at one moment; each of them once.
  func deliver(_ samples: [Sample], modifiers: UIKeyModifierFlags = []) {
    let time = CACurrentMediaTime()
    let lost = samples.filter { $0.phase == .began && touch($0.identifier) != nil }
    if !lost.isEmpty { cancel(lost.map(\.identifier), time) }
    event.timestamp = time
    event.modifierFlags = modifiers
    let changed = samples.compactMap { change($0, time) }
    guard !changed.isEmpty else { return }
    send(changed)
  }

  /// Fingers that were lost sight of.
  private func cancel(_ identifiers: [UInt32], _ time: TimeInterval) {
    let changed = identifiers.compactMap { identifier in
      touch(identifier).flatMap {
        change(Sample(phase: .cancelled, identifier: identifier, point: $0.point), time)
      }
    }
    send(changed)
  }

  /// Every finger is lost: the window goes away, or nobody watches it any more.
  func cancelAll() {
    cancel(touches.map(\.identifier), CACurrentMediaTime())
  }

  private func send(_ changed: [UITouch]) {
    event.allTouches = Set(touches.map(\.touch))
    UIApplication.shared.sendEvent(event)
    let over = changed.filter { $0.phase == .ended || $0.phase == .cancelled }
    for touch in changed where !over.contains(touch) { touch.phase = .stationary }
    touches.removeAll { each in over.contains(each.touch) }
    for touch in over {
      taps.left(touch)
      for recognizer in touch.followers { recognizer.inputLeft(touch) }
    }
    guard !over.isEmpty else { return }
    event.allTouches = Set(touches.map(\.touch))
    GestureEnvironment.shared.inputsLeft()
  }

  private func touch(_ identifier: UInt32) -> UITouch? {
    touches.first { $0.identifier == identifier }?.touch
  }

  // MARK: Touches

  private func change(_ sample: Sample, _ time: TimeInterval) -> UITouch? {
    if sample.phase == .began { return begin(sample, time) }
    guard let touch = touch(sample.identifier) else { return nil }
    touch.previousPoint = touch.point
    touch.point = sample.point
    touch.phase = sample.phase
    touch.timestamp = time
    taps.moved(touch)
    return touch
  }

  private func begin(_ sample: Sample, _ time: TimeInterval) -> UITouch? {
    guard !UIApplication.shared.isIgnoringInteractionEvents else { return nil }
    let touch = UITouch()
    (touch.point, touch.previousPoint, touch.startPoint) = (
      sample.point, sample.point, sample.point
    )
    touch.timestamp = time
    touch.ground = window
    touch.view = window.hitTest(sample.point, with: event)
    touch.window = touch.view?.window ?? window
    touch.tapCount = taps.count(of: touch)
    if !hearsAll(touch) { touch.delivery = .over }
    touches.append((sample.identifier, touch))
    for recognizer in UIGestureRecognizer.around(touch.view)
    where recognizer.watchesTouches && recognizer.accepts(touch, event) {
      recognizer.follow(touch)
    }
    return touch
  }

  /// Whether the touched view hears of a touch beside those that are there: a view that takes
  /// one finger hears the first, and exclusive views and others shut each other out.
  private func hearsAll(_ touch: UITouch) -> Bool {
    guard let view = touch.view else { return false }
    return touches.allSatisfy { _, other in
      guard let heard = other.view, other.delivery != .over else { return true }
      if heard === view { return view.isMultipleTouchEnabled }
      return !heard.isExclusiveTouch && !view.isExclusiveTouch
    }
  }

  // MARK: Inside

  /// What a window does with an event.
  func send(_ event: UIEvent) {
    let ours = (event.allTouches ?? []).filter { $0.window === window && $0.phase != .stationary }
      .sorted { $0.hash < $1.hash }
    guard !ours.isEmpty else { return }
    var recognizers: [UIGestureRecognizer] = []
    for recognizer in ours.flatMap(\.followers)
    where !recognizers.contains(where: { $0 === recognizer }) {
      recognizers.append(recognizer)
    }
    GestureEnvironment.shared.show {
      for recognizer in recognizers { recognizer.see(ours, event) }
    }
    TouchDelivery.shared.deliver(ours, event)
  }

  // MARK: Views that leave

  /// A view has left its window: its touches are cancelled, and its recognizers' work.
  static func viewLeft(_ view: UIView) {
    let windows = UIApplication.shared.windows
    for window in windows {
      window.hoverDispatcher.viewLeft(view)
      window.wheelDispatcher.viewLeft(view)
    }
    let onScreen = windows.flatMap { $0.dispatcher.touches.map(\.touch) }
    guard !onScreen.isEmpty else { return }
    let left = onScreen.filter { $0.view?.isDescendant(of: view) == true }
    let recognizers = left.flatMap(\.followers).filter {
      $0.view?.isDescendant(of: view) == true
    }
    for recognizer in recognizers { recognizer.abandon() }
    TouchDelivery.shared.cancel(left)
  }
}

extension UIGestureRecognizer {
  /// Of a view and all views around it, the innermost first.
  static func around(_ view: UIView?) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var next = view
    while let view = next {
      found += view.recognizerList
      next = view.superview
    }
    return found
  }
}
