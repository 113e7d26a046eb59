import CoreGraphics
import Foundation

/// Fingers that go some way in one direction, and fast.
@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  open var numberOfTouchesRequired = 1
  /// Any of these is enough.
  open var direction = Direction.right

  private static let leastWay: CGFloat = 50
  private static let greatestDeviation: CGFloat = 50
  private static let longestTime = 0.5

  private var starts: [CGPoint] = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let down = self.touches
    if starts.isEmpty { wait(Self.longestTime, for: .failed) }
    starts = down.map(\.startPoint)
    if down.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let down = self.touches
    guard down.count == numberOfTouchesRequired else { return }
    if down.allSatisfy(hasArrived) {
      state = .ended
    } else if down.contains(where: isAstray) {
      state = .failed
    }
  }

  private func ways(_ touch: UITouch) -> [(ahead: CGFloat, aside: CGFloat)] {
    let (x, y) = (touch.point.x - touch.startPoint.x, touch.point.y - touch.startPoint.y)
    var ways: [(CGFloat, CGFloat)] = []
    if direction.contains(.right) { ways.append((x, abs(y))) }
    if direction.contains(.left) { ways.append((-x, abs(y))) }
    if direction.contains(.up) { ways.append((-y, abs(x))) }
    if direction.contains(.down) { ways.append((y, abs(x))) }
    return ways
  }

  private func hasArrived(_ touch: UITouch) -> Bool {
    ways(touch).contains { way in
      way.ahead >= Self.leastWay && way.aside <= min(Self.greatestDeviation, way.ahead)
    }
  }

  private func isAstray(_ touch: UITouch) -> Bool {
    ways(touch).allSatisfy { $0.aside > Self.greatestDeviation || $0.ahead < -Self.leastWay }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Where the swipe began.
  open override func location(in view: UIView?) -> CGPoint {
    let places = touches.map { start(of: $0, in: view) }
    guard !places.isEmpty else { return super.location(in: view) }
    return CGPoint(
      x: places.reduce(0) { $0 + $1.x } / CGFloat(places.count),
      y: places.reduce(0) { $0 + $1.y } / CGFloat(places.count))
  }

  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    start(of: touches[touchIndex], in: view)
  }

  private func start(of touch: UITouch, in view: UIView?) -> CGPoint {
    touch.converted(touch.startPoint, to: view)
  }

  open override func reset() {
    super.reset()
    starts = []
  }
}
