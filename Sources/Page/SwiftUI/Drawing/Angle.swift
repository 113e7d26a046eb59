/// An angle, in degrees or radians.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates an angle of zero.
  public init() {
    radians = 0
  }

  /// Creates an angle from radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Creates an angle from degrees.
  public init(degrees: Double) {
    radians = degrees * .pi / 180
  }

  /// An angle of zero.
  public static let zero = Angle()

  /// An angle from radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle from degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  public static func < (one: Angle, other: Angle) -> Bool { one.radians < other.radians }
  /// The angle in the other direction.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  /// The angle times a factor.
  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(radians: angle.radians * factor)
  }
  /// The angle times a factor.
  public static func * (factor: Double, angle: Angle) -> Angle { angle * factor }
  /// The angle divided by a number.
  public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(radians: angle.radians / divisor)
  }
  /// Multiplies the angle by a factor.
  public static func *= (angle: inout Angle, factor: Double) { angle.radians *= factor }
  /// Divides the angle by a number.
  public static func /= (angle: inout Angle, divisor: Double) { angle.radians /= divisor }
}

extension Angle: AdditiveArithmetic {
  /// The sum of two angles.
  public static func + (one: Angle, other: Angle) -> Angle {
    Angle(radians: one.radians + other.radians)
  }
  /// The difference of two angles.
  public static func - (one: Angle, other: Angle) -> Angle {
    Angle(radians: one.radians - other.radians)
  }
}

extension Angle: Animatable {
  /// What animates when the value changes.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}
