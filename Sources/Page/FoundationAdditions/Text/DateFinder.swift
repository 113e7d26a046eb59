import Foundation

// Finds dates as American English writes them, with a time behind or without. Without a time it
// is noon, without a year it is this one, as on a Mac.

/// Finds dates.
struct DateFinder: DataFinder {
  var now = Date()
  var calendar = Calendar.current

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  private static let expression: NSRegularExpression = {
    let names = months.map { "\($0.prefix(3))(?:\($0.dropFirst(3)))?" }.joined(separator: "|")
    return try! NSRegularExpression(
      pattern: #"""
        \b(?:
          (?<isoYear>\d{4})-(?<isoMonth>\d{1,2})-(?<isoDay>\d{1,2})
          | (?<month>\d{1,2})/(?<day>\d{1,2})/(?<year>\d{4}|\d{2})
          | (?<name>NAMES)\.?\s+(?<nameDay>\d{1,2}(?:st|nd|rd|th)?)(?:,?\s+(?<nameYear>\d{4}))?
          | (?<dayFirst>\d{1,2}(?:st|nd|rd|th)?)\s+(?<laterName>NAMES)\.?(?:,?\s+(?<laterYear>\d{4}))?
          | (?<relative>today|tomorrow|yesterday)
        )\b
        (?:(?:,?\s+at|,)?\s+(?<hour>\d{1,2})(?::(?<minute>\d{2}))?\s*(?<half>[ap]\.?m\b\.?)?)?
        """#.replacingOccurrences(of: "NAMES", with: names),
      options: [.caseInsensitive, .allowCommentsAndWhitespace])
  }()

  func matches(in text: String, range: NSRange) -> [DataMatch] {
    Self.expression.matches(in: text, range: range).compactMap { match in
      let parts = Parts(match: match, text: text as NSString)
      let time = time(parts)
      guard var components = day(parts) else { return nil }
      components.hour = time?.hour ?? 12
      components.minute = time?.minute ?? 0
      guard components.isValidDate(in: calendar), let date = calendar.date(from: components) else {
        return nil
      }
      let end = time == nil ? parts.endOfDay : match.range.location + match.range.length
      let place = NSRange(location: match.range.location, length: end - match.range.location)
      return DataMatch(.date(date), at: place)
    }
  }

  private struct Parts {
    var match: NSTextCheckingResult
    var text: NSString

    subscript(name: String) -> String? {
      let range = match.range(withName: name)
      return range.location == NSNotFound ? nil : text.substring(with: range)
    }

    func number(_ name: String) -> Int? { self[name].flatMap { Int($0.prefix(while: \.isNumber)) } }

    /// Where the day ends and what might have been a time begins.
    var endOfDay: Int {
      let names = [
        "isoDay", "year", "nameYear", "nameDay", "laterYear", "laterName", "relative",
      ]
      let ends = names.map { match.range(withName: $0) }.filter { $0.location != NSNotFound }
        .map { $0.location + $0.length }
      return ends.max() ?? match.range.location + match.range.length
    }
  }

  private func day(_ parts: Parts) -> DateComponents? {
    if let year = parts.number("isoYear") {
      return components(year, parts.number("isoMonth"), parts.number("isoDay"))
    }
    if let year = parts.number("year") {
      let full = year < 100 ? 2000 + year : year
      return components(full, parts.number("month"), parts.number("day"))
    }
    if let name = parts["name"] {
      return components(parts.number("nameYear"), month(name), parts.number("nameDay"))
    }
    if let name = parts["laterName"] {
      return components(parts.number("laterYear"), month(name), parts.number("dayFirst"))
    }
    let days = ["today": 0, "tomorrow": 1, "yesterday": -1]
    guard let word = parts["relative"]?.lowercased(), let distance = days[word],
      let date = calendar.date(byAdding: .day, value: distance, to: now)
    else { return nil }
    return calendar.dateComponents([.year, .month, .day], from: date)
  }

  private func components(_ year: Int?, _ month: Int?, _ day: Int?) -> DateComponents? {
    DateComponents(
      year: year ?? calendar.component(.year, from: now), month: month, day: day)
  }

  private func month(_ name: String) -> Int? {
    Self.months.firstIndex { $0.hasPrefix(name.lowercased().prefix(3)) }.map { $0 + 1 }
  }

  /// A number alone is no time; one with minutes or a half of the day is.
  private func time(_ parts: Parts) -> (hour: Int, minute: Int)? {
    guard let hour = parts.number("hour"), parts["minute"] != nil || parts["half"] != nil else {
      return nil
    }
    let isAfternoon = parts["half"]?.lowercased().hasPrefix("p") == true
    let isMorning = parts["half"]?.lowercased().hasPrefix("a") == true
    let full = isAfternoon && hour < 12 ? hour + 12 : isMorning && hour == 12 ? 0 : hour
    return full < 24 ? (full, parts.number("minute") ?? 0) : nil
  }
}
