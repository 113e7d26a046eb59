/// A value whose change can be followed in steps.
public protocol Animatable {
  /// The type of what animates.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// What animates when the value changes.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// What animates when the value changes.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// What animates when the value changes.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A value that can be scaled and added.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component by a factor.
  mutating func scale(by rhs: Double)
  /// The square of the length of the vector.
  var magnitudeSquared: Double { get }
}

/// The data of a value that does not animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates data of no values.
  public init() {}
  /// Data of no values.
  public static let zero = EmptyAnimatableData()
  public static func += (one: inout EmptyAnimatableData, other: EmptyAnimatableData) {}
  public static func -= (one: inout EmptyAnimatableData, other: EmptyAnimatableData) {}
  public static func + (one: EmptyAnimatableData, other: EmptyAnimatableData) -> Self { one }
  public static func - (one: EmptyAnimatableData, other: EmptyAnimatableData) -> Self { one }
  /// Multiplies each component by a factor.
  public mutating func scale(by rhs: Double) {}
  /// The square of the length of the vector.
  public var magnitudeSquared: Double { 0 }
}

extension Double: VectorArithmetic {
  /// Multiplies each component by a factor.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square of the length of the vector.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies each component by a factor.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square of the length of the vector.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies each component by a factor.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square of the length of the vector.
  public var magnitudeSquared: Double { Double(self * self) }
}
