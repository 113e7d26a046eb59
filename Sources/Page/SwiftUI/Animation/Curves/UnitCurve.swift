/// A curve from 0 to 1 that says how an animation's pace changes.
public struct UnitCurve: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case bezier(Double, Double, Double, Double)
    case circularIn, circularOut, circularInOut
  }

  let kind: Kind
  /// Whether the curve is read from its values to its times.
  private var isInverse = false

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// A cubic curve with two control points.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      .bezier(
        min(max(startControlPoint.x, 0), 1), startControlPoint.y,
        min(max(endControlPoint.x, 0), 1), endControlPoint.y))
  }

  /// An even pace.
  public static let linear = UnitCurve(.bezier(0, 0, 1, 1))
  /// Begins slowly.
  public static let easeIn = UnitCurve(.bezier(0.42, 0, 1, 1))
  /// Ends slowly.
  public static let easeOut = UnitCurve(.bezier(0, 0, 0.58, 1))
  /// Begins and ends slowly.
  public static let easeInOut = UnitCurve(.bezier(0.42, 0, 0.58, 1))
  /// A curve that starts and ends slowly.
  @available(*, deprecated, renamed: "easeInOut")
  public static let easeInEaseOut = UnitCurve.easeInOut
  /// Begins slowly, along a quarter of a circle.
  public static let circularEaseIn = UnitCurve(.circularIn)
  /// Ends slowly, along a quarter of a circle.
  public static let circularEaseOut = UnitCurve(.circularOut)
  /// Begins and ends slowly, along two quarters of circles.
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  /// The curve that leads from the values of this one to its times.
  public var inverse: UnitCurve {
    var copy = self
    copy.isInverse.toggle()
    return copy
  }

  /// The value at a share of the time.
  public func value(at progress: Double) -> Double {
    let progress = min(max(progress, 0), 1)
    return isInverse ? time(of: progress) : direct(progress)
  }

  /// How fast the value changes at a share of the time.
  public func velocity(at progress: Double) -> Double {
    let step = 1e-4
    let (low, high) = (max(progress - step, 0), min(progress + step, 1))
    return high > low ? (value(at: high) - value(at: low)) / (high - low) : 0
  }

  /// The control points of the cubic curve that comes next to it, for layers.
  var controlPoints: (Double, Double, Double, Double) {
    let points: (Double, Double, Double, Double) =
      switch kind {
      case .bezier(let x1, let y1, let x2, let y2): (x1, y1, x2, y2)
      case .circularIn: (0.55, 0, 1, 0.45)
      case .circularOut: (0, 0.55, 0.45, 1)
      case .circularInOut: (0.85, 0, 0.15, 1)
      }
    return isInverse ? (points.1, points.0, points.3, points.2) : points
  }

  private func direct(_ time: Double) -> Double {
    switch kind {
    case .circularIn: return 1 - (1 - time * time).squareRoot()
    case .circularOut: return (1 - (1 - time) * (1 - time)).squareRoot()
    case .circularInOut:
      let (near, far) = (2 * time, 2 - 2 * time)
      return time < 0.5
        ? (1 - (1 - near * near).squareRoot()) / 2 : (1 + (1 - far * far).squareRoot()) / 2
    case .bezier(let x1, let y1, let x2, let y2):
      if x1 == y1, x2 == y2 || time == 0 || time == 1 { return time }
      let place = solve { UnitCurve.cubic(x1, x2, $0) < time }
      return UnitCurve.cubic(y1, y2, place)
    }
  }

  private func time(of value: Double) -> Double {
    solve { direct($0) < value }
  }

  /// Where a rising condition turns, by halving.
  private func solve(_ isBefore: (Double) -> Bool) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func cubic(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
