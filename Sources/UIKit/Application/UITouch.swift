import CoreGraphics
import Foundation

/// One finger, from the moment it touches to the moment it leaves.
@MainActor @preconcurrency
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil
  }

  public internal(set) var phase = Phase.began
  public internal(set) var timestamp: TimeInterval = 0
  public internal(set) var tapCount = 1
  public internal(set) weak var window: UIWindow?
  public internal(set) weak var view: UIView?
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []

  public var type: TouchType { .direct }
  public var majorRadius: CGFloat { 20 }
  public var force: CGFloat { 0 }
  public var maximumPossibleForce: CGFloat { 0 }

  var point = CGPoint.zero
  var previousPoint = CGPoint.zero
  /// Whether the view was told that the touch is none of its business any more.
  var viewDelivery = ViewDelivery.active

  enum ViewDelivery {
    case active, withheld, cancelled
  }

  public override init() {
    super.init()
  }

  open func location(in view: UIView?) -> CGPoint { converted(point, to: view) }

  open func previousLocation(in view: UIView?) -> CGPoint { converted(previousPoint, to: view) }

  private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }
}
