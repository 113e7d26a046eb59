// What Swift 1 and 2 called members of the class of calendars, where a text still holds it.

import Foundation

extension NSCalendar {
  @available(*, deprecated, renamed: "getter:current()")
  public class func currentCalendar() -> Calendar { current }

  @available(*, deprecated, renamed: "getter:autoupdatingCurrent()")
  public class func autoupdatingCurrentCalendar() -> Calendar { autoupdatingCurrent }

  @available(*, deprecated, renamed: "components(_:from:)")
  public func components(_ units: Unit, fromDate date: any AnyDate) -> DateComponents {
    components(units, from: date.dateValue)
  }

  @available(*, deprecated, renamed: "components(_:from:to:options:)")
  public func components(
    _ units: Unit, fromDate start: any AnyDate, toDate end: any AnyDate, options: Options
  ) -> DateComponents {
    components(units, from: start.dateValue, to: end.dateValue, options: options)
  }

  @available(*, deprecated, renamed: "component(_:from:)")
  public func component(_ unit: Unit, fromDate date: any AnyDate) -> Int {
    component(unit, from: date.dateValue)
  }

  @available(*, deprecated, renamed: "date(from:)")
  public func dateFromComponents(_ components: DateComponents) -> Date? { date(from: components) }

  @available(*, deprecated, renamed: "date(byAdding:to:options:)")
  public func dateByAddingComponents(
    _ components: DateComponents, toDate date: any AnyDate, options: Options
  ) -> Date? {
    self.date(byAdding: components, to: date.dateValue, options: options)
  }

  @available(*, deprecated, renamed: "date(byAdding:value:to:options:)")
  public func dateByAddingUnit(
    _ unit: Unit, value: Int, toDate date: any AnyDate, options: Options
  ) -> Date? {
    self.date(byAdding: unit, value: value, to: date.dateValue, options: options)
  }

  @available(*, deprecated, renamed: "startOfDay(for:)")
  public func startOfDayForDate(_ date: any AnyDate) -> Date { startOfDay(for: date.dateValue) }
}
