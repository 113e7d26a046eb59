import Foundation

/// Has Foundation load what pages use first, once and for all runs.
///
/// The first date that is described makes Foundation open its tables of calendars and languages, which
/// takes as long as all else a small page does. Everything here names its locale and time zone, so that
/// nothing of the host's own is kept for the page, and starts no thread.
enum FoundationWarmUp {
  static func run() {
    let locale = Locale(identifier: "en_US_POSIX")
    let zone = TimeZone(secondsFromGMT: 0)!
    let date = Date(timeIntervalSince1970: 0)
    _ = date.description

    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = zone
    _ = calendar.dateComponents([.year, .weekday], from: date)

    let dates = DateFormatter()
    dates.locale = locale
    dates.timeZone = zone
    dates.calendar = calendar
    dates.dateFormat = "yyyy-MM-dd"
    _ = dates.string(from: date)

    let numbers = NumberFormatter()
    numbers.locale = locale
    _ = numbers.string(from: 1.5)

    _ = String(format: "%@ %.2f", "a", 1.5)
    _ = try? JSONEncoder().encode([1.5])
    _ = "a b".range(of: "[b]", options: .regularExpression)
  }
}
