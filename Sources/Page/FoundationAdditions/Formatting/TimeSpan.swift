import Foundation

/// A span of time in several units, the largest first.
struct TimeSpan: Equatable {
  struct Value: Equatable {
    var unit: TimeUnit
    var amount: Int
  }

  var isNegative = false
  var values: [Value]

  init(values: [Value]) {
    self.values = values
  }

  init(from start: Date, to end: Date, units: [TimeUnit], calendar: Calendar) {
    isNegative = end < start
    let (start, end) = isNegative ? (end, start) : (start, end)
    let components = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
    values = units.map { Value(unit: $0, amount: $0.value(in: components) ?? 0) }
  }

  var isZero: Bool { values.allSatisfy { $0.amount == 0 } }

  /// A largest value of one becomes part of the next: `63s` for `1m 3s`.
  mutating func collapseLargest() {
    guard let first = values.firstIndex(where: { $0.amount != 0 }), values[first].amount == 1,
      values.indices.contains(first + 1), values[first + 1].amount != 0,
      let smaller = values[first].unit.smaller, smaller.unit == values[first + 1].unit
    else { return }
    values[first + 1].amount += smaller.count
    values[first].amount = 0
  }

  /// Keeps so many values, from the first on that is not zero.
  mutating func keep(_ count: Int) {
    guard !isZero else {
      values = Array(values.suffix(count))
      return
    }
    let first = values.firstIndex { $0.amount != 0 } ?? 0
    let end = min(first + count, values.count)
    values = Array(values[first..<end])
  }

  /// At least one value stays.
  mutating func dropZeros(_ behavior: DateComponentsFormatter.ZeroFormattingBehavior) {
    guard !isZero else {
      if !behavior.isDisjoint(with: .dropAll) { values = Array(values.suffix(1)) }
      return
    }
    if behavior.contains(.dropLeading) { values = Array(values.drop { $0.amount == 0 }) }
    if behavior.contains(.dropTrailing) {
      while values.last?.amount == 0 { values.removeLast() }
    }
    guard behavior.contains(.dropMiddle), let first = values.firstIndex(where: { $0.amount != 0 }),
      let last = values.lastIndex(where: { $0.amount != 0 })
    else { return }
    values = values.indices.filter { $0 < first || $0 > last || values[$0].amount != 0 }
      .map { values[$0] }
  }
}

/// Writes a span in one style.
struct TimeSpanWriter {
  var style: DateComponentsFormatter.UnitsStyle
  var isPadded: Bool

  func text(of span: TimeSpan) -> String {
    let text = style == .positional ? clock(span.values) : words(span.values, style)
    return span.isNegative && !span.isZero ? "-" + text : text
  }

  private func words(
    _ values: [TimeSpan.Value], _ style: DateComponentsFormatter.UnitsStyle
  ) -> String {
    let space = [.abbreviated, .brief, .positional].contains(style) ? "" : " "
    let parts = values.map { value in
      number(value.amount, style) + space + value.unit.name(style, isOne: value.amount == 1)
    }
    return parts.joined(separator: space.isEmpty ? " " : ", ")
  }

  /// Hours and below stand with colons; what is larger goes before them with its letter.
  private func clock(_ values: [TimeSpan.Value]) -> String {
    let clockUnits: [TimeUnit] = [.hour, .minute, .second]
    let large = values.filter { !clockUnits.contains($0.unit) }
    let small = values.filter { clockUnits.contains($0.unit) }
    if small.isEmpty, large.count == 1 { return number(large[0].amount, .positional) }
    var parts = large.isEmpty ? [] : [words(large, .abbreviated)]
    let fields = small.enumerated().map { index, value in
      let needsTwo = index > 0 || isPadded
      return needsTwo && value.amount < 10 ? "0\(value.amount)" : "\(value.amount)"
    }
    if !fields.isEmpty { parts.append(fields.joined(separator: ":")) }
    return parts.joined(separator: " ")
  }

  private func number(_ amount: Int, _ style: DateComponentsFormatter.UnitsStyle) -> String {
    style == .spellOut ? EnglishNumber.spelled(amount) : EnglishNumber.grouped(amount)
  }
}

/// Whole numbers as English writes them.
enum EnglishNumber {
  static func grouped(_ number: Int) -> String { text(number, .decimal) }

  static func spelled(_ number: Int) -> String { text(number, .spellOut) }

  private static func text(_ number: Int, _ style: NumberFormatter.Style) -> String {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = style
    return formatter.string(from: NSNumber(value: number)) ?? "\(number)"
  }
}
