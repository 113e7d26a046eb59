/// Several values that animate together.
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The values that are animated together.
  public var value: (repeat each Value)

  /// Creates data of several values that are animated together.
  public init(_ value: repeat each Value) {
    self.value = (repeat each value)
  }

  public static var zero: Self { Self(repeat (each Value).zero) }

  public static func == (one: Self, other: Self) -> Bool {
    for (first, second) in repeat (each one.value, each other.value) {
      if first != second { return false }
    }
    return true
  }

  public static func + (one: Self, other: Self) -> Self {
    Self(repeat each one.value + each other.value)
  }

  public static func - (one: Self, other: Self) -> Self {
    Self(repeat each one.value - each other.value)
  }

  public static func += (one: inout Self, other: Self) { one = one + other }
  public static func -= (one: inout Self, other: Self) { one = one - other }

  /// Multiplies each component by a factor.
  public mutating func scale(by rhs: Double) {
    value = (repeat (each value).scaled(by: rhs))
  }

  /// The square of the length of the vector.
  public var magnitudeSquared: Double {
    var sum = 0.0
    for part in repeat each value { sum += part.magnitudeSquared }
    return sum
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}

// What `@Animatable` is rewritten to uses these. A field may be animatable or a vector.

public func _animatableField<V: Animatable>(_ value: V) -> V.AnimatableData {
  value.animatableData
}

public func _animatableField<V: VectorArithmetic>(_ value: V) -> V { value }

public func _animatableField<V: Animatable & VectorArithmetic>(_ value: V) -> V { value }

public func _animate<V: Animatable>(_ value: inout V, to data: V.AnimatableData) {
  value.animatableData = data
}

public func _animate<V: VectorArithmetic>(_ value: inout V, to data: V) { value = data }

public func _animate<V: Animatable & VectorArithmetic>(_ value: inout V, to data: V) {
  value = data
}

/// The data of a type whose `animatableData` is opaque, as what it is.
public func _animatableValues<each Value>(
  _ data: some VectorArithmetic, like value: AnimatableValues<repeat each Value>
) -> AnimatableValues<repeat each Value> {
  data as? AnimatableValues<repeat each Value> ?? value
}
