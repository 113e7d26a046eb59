/// The values for which an axis shows something.
public struct AxisMarkValues: CustomStringConvertible {
  enum Storage {
    case automatic(desiredCount: Int?, minimum: Double?)
    case numbers(step: Double)
    case dates(DateTicks)
    case list([Datum])
  }

  let storage: Storage
  var roundsLower: Bool?
  var roundsUpper: Bool?

  init(_ storage: Storage, _ roundsLower: Bool? = nil, _ roundsUpper: Bool? = nil) {
    self.storage = storage
    self.roundsLower = roundsLower
    self.roundsUpper = roundsUpper
  }

  init<Value: Plottable>(_ values: [Value]) {
    self.init(.list(values.map(\.datum)))
  }

  /// Round values, as many as there is room for.
  public static var automatic: AxisMarkValues { automatic() }

  /// Round values, about as many as wanted.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      .automatic(desiredCount: desiredCount, minimum: nil), roundLowerBound, roundUpperBound)
  }

  /// Round values, about as many as wanted, with at least a distance.
  public static func automatic<P: BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      .automatic(desiredCount: desiredCount, minimum: Double(minimumStride)), roundLowerBound,
      roundUpperBound)
  }

  /// The beginnings of calendar units.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      .dates(DateTicks(unit: component, count: count, calendar: calendar)), roundLowerBound,
      roundUpperBound)
  }

  /// The multiples of a number.
  public static func stride<P: BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(.numbers(step: Double(stepSize)), roundLowerBound, roundUpperBound)
  }

  public var description: String {
    switch storage {
    case .automatic(let count, _): "automatic(desiredCount: \(count.map(String.init) ?? "nil"))"
    case .numbers(let step): "stride(by: \(step))"
    case .dates(let ticks): "stride(by: \(ticks.unit), count: \(ticks.count))"
    case .list(let data): "\(data.map(\.category))"
    }
  }
}

/// A value for which an axis shows something.
public struct AxisValue {
  let datum: Datum
  /// The position of the value among those of the axis.
  public let index: Int
  /// How many values the axis has.
  public let count: Int

  /// The value as a type; nil if it is none of that type.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? {
    guard P.PrimitivePlottable._primitivePlottableKind.kind == datum.kind else { return nil }
    return P(datum)
  }
}
