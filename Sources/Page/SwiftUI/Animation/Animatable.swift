/// A value whose change can be followed in steps.
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A value that can be scaled and added.
public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
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
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
}

extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}
