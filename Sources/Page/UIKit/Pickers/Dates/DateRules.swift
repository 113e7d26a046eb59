import Foundation

/// Which dates a date picker allows, and how it reads and writes them.
struct DateRules {
  var calendar: Calendar
  var locale: Locale
  var minimum: Date?
  var maximum: Date?
  var minuteInterval = 1

  /// Within the limits, which count only if they are in order.
  func clamp(_ date: Date) -> Date {
    if let minimum, let maximum, minimum > maximum { return date }
    if let minimum, date < minimum { return minimum }
    if let maximum, date > maximum { return maximum }
    return date
  }

  /// At the interval's minute before it.
  func rounded(_ date: Date) -> Date {
    guard minuteInterval > 1 else { return date }
    let minute = calendar.component(.minute, from: date)
    let over = minute % minuteInterval
    return over == 0 ? date : calendar.date(byAdding: .minute, value: -over, to: date) ?? date
  }

  func allowsDay(_ day: Date) -> Bool {
    let start = calendar.startOfDay(for: day)
    if let minimum, start < calendar.startOfDay(for: minimum) { return false }
    if let maximum, start > maximum { return false }
    return true
  }

  // MARK: Words

  func formatter(_ template: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.dateFormat =
      DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    return formatter
  }

  func text(_ date: Date, _ template: String) -> String {
    formatter(template).string(from: date).replacingOccurrences(of: "\u{202F}", with: " ")
  }

  /// Whether hours go to twelve, twice.
  var hasTwoHalves: Bool {
    DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") ?? false
  }

  /// The order in which a date is written.
  var dateOrder: [DateColumn] {
    let format =
      DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "MMMMdy"
    var order: [DateColumn] = []
    for letter in format {
      let column: DateColumn? =
        switch letter {
        case "M", "L": .month
        case "d": .day
        case "y": .year
        default: nil
        }
      if let column, !order.contains(column) { order.append(column) }
    }
    return order
  }

  func columns(for mode: UIDatePicker.Mode) -> [DateColumn] {
    let time: [DateColumn] = [.hour, .minute] + (hasTwoHalves ? [.half] : [])
    switch mode {
    case .time: return time
    case .date: return dateOrder
    case .dateAndTime: return [.weekdayAndDay] + time
    case .countDownTimer: return [.hours, .minutes]
    case .yearAndMonth: return dateOrder.filter { $0 != .day }
    }
  }
}

/// What one wheel of a date picker turns.
enum DateColumn {
  case month, day, year, weekdayAndDay, hour, minute, half, hours, minutes
}
