import CoreGraphics
import Foundation

/// One finger, from the moment it touches to the moment it leaves.
@MainActor @preconcurrency
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
    case regionEntered, regionMoved, regionExited
  }

  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer

    @available(*, deprecated, renamed: "pencil")
    public static var stylus: TouchType { .pencil }
  }

  /// What of a touch may come later than the touch itself.
  public struct Properties: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let force = Properties(rawValue: 1)
    public static let azimuth = Properties(rawValue: 2)
    public static let altitude = Properties(rawValue: 4)
    public static let location = Properties(rawValue: 8)
    public static let roll = Properties(rawValue: 16)
  }

  open internal(set) var phase = Phase.began
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var tapCount = 1
  open internal(set) var type = TouchType.direct
  open internal(set) weak var window: UIWindow?
  open internal(set) weak var view: UIView?
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []

  open var majorRadius: CGFloat { 20 }
  open var majorRadiusTolerance: CGFloat { 5 }
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }

  /// A finger has no direction: it is taken to stand upright.
  open var altitudeAngle: CGFloat { .pi / 2 }
  open var rollAngle: CGFloat { 0 }
  open var estimationUpdateIndex: NSNumber? { nil }
  open var estimatedProperties: Properties { [] }
  open var estimatedPropertiesExpectingUpdates: Properties { [] }

  /// The window whose points the places are in; another may hang in it.
  weak var ground: UIWindow?
  var point = CGPoint.zero
  var previousPoint = CGPoint.zero
  var startPoint = CGPoint.zero
  /// What its view knows of it.
  var delivery = Delivery.ahead
  /// The same touches in the same order give the same numbers in every run.
  private let serial: Int
  private static var made = 0

  public override init() {
    UITouch.made += 1
    serial = UITouch.made
    super.init()
  }

  open func location(in view: UIView?) -> CGPoint { converted(point, to: view) }

  open func previousLocation(in view: UIView?) -> CGPoint { converted(previousPoint, to: view) }

  open func preciseLocation(in view: UIView?) -> CGPoint { converted(point, to: view) }

  open func precisePreviousLocation(in view: UIView?) -> CGPoint {
    converted(previousPoint, to: view)
  }

  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let target = view ?? window, let ground, target !== ground else { return point }
    return target.layer.convert(point, from: ground.layer)
  }

  /// The touch as it is now, whatever it becomes.
  func copied() -> UITouch {
    let copy = UITouch()
    (copy.now, copy.startPoint, copy.tapCount, copy.type) = (now, startPoint, tapCount, type)
    (copy.window, copy.ground, copy.view) = (window, ground, view)
    copy.gestureRecognizers = gestureRecognizers
    copy.delivery = .over
    return copy
  }

  /// Sets of touches have the same order in every run.
  nonisolated open override var hash: Int { serial }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as AnyObject?) === self
  }
}
