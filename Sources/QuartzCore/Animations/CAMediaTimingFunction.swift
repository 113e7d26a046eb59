import CoreGraphics
import Foundation

/// How an animation's pace changes: a cubic curve from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  let points: (x1: Double, y1: Double, x2: Double, y2: Double)

  public convenience init(name: CAMediaTimingFunctionName) {
    let (x1, y1, x2, y2) = name.controlPoints
    self.init(controlPoints: x1, y1, x2, y2)
  }

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    // Through the decimal the page wrote: 0.42 and not 0.41999998688697815.
    func exact(_ value: Float) -> Double { Double("\(value)") ?? Double(value) }
    points = (exact(c1x), exact(c1y), exact(c2x), exact(c2y))
  }

  public func getControlPoint(at index: Int, values pointer: UnsafeMutablePointer<Float>) {
    let all = [(0, 0), (points.x1, points.y1), (points.x2, points.y2), (1, 1)]
    (pointer[0], pointer[1]) = (Float(all[index].0), Float(all[index].1))
  }

  var isLinear: Bool { points.x1 == points.y1 && points.x2 == points.y2 }

  /// Progress at a share of the time.
  func progress(at time: Double) -> Double {
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
