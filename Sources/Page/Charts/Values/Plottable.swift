@_exported import SwiftUI

/// A type whose values can be plotted: a number, a date, a string, or what stands for one of them.
public protocol Plottable {
  /// The number, date or string that is plotted.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// The value as it is plotted.
  var primitivePlottable: PrimitivePlottable { get }

  /// Creates a value from what is plotted; nil if there is none.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A type that charts plot by itself.
public protocol PrimitivePlottableProtocol: Plottable where Self == PrimitivePlottable {
  /// How values are converted. Only types of this module implement it.
  static var _primitivePlottableKind: _PrimitivePlottableKind<Self> { get }
}

extension PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }

  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

/// How values of a type become data of a chart.
public struct _PrimitivePlottableKind<Value: PrimitivePlottableProtocol> {
  let kind: Datum.Kind
  let encode: (Value) -> Datum
  let decode: (Datum) -> Value?
}

extension Plottable where Self: RawRepresentable, Self.RawValue == String {
  public var primitivePlottable: String { rawValue }

  public init?(primitivePlottable: String) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
  /// The value as the chart keeps it.
  var datum: Datum { PrimitivePlottable._primitivePlottableKind.encode(primitivePlottable) }

  /// Creates a value from what the chart keeps.
  init?(_ datum: Datum) {
    guard let primitive = PrimitivePlottable._primitivePlottableKind.decode(datum) else {
      return nil
    }
    self.init(primitivePlottable: primitive)
  }
}

/// A plotted value: a number, a category, or a date in seconds.
enum Datum: Hashable {
  case number(Double)
  case text(String)
  case date(Double)

  enum Kind {
    case number, text, date
  }

  var kind: Kind {
    switch self {
    case .number: .number
    case .text: .text
    case .date: .date
    }
  }

  /// The value on a continuous scale.
  var number: Double? {
    switch self {
    case .number(let number), .date(let number): number
    case .text: nil
    }
  }

  /// The value as a category.
  var category: String {
    switch self {
    case .number(let number): number.formatted(.number.grouping(.never))
    case .text(let text): text
    case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds).formatted()
    }
  }

  /// The value of a kind of scale at a number.
  init(_ number: Double, _ kind: Kind) {
    self = kind == .date ? .date(number) : .number(number)
  }
}
