import Foundation
import OldSwift
import Testing

/// Dates, calendars and formatters by the names of Swift 2.
struct DateTests {
  @Test func datesOfBothKinds() {
    let start = NSDate(timeIntervalSince1970: 100)
    let later = start.dateByAddingTimeInterval(50)
    #expect(later.timeIntervalSinceDate(start) == 50)
    #expect(Date(timeIntervalSince1970: 160).timeIntervalSinceDate(later) == 10)
    #expect(start.compare(later) == .OrderedAscending)
    #expect(start.earlierDate(later) == Date(timeIntervalSince1970: 100))
    #expect(start.isEqualToDate(NSDate(timeIntervalSince1970: 100)))
    #expect(Date(timeInterval: 5, sinceDate: start) == Date(timeIntervalSince1970: 105))
  }

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    return calendar
  }

  @Test func calendars() throws {
    let date = NSDate(timeIntervalSince1970: 86_400 * 31)
    let parts = calendar.components([.Year, .Month, .Day], fromDate: date)
    #expect(parts.year == 1970 && parts.month == 2 && parts.day == 1)
    #expect(calendar.components(.Month, fromDate: date).month == 2)
    #expect(calendar.components(NSCalendarUnit.Day, fromDate: date).day == 1)
    let week = try #require(
      calendar.dateByAddingUnit(.Day, value: 7, toDate: date, options: []))
    #expect(week.timeIntervalSinceDate(date) == 7 * 86_400)
    let between = calendar.components([.Day], fromDate: date, toDate: week, options: [])
    #expect(between.day == 7)
    #expect(calendar.dateFromComponents(parts) == date.dateValue)
    _ = NSCalendar.currentCalendar().components([.Hour], fromDate: NSDate())
  }

  @Test func calendarsAsAClass() throws {
    let calendar = try #require(NSCalendar(calendarIdentifier: NSCalendarIdentifierGregorian))
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    let parts = calendar.components([.Year, .Month], fromDate: NSDate(timeIntervalSince1970: 0))
    #expect(parts.year == 1970 && parts.month == 1)
  }

  @Test func formatters() {
    let formatter = NSDateFormatter()
    formatter.locale = Locale(localeIdentifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(forSecondsFromGMT: 0)
    formatter.dateFormat = "yyyy-MM-dd"
    #expect(formatter.stringFromDate(NSDate(timeIntervalSince1970: 0)) == "1970-01-01")
    #expect(formatter.dateFromString("1970-01-02")?.timeIntervalSince1970 == 86_400)
    formatter.dateStyle = .ShortStyle
    #expect(formatter.dateStyle == .short)
    let numbers = NSNumberFormatter()
    numbers.locale = Locale(localeIdentifier: "en_US")
    numbers.numberStyle = .DecimalStyle
    #expect(numbers.stringFromNumber(1234) == "1,234")
    #expect(numbers.numberFromString("1,234")?.integerValue == 1234)
  }
}
