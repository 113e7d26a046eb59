// What Swift 1 and 2 called members of calendars.

import Foundation

extension Calendar {
  @available(*, deprecated, renamed: "getter:current()")
  public static func currentCalendar() -> Calendar { .current }

  @available(*, deprecated, renamed: "getter:autoupdatingCurrent()")
  public static func autoupdatingCurrentCalendar() -> Calendar { .autoupdatingCurrent }

  @available(*, deprecated, renamed: "dateComponents(_:from:)")
  public func components(_ units: Set<Component>, fromDate date: any AnyDate) -> DateComponents {
    dateComponents(units, from: date.dateValue)
  }

  @available(*, deprecated, message: "Say dateComponents([unit], from: date).")
  public func components(_ unit: Component, fromDate date: any AnyDate) -> DateComponents {
    dateComponents([unit], from: date.dateValue)
  }

  @available(*, deprecated, message: "Say dateComponents([units], from: date).")
  @_disfavoredOverload
  public func components(
    _ units: NSCalendar.Unit, fromDate date: any AnyDate
  ) -> DateComponents {
    dateComponents(units.components, from: date.dateValue)
  }

  @available(*, deprecated, message: "Say dateComponents(_:from:to:).")
  public func components(
    _ units: Set<Component>, fromDate start: any AnyDate, toDate end: any AnyDate,
    options: NSCalendar.Options
  ) -> DateComponents {
    dateComponents(units, from: start.dateValue, to: end.dateValue)
  }

  @available(*, deprecated, message: "Say dateComponents([units], from: start, to: end).")
  @_disfavoredOverload
  public func components(
    _ units: NSCalendar.Unit, fromDate start: any AnyDate, toDate end: any AnyDate,
    options: NSCalendar.Options
  ) -> DateComponents {
    dateComponents(units.components, from: start.dateValue, to: end.dateValue)
  }

  @available(*, deprecated, renamed: "component(_:from:)")
  public func component(_ unit: Component, fromDate date: any AnyDate) -> Int {
    component(unit, from: date.dateValue)
  }

  @available(*, deprecated, renamed: "date(from:)")
  public func dateFromComponents(_ components: DateComponents) -> Date? { date(from: components) }

  @available(*, deprecated, message: "Say date(byAdding: components, to: date).")
  public func dateByAddingComponents(
    _ components: DateComponents, toDate date: any AnyDate, options: NSCalendar.Options
  ) -> Date? {
    self.date(byAdding: components, to: date.dateValue)
  }

  @available(*, deprecated, message: "Say date(byAdding: unit, value: value, to: date).")
  public func dateByAddingUnit(
    _ unit: Component, value: Int, toDate date: any AnyDate, options: NSCalendar.Options
  ) -> Date? {
    self.date(byAdding: unit, value: value, to: date.dateValue)
  }

  @available(*, deprecated, message: "Say date(bySettingHour:minute:second:of:).")
  public func dateBySettingHour(
    _ hour: Int, minute: Int, second: Int, ofDate date: any AnyDate, options: NSCalendar.Options
  ) -> Date? {
    self.date(bySettingHour: hour, minute: minute, second: second, of: date.dateValue)
  }

  @available(*, deprecated, renamed: "startOfDay(for:)")
  public func startOfDayForDate(_ date: any AnyDate) -> Date { startOfDay(for: date.dateValue) }

  @available(*, deprecated, renamed: "isDate(_:inSameDayAs:)")
  public func isDate(_ date: any AnyDate, inSameDayAsDate other: any AnyDate) -> Bool {
    isDate(date.dateValue, inSameDayAs: other.dateValue)
  }

  @available(*, deprecated, renamed: "compare(_:to:toGranularity:)")
  public func compareDate(
    _ date: any AnyDate, toDate other: any AnyDate, toUnitGranularity unit: Component
  ) -> ComparisonResult {
    compare(date.dateValue, to: other.dateValue, toGranularity: unit)
  }
}

extension NSCalendar.Unit {
  /// The same parts of a date, one by one.
  var components: Set<Calendar.Component> {
    let known: [(NSCalendar.Unit, Calendar.Component)] = [
      (.era, .era), (.year, .year), (.month, .month), (.day, .day), (.hour, .hour),
      (.minute, .minute), (.second, .second), (.weekday, .weekday),
      (.weekdayOrdinal, .weekdayOrdinal), (.quarter, .quarter), (.weekOfMonth, .weekOfMonth),
      (.weekOfYear, .weekOfYear), (.yearForWeekOfYear, .yearForWeekOfYear),
      (.nanosecond, .nanosecond), (.calendar, .calendar), (.timeZone, .timeZone),
    ]
    return Set(known.filter { contains($0.0) }.map(\.1))
  }
}
