import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

/// Watches touches of a view and what is in it, and tells its targets when they mean something.
///
/// A recognizer waits in `possible`. A discrete one goes to `ended` or `failed`; a continuous
/// one goes to `began`, `changed` …, `ended` or `cancelled`. It goes back to `possible` when its
/// touches are over. Subclasses set `state`; that is a wish, which `GestureEnvironment` grants or
/// not once all recognizers have seen the event. The first to recognise makes others of the same
/// touches fail, unless a delegate allows both.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// What a discrete recognizer calls its end.
    public static let recognized = State.ended
  }

  open internal(set) weak var view: UIView? {
    didSet { if oldValue !== view { abandon() } }
  }
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var name: String?
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  /// The numbers of `UITouch.TouchType` that are watched.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The numbers of `UIPress.PressType` that are watched.
  open var allowedPressTypes: [NSNumber] = []
  /// Whether touches of another type than the first are left alone.
  open var requiresExclusiveTouchType = true

  open var isEnabled = true {
    didSet { if oldValue && !isEnabled { abandon() } }
  }

  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  open internal(set) var buttonMask: UIEvent.ButtonMask = []

  var targets: [TargetAction] = []
  var required: [WeakRecognizer] = []
  /// What it follows now: touches, keys or a wheel.
  var live: [any FollowedInput] = []
  /// What it has followed since it was `possible` for the first time, and not gone back.
  var sequence: [any FollowedInput] = []
  /// Where its touches were when they left.
  var lastPoints: [CGPoint] = []
  weak var lastWindow: UIWindow?
  var currentState = State.possible
  /// States that were asked for, and not granted yet.
  var wishes: [State] = []
  /// Whether what was asked for waits for others to fail.
  var isHeldBack = false
  /// What view and delegate answered when it wanted to leave `possible`.
  var mayBegin: Bool?
  private var timer: MainTimer?

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  public init?(coder: NSCoder) {
    super.init()
  }

  open func addTarget(_ target: Any, action: Selector) {
    guard !targets.contains(where: { $0.matches(target: target, action: action) }) else { return }
    targets.append(TargetAction(target: target, action: action))
  }

  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.matches(target: target, action: action) }
  }

  open var state: State {
    get { isHeldBack ? currentState : wishes.last ?? currentState }
    set { ask(for: newValue) }
  }

  // MARK: Touches

  open var numberOfTouches: Int { touches.count }

  /// The middle of the touches; in the window, where there is no view.
  open func location(in view: UIView?) -> CGPoint { middle(in: view) }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = touches
    guard touches.indices.contains(touchIndex) else {
      fatalError("location(ofTouch: \(touchIndex)) of a recognizer with \(touches.count) touches")
    }
    return touches[touchIndex].location(in: view)
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    inputCancelled()
  }

  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    inputCancelled()
  }

  /// Leaves a touch to others; the view hears it whatever the recognizer makes of the rest.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    unfollow(touch)
  }

  open func ignore(_ button: UIPress, for event: UIPressesEvent) {
    unfollow(button)
  }

  /// Forgets what was seen; called when the recognizer goes back to `possible`.
  open func reset() {}

  /// It failed; targets are not told, as with UIKit's own.
  @_spi(SwiftUI)
  open func hasFailed() {}

  /// Whether it waits for one more touch, as a double tap does between its two.
  @_spi(SwiftUI)
  open var isBetweenTouches: Bool { false }

  /// A hover recognizer watches the pointer alone.
  var watchesTouches: Bool { true }

  // MARK: Others

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.removeAll { $0.recognizer == nil }
    guard !required.contains(where: { $0.recognizer === otherGestureRecognizer }) else { return }
    required.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: Time

  /// Asks for a state after some time, in place of what was to come before.
  func wait(_ seconds: TimeInterval, for state: State) {
    stopWaiting()
    timer = MainTimer(after: seconds) { [weak self] in
      MainActor.assumeIsolated {
        self?.timer = nil
        self?.timeCame(for: state)
      }
    }
  }

  func timeCame(for wanted: State) {
    state = wanted
  }

  func stopWaiting() {
    timer?.invalidate()
    timer = nil
  }
}

/// A recognizer that is not kept alive.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
