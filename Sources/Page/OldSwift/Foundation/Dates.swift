// What Swift 1 and 2 called members of dates. A text of those days may hold a class or a value: both are dates here.

import Foundation

/// A date, as a class or as a value.
public protocol AnyDate {
  /// The date as a value.
  var dateValue: Date { get }
}

extension Date: AnyDate {
  public var dateValue: Date { self }
}

extension NSDate: AnyDate {
  public var dateValue: Date {
    Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate)
  }
}

extension AnyDate {
  @available(*, deprecated, renamed: "timeIntervalSince(_:)")
  public func timeIntervalSinceDate(_ other: any AnyDate) -> TimeInterval {
    dateValue.timeIntervalSince(other.dateValue)
  }

  @available(*, deprecated, renamed: "addingTimeInterval(_:)")
  public func dateByAddingTimeInterval(_ interval: TimeInterval) -> Self {
    if let later = dateValue.addingTimeInterval(interval) as? Self { return later }
    return NSDate(
      timeIntervalSinceReferenceDate: dateValue.timeIntervalSinceReferenceDate + interval) as! Self
  }

  @available(*, deprecated, message: "Say date == other.")
  public func isEqualToDate(_ other: any AnyDate) -> Bool { dateValue == other.dateValue }

  @available(*, deprecated, message: "Say min(date, other).")
  public func earlierDate(_ other: any AnyDate) -> Date { min(dateValue, other.dateValue) }

  @available(*, deprecated, message: "Say max(date, other).")
  public func laterDate(_ other: any AnyDate) -> Date { max(dateValue, other.dateValue) }
}

extension NSDate {
  @available(*, deprecated, renamed: "compare(_:)")
  public func compare(_ other: NSDate) -> ComparisonResult { dateValue.compare(other.dateValue) }

  @available(*, deprecated, renamed: "init(timeInterval:since:)")
  public convenience init(timeInterval: TimeInterval, sinceDate date: any AnyDate) {
    self.init(timeInterval: timeInterval, since: date.dateValue)
  }
}

extension Date {
  @available(*, deprecated, renamed: "init(timeInterval:since:)")
  public init(timeInterval: TimeInterval, sinceDate date: any AnyDate) {
    self.init(timeInterval: timeInterval, since: date.dateValue)
  }
}
