/// What follows touches for one gesture on one view.
@MainActor @preconcurrency
public class _GestureFollower<Value> {
  /// The gesture goes on with a value, or ends with it.
  var heard: (Value, GestureMoment) -> Void = { _, _ in }
  /// The gesture ended without a value.
  var cancelled: () -> Void = {}

  init() {}

  /// Adds the recognizers of the gesture to a view.
  func attach(to view: UIView) -> [UIGestureRecognizer] { [] }

  /// Takes over what a new value of the gesture says.
  func adopt(_ new: _GestureFollower<Value>) {}
}

enum GestureMoment {
  case changed
  case ended
}

/// Follows a gesture for another one that makes something else of it.
final class WrappedFollower<Base, Value>: _GestureFollower<Value> {
  private let base: _GestureFollower<Base>
  private var act: (Base, GestureMoment, (Value, GestureMoment) -> Void) -> Void
  private var cancel: () -> Void

  init(
    _ base: _GestureFollower<Base>,
    act: @escaping (Base, GestureMoment, (Value, GestureMoment) -> Void) -> Void,
    cancel: @escaping () -> Void = {}
  ) {
    self.base = base
    self.act = act
    self.cancel = cancel
    super.init()
    base.heard = { [unowned self] value, moment in self.act(value, moment, self.heard) }
    base.cancelled = { [unowned self] in
      self.cancel()
      self.cancelled()
    }
  }

  override func attach(to view: UIView) -> [UIGestureRecognizer] { base.attach(to: view) }

  override func adopt(_ new: _GestureFollower<Value>) {
    guard let new = new as? WrappedFollower<Base, Value> else { return }
    act = new.act
    cancel = new.cancel
    base.adopt(new.base)
  }
}

/// Follows a recognizer of UIKit.
class RecognizerFollower<Value, Recognizer: UIGestureRecognizer>: _GestureFollower<Value> {
  private(set) var recognizer: Recognizer?
  private var target: RecognizerTarget?

  final override func attach(to view: UIView) -> [UIGestureRecognizer] {
    let recognizer = makeRecognizer()
    let target = RecognizerTarget { [weak self] in self?.follow($0) }
    recognizer.addTarget(target, action: Selector(RecognizerTarget.fire, named: "fire:"))
    view.addGestureRecognizer(recognizer)
    self.recognizer = recognizer
    self.target = target
    return [recognizer]
  }

  func makeRecognizer() -> Recognizer { fatalError("A follower makes its recognizer.") }

  /// The value of a moment; nil tells nothing.
  func value(of recognizer: Recognizer) -> Value? { nil }

  private func follow(_ recognizer: UIGestureRecognizer) {
    guard let recognizer = recognizer as? Recognizer else { return }
    switch recognizer.state {
    case .began, .changed: value(of: recognizer).map { heard($0, .changed) }
    case .ended: value(of: recognizer).map { heard($0, .ended) }
    case .cancelled, .failed: cancelled()
    case .possible: break
    }
  }
}

/// Hears a recognizer and tells a closure.
final class RecognizerTarget: NSObject {
  private let heard: (UIGestureRecognizer) -> Void

  init(_ heard: @escaping (UIGestureRecognizer) -> Void) {
    self.heard = heard
  }

  func fire(_ recognizer: UIGestureRecognizer) {
    heard(recognizer)
  }
}
