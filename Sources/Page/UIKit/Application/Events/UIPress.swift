import Foundation

/// A key or button that is held down.
@MainActor @preconcurrency
open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30
    case pageDown
    case tvRemoteOneTwoThree = 32
    case tvRemoteFourColors
    /// A key of a keyboard that is none of the others.
    case keyboard = 2041
  }

  public internal(set) var phase = Phase.began
  public internal(set) var timestamp: TimeInterval = 0
  public internal(set) var type = PressType.keyboard
  public internal(set) weak var window: UIWindow?
  public internal(set) weak var responder: UIResponder?
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []
  public internal(set) var key: UIKey?
  /// How hard an analogue button is pressed.
  public internal(set) var force: CGFloat = 1

  public override init() {
    super.init()
  }
}

/// Keys that are held, and which of them have changed.
@MainActor @preconcurrency
open class UIPressesEvent: UIEvent {
  public internal(set) var allPresses: Set<UIPress> = []

  open override var type: EventType { .presses }

  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true }
  }
}
