/// How lines and areas connect their points.
public struct InterpolationMethod: Sendable, CustomStringConvertible {
  enum Storage: Hashable {
    case linear
    case cardinal(tension: CGFloat)
    case catmullRom(alpha: CGFloat)
    case step(transition: CGFloat)
    case monotone
  }

  let storage: Storage

  /// Straight lines.
  public static var linear: InterpolationMethod { InterpolationMethod(storage: .linear) }
  /// A cardinal spline without tension.
  public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
  /// A cardinal spline; a tension of one gives straight lines.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(storage: .cardinal(tension: tension))
  }
  /// A centripetal Catmull-Rom spline.
  public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
  /// A Catmull-Rom spline; alpha says how much the distances of points count.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(storage: .catmullRom(alpha: alpha))
  }
  /// A curve that rises and falls only where the data do.
  public static var monotone: InterpolationMethod { InterpolationMethod(storage: .monotone) }
  /// Steps at each point.
  public static var stepStart: InterpolationMethod {
    InterpolationMethod(storage: .step(transition: 0))
  }
  /// Steps halfway between points.
  public static var stepCenter: InterpolationMethod {
    InterpolationMethod(storage: .step(transition: 0.5))
  }
  /// Steps at the next point.
  public static var stepEnd: InterpolationMethod {
    InterpolationMethod(storage: .step(transition: 1))
  }

  public var description: String {
    switch storage {
    case .linear: "linear"
    case .cardinal(let tension): "cardinal(tension: \(tension))"
    case .catmullRom(let alpha): "catmullRom(alpha: \(alpha))"
    case .step(let transition): "step(transition: \(transition))"
    case .monotone: "monotone"
    }
  }
}
