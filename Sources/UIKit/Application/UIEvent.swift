import Foundation

/// The fingers that are on the screen, and which of them have changed.
@MainActor @preconcurrency
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
  }

  public var type: EventType { .touches }
  public internal(set) var timestamp: TimeInterval = 0
  public internal(set) var allTouches: Set<UITouch>?

  public func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }

  public func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }

  public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains(gesture) == true }
  }
}
