import CoreGraphics
import Foundation

/// How an animation's pace changes: a cubic curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject, NSSecureCoding, @unchecked Sendable {
  let points: (x1: Double, y1: Double, x2: Double, y2: Double)

  /// An even pace.
  public override convenience init() {
    self.init(name: .linear)
  }

  public convenience init(name: CAMediaTimingFunctionName) {
    let (x1, y1, x2, y2) = name.controlPoints
    self.init(controlPoints: x1, y1, x2, y2)
  }

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    // Through the decimal the page wrote: 0.42 and not 0.41999998688697815.
    func exact(_ value: Float) -> Double { Double("\(value)") ?? Double(value) }
    points = (exact(c1x), exact(c1y), exact(c2x), exact(c2y))
  }

  public required init?(coder: NSCoder) {
    func number(_ name: String) -> Double { coder.decodeDouble(forKey: name) }
    points = (number("x1"), number("y1"), number("x2"), number("y2"))
  }

  open class var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {
    coder.encode(points.x1, forKey: "x1")
    coder.encode(points.y1, forKey: "y1")
    coder.encode(points.x2, forKey: "x2")
    coder.encode(points.y2, forKey: "y2")
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction).map { $0.points == points } ?? false
  }

  open override var hash: Int {
    var hasher = Hasher()
    for number in [points.x1, points.y1, points.x2, points.y2] { hasher.combine(number) }
    return hasher.finalize()
  }

  /// One of the curve's four points, first and last included.
  open func getControlPoint(at index: Int, values pointer: UnsafeMutablePointer<Float>) {
    let all = [(0, 0), (points.x1, points.y1), (points.x2, points.y2), (1, 1)]
    (pointer[0], pointer[1]) = (Float(all[index].0), Float(all[index].1))
  }

  /// The way back along the same curve.
  var backwards: CAMediaTimingFunction {
    func flip(_ value: Double) -> Float { Float(1 - value) }
    return CAMediaTimingFunction(
      controlPoints: flip(points.x2), flip(points.y2), flip(points.x1), flip(points.y1))
  }

  var isLinear: Bool { points.x1 == points.y1 && points.x2 == points.y2 }

  /// Progress at a share of the time.
  @_spi(UIKit) public func progress(at time: Double) -> Double {
    guard !isLinear, time > 0, time < 1 else { return min(max(time, 0), 1) }
    var (low, high) = (0.0, 1.0)
    // Halving needs no derivative, which may vanish; forty steps are beyond a Float's precision.
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if CAMediaTimingFunction.curve(points.x1, points.x2, middle) < time {
        low = middle
      } else {
        high = middle
      }
    }
    return CAMediaTimingFunction.curve(points.y1, points.y2, (low + high) / 2)
  }

  /// Whether it never leaves what lies between its ends.
  var staysWithin: Bool { (0...1).contains(points.y1) && (0...1).contains(points.y2) }

  /// When a progress is reached.
  func time(of progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if self.progress(at: middle) < progress { low = middle } else { high = middle }
    }
    return high
  }

  private static func curve(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}

/// The curves that have names.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

  var controlPoints: (Float, Float, Float, Float) {
    switch self {
    case .easeIn: (0.42, 0, 1, 1)
    case .easeOut: (0, 0, 0.58, 1)
    case .easeInEaseOut: (0.42, 0, 0.58, 1)
    case .default: (0.25, 0.1, 0.25, 1)
    default: (0, 0, 1, 1)
    }
  }
}
