extension Subscribers {
  /// How many values a subscriber asks for.
  @frozen
  public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable,
    CustomStringConvertible
  {
    // The greatest number stands for no limit, as in Combine.
    private let rawValue: UInt

    private init(rawValue: UInt) {
      self.rawValue = min(rawValue, UInt(Int.max) + 1)
    }

    /// As many values as there are.
    public static let unlimited = Demand(rawValue: .max)
    /// No value.
    public static let none = Demand(rawValue: 0)

    /// At most so many values.
    public static func max(_ value: Int) -> Demand {
      guard value >= 0 else { fatalError("demand cannot be negative") }
      return Demand(rawValue: UInt(value))
    }

    /// The number of values, or nil where there is no limit.
    public var max: Int? { self == .unlimited ? nil : Int(rawValue) }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    public static func < (left: Demand, right: Demand) -> Bool { left.rawValue < right.rawValue }
    public static func < (left: Demand, right: Int) -> Bool { left.max.map { $0 < right } ?? false }
    public static func < (left: Int, right: Demand) -> Bool { right.max.map { left < $0 } ?? true }
    public static func <= (left: Demand, right: Int) -> Bool {
      left.max.map { $0 <= right } ?? false
    }
    public static func <= (left: Int, right: Demand) -> Bool {
      right.max.map { left <= $0 } ?? true
    }
    public static func > (left: Demand, right: Int) -> Bool { right < left }
    public static func > (left: Int, right: Demand) -> Bool { right < left }
    public static func >= (left: Demand, right: Int) -> Bool { right <= left }
    public static func >= (left: Int, right: Demand) -> Bool { right <= left }
    public static func == (left: Demand, right: Int) -> Bool { left.max == right }
    public static func == (left: Int, right: Demand) -> Bool { right.max == left }
    public static func != (left: Demand, right: Int) -> Bool { left.max != right }
    public static func != (left: Int, right: Demand) -> Bool { right.max != left }
  }
}

extension Subscribers.Demand {
  public static func + (left: Self, right: Self) -> Self {
    guard let one = left.max, let other = right.max else { return .unlimited }
    let (sum, overflow) = one.addingReportingOverflow(other)
    return overflow ? .unlimited : .max(sum)
  }

  public static func + (left: Self, right: Int) -> Self {
    guard let one = left.max else { return .unlimited }
    let (sum, overflow) = one.addingReportingOverflow(right)
    return overflow ? .unlimited : .max(sum)
  }

  public static func - (left: Self, right: Self) -> Self {
    guard let one = left.max else { return .unlimited }
    guard let other = right.max else { return .none }
    return .max(Swift.max(0, one - other))
  }

  public static func - (left: Self, right: Int) -> Self {
    left.max.map { .max($0 - right) } ?? .unlimited
  }

  public static func * (left: Self, right: Int) -> Self {
    guard let one = left.max else { return .unlimited }
    let (product, overflow) = one.multipliedReportingOverflow(by: right)
    return overflow ? .unlimited : .max(product)
  }

  public static func += (left: inout Self, right: Self) { left = left + right }
  public static func += (left: inout Self, right: Int) { left = left + right }
  public static func -= (left: inout Self, right: Self) { left = left - right }
  public static func -= (left: inout Self, right: Int) { left = left - right }
  public static func *= (left: inout Self, right: Int) { left = left * right }
}
