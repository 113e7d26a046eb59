import CoreGraphics
import Foundation
import QuartzCore

/// Watches touches of a view and what is in it, and tells its targets when they mean something.
///
/// A recognizer waits in `possible`. A discrete one goes to `ended` or `failed`; a continuous
/// one goes to `began`, `changed` …, `ended` or `cancelled`. It goes back to `possible` when its
/// touches are over. The first to recognise makes others of the same touches fail, unless a
/// delegate allows both. Subclasses set `state`; what that leads to is in the extensions.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// What a discrete recognizer calls its end.
    public static let recognized = State.ended
  }

  public internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var name: String?
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true

  open var isEnabled = true {
    didSet {
      if oldValue && !isEnabled { stopWatching() }
    }
  }

  var targets: [TargetAction] = []
  var tracked: [UITouch] = []
  var required: [WeakRecognizer] = []
  var currentState = State.possible
  /// A state that was asked for, and waits for others to fail.
  var waitingState: State?

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  open func addTarget(_ target: Any, action: Selector) {
    guard !targets.contains(where: { $0.matches(target: target, action: action) }) else { return }
    targets.append(TargetAction(target: target, action: action))
  }

  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.matches(target: target, action: action) }
  }

  open var state: State {
    get { currentState }
    set { move(to: newValue) }
  }

  // MARK: Touches

  open var numberOfTouches: Int { tracked.count }

  /// The middle of the touches.
  open func location(in view: UIView?) -> CGPoint {
    let touches = tracked.isEmpty ? lastTouches : tracked
    guard !touches.isEmpty else { return .zero }
    let points = touches.map { $0.location(in: view) }
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / CGFloat(points.count),
      y: points.reduce(0) { $0 + $1.y } / CGFloat(points.count))
  }
  var lastTouches: [UITouch] = []

  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
    tracked[index].location(in: view)
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = currentState == .possible ? .failed : .cancelled
  }

  open func ignore(_ touch: UITouch, for event: UIEvent) {
    tracked.removeAll { $0 === touch }
  }

  /// Whether it waits for one more touch, as a double tap does between its two.
  var isBetweenTouches: Bool { false }

  /// Forgets what was seen; called when the recognizer goes back to `possible`.
  open func reset() {}

  // MARK: Others

  open func require(toFail other: UIGestureRecognizer) {
    required.append(WeakRecognizer(recognizer: other))
  }

  open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { false }
}

/// A recognizer that is not kept alive.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
