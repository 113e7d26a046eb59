// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Parts of dates that Swift 1 and 2 began with a capital.

import Foundation

extension Calendar.Component {
  @available(*, deprecated, renamed: "era")
  public static var Era: Self { .era }
  @available(*, deprecated, renamed: "year")
  public static var Year: Self { .year }
  @available(*, deprecated, renamed: "month")
  public static var Month: Self { .month }
  @available(*, deprecated, renamed: "day")
  public static var Day: Self { .day }
  @available(*, deprecated, renamed: "hour")
  public static var Hour: Self { .hour }
  @available(*, deprecated, renamed: "minute")
  public static var Minute: Self { .minute }
  @available(*, deprecated, renamed: "second")
  public static var Second: Self { .second }
  @available(*, deprecated, renamed: "weekday")
  public static var Weekday: Self { .weekday }
  @available(*, deprecated, renamed: "weekdayOrdinal")
  public static var WeekdayOrdinal: Self { .weekdayOrdinal }
  @available(*, deprecated, renamed: "quarter")
  public static var Quarter: Self { .quarter }
  @available(*, deprecated, renamed: "weekOfMonth")
  public static var WeekOfMonth: Self { .weekOfMonth }
  @available(*, deprecated, renamed: "weekOfYear")
  public static var WeekOfYear: Self { .weekOfYear }
  @available(*, deprecated, renamed: "yearForWeekOfYear")
  public static var YearForWeekOfYear: Self { .yearForWeekOfYear }
  @available(*, deprecated, renamed: "nanosecond")
  public static var Nanosecond: Self { .nanosecond }
  @available(*, deprecated, renamed: "calendar")
  public static var Calendar: Self { .calendar }
  @available(*, deprecated, renamed: "timeZone")
  public static var TimeZone: Self { .timeZone }
}

extension NSCalendar.Unit {
  @available(*, deprecated, renamed: "era")
  public static var Era: Self { .era }
  @available(*, deprecated, renamed: "year")
  public static var Year: Self { .year }
  @available(*, deprecated, renamed: "month")
  public static var Month: Self { .month }
  @available(*, deprecated, renamed: "day")
  public static var Day: Self { .day }
  @available(*, deprecated, renamed: "hour")
  public static var Hour: Self { .hour }
  @available(*, deprecated, renamed: "minute")
  public static var Minute: Self { .minute }
  @available(*, deprecated, renamed: "second")
  public static var Second: Self { .second }
  @available(*, deprecated, renamed: "weekday")
  public static var Weekday: Self { .weekday }
  @available(*, deprecated, renamed: "weekdayOrdinal")
  public static var WeekdayOrdinal: Self { .weekdayOrdinal }
  @available(*, deprecated, renamed: "quarter")
  public static var Quarter: Self { .quarter }
  @available(*, deprecated, renamed: "weekOfMonth")
  public static var WeekOfMonth: Self { .weekOfMonth }
  @available(*, deprecated, renamed: "weekOfYear")
  public static var WeekOfYear: Self { .weekOfYear }
  @available(*, deprecated, renamed: "yearForWeekOfYear")
  public static var YearForWeekOfYear: Self { .yearForWeekOfYear }
  @available(*, deprecated, renamed: "nanosecond")
  public static var Nanosecond: Self { .nanosecond }
  @available(*, deprecated, renamed: "calendar")
  public static var Calendar: Self { .calendar }
  @available(*, deprecated, renamed: "timeZone")
  public static var TimeZone: Self { .timeZone }
  @available(*, deprecated, renamed: "era")
  public static var CalendarUnitEra: Self { .era }
  @available(*, deprecated, renamed: "year")
  public static var CalendarUnitYear: Self { .year }
  @available(*, deprecated, renamed: "month")
  public static var CalendarUnitMonth: Self { .month }
  @available(*, deprecated, renamed: "day")
  public static var CalendarUnitDay: Self { .day }
  @available(*, deprecated, renamed: "hour")
  public static var CalendarUnitHour: Self { .hour }
  @available(*, deprecated, renamed: "minute")
  public static var CalendarUnitMinute: Self { .minute }
  @available(*, deprecated, renamed: "second")
  public static var CalendarUnitSecond: Self { .second }
  @available(*, deprecated, renamed: "weekday")
  public static var CalendarUnitWeekday: Self { .weekday }
  @available(*, deprecated, renamed: "weekdayOrdinal")
  public static var CalendarUnitWeekdayOrdinal: Self { .weekdayOrdinal }
  @available(*, deprecated, renamed: "quarter")
  public static var CalendarUnitQuarter: Self { .quarter }
  @available(*, deprecated, renamed: "weekOfMonth")
  public static var CalendarUnitWeekOfMonth: Self { .weekOfMonth }
  @available(*, deprecated, renamed: "weekOfYear")
  public static var CalendarUnitWeekOfYear: Self { .weekOfYear }
  @available(*, deprecated, renamed: "yearForWeekOfYear")
  public static var CalendarUnitYearForWeekOfYear: Self { .yearForWeekOfYear }
  @available(*, deprecated, renamed: "nanosecond")
  public static var CalendarUnitNanosecond: Self { .nanosecond }
}

extension NSCalendar.Options {
  @available(*, deprecated, renamed: "wrapComponents")
  public static var WrapComponents: Self { .wrapComponents }
  @available(*, deprecated, renamed: "matchStrictly")
  public static var MatchStrictly: Self { .matchStrictly }
  @available(*, deprecated, renamed: "searchBackwards")
  public static var SearchBackwards: Self { .searchBackwards }
  @available(*, deprecated, renamed: "matchPreviousTimePreservingSmallerUnits")
  public static var MatchPreviousTimePreservingSmallerUnits: Self {
    .matchPreviousTimePreservingSmallerUnits
  }
  @available(*, deprecated, renamed: "matchNextTimePreservingSmallerUnits")
  public static var MatchNextTimePreservingSmallerUnits: Self {
    .matchNextTimePreservingSmallerUnits
  }
  @available(*, deprecated, renamed: "matchNextTime")
  public static var MatchNextTime: Self { .matchNextTime }
  @available(*, deprecated, renamed: "matchFirst")
  public static var MatchFirst: Self { .matchFirst }
  @available(*, deprecated, renamed: "matchLast")
  public static var MatchLast: Self { .matchLast }
}
