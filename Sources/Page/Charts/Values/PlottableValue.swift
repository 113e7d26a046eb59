/// A labeled value that a mark shows.
public struct PlottableValue<Value: Plottable> {
  let erased: ChartValue

  init(_ label: Text, _ start: Datum, end: Datum? = nil, unit: Calendar.Component? = nil) {
    erased = ChartValue(label: label, start: start, end: end, unit: unit)
  }
}

/// A value whose type is not known: one datum, or an interval.
struct ChartValue {
  var label: Text
  var start: Datum
  /// The end of the interval; nil for a single value.
  var end: Datum?
  /// The calendar unit that the interval is.
  var unit: Calendar.Component?

  var kind: Datum.Kind { start.kind }

  /// The value itself, or the middle of its interval.
  var middle: Datum {
    guard let end = end?.number, let begin = start.number else { return start }
    return Datum((begin + end) / 2, kind)
  }
}

extension PlottableValue {
  /// A value with a label of the app's localized strings.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value>
  {
    PlottableValue(Text(labelKey), value.datum)
  }

  /// A value with a label that is shown as it is.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(Text(label), value.datum)
  }

  /// A value with a text as its label.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(label, value.datum)
  }
}

extension PlottableValue where Value: Comparable {
  /// An interval with a label of the app's localized strings.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue<
    Value
  > {
    PlottableValue(Text(labelKey), range.lowerBound.datum, end: range.upperBound.datum)
  }

  /// An interval with a label that is shown as it is.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue<
    Value
  > {
    PlottableValue(Text(label), range.lowerBound.datum, end: range.upperBound.datum)
  }

  /// An interval with a text as its label.
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value> {
    PlottableValue(label, range.lowerBound.datum, end: range.upperBound.datum)
  }

  /// A bin with a label of the app's localized strings.
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>
  ) -> PlottableValue<Value> {
    PlottableValue(Text(labelKey), range.lowerBound.datum, end: range.upperBound.datum)
  }

  /// A bin with a label that is shown as it is.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ range: ChartBinRange<Value>
  ) -> PlottableValue<Value> {
    PlottableValue(Text(label), range.lowerBound.datum, end: range.upperBound.datum)
  }

  /// A bin with a text as its label.
  public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    PlottableValue(label, range.lowerBound.datum, end: range.upperBound.datum)
  }
}

extension PlottableValue where Value == Date {
  /// The calendar unit that a date is in, with a label of the app's localized strings.
  public static func value(
    _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue<Value> {
    value(Text(labelKey), date, unit: unit, calendar: calendar)
  }

  /// The calendar unit that a date is in, with a label that is shown as it is.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> {
    value(Text(label), date, unit: unit, calendar: calendar)
  }

  /// The calendar unit that a date is in, with a text as its label.
  public static func value(
    _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Value> {
    let calendar = calendar ?? .current
    guard let interval = calendar.dateInterval(of: unit, for: date) else {
      return PlottableValue(label, date.datum)
    }
    return PlottableValue(label, interval.start.datum, end: interval.end.datum, unit: unit)
  }
}
