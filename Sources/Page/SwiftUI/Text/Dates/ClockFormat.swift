/// Writes durations like a clock: hours, minutes, seconds and parts of a second.
struct ClockFormat: Hashable, Codable, Sendable {
  /// The smallest unit that is shown, in seconds.
  private let precision: Double
  private let showsHours: Bool
  private let maxFieldCount: Int
  /// How many digits minutes have at least.
  private let minuteDigits: Int
  /// Whether a unit that has begun counts whole.
  private let roundsUp: Bool

  init(
    showsHours: Bool, maxFieldCount: Int, maxPrecision: Duration, minuteDigits: Int,
    roundsUp: Bool = false
  ) {
    precision = max(maxPrecision.inSeconds, 0.001)
    self.showsHours = showsHours
    self.maxFieldCount = max(maxFieldCount, 1)
    self.minuteDigits = minuteDigits
    self.roundsUp = roundsUp
  }

  /// The length of the smallest unit that is shown of a duration.
  func step(at seconds: Double) -> Double {
    let hasHours = showsHours && seconds >= 3_600
    let units: [Double] = (hasHours ? [3_600] : []) + [60, 1, precision]
    let allowed = units.prefix(maxFieldCount).last ?? 1
    return max(allowed, precision)
  }

  /// The duration in whole steps.
  func steps(in seconds: Double) -> Double {
    // Dates are not exact: a step that is almost complete counts.
    let count = seconds / step(at: seconds)
    return roundsUp ? (count - 1e-4).rounded(.up) : (count + 1e-4).rounded(.down)
  }

  func string(_ seconds: Double) -> String {
    let step = step(at: seconds)
    let shown = steps(in: seconds) * step + 1e-6
    guard step < 60 else { return words(shown, step) }
    let whole = Int(shown)
    var text = ""
    if showsHours, whole >= 3_600 {
      text = "\(whole / 3_600):" + digits(whole / 60 % 60, 2)
    } else {
      text = digits(whole / 60, minuteDigits)
    }
    text += ":" + digits(whole % 60, 2)
    if step < 1 {
      let places = Int((-log10(step)).rounded(.up))
      let parts = Int((shown - Double(whole)) * pow(10, Double(places)))
      text += "." + digits(parts, places)
    }
    return text
  }

  /// Hours and minutes without seconds.
  private func words(_ seconds: Double, _ step: Double) -> String {
    let minutes = Int(seconds) / 60
    if showsHours, minutes >= 60 {
      return step < 3_600
        ? "\(minutes / 60):" + digits(minutes % 60, 2)
        : TimeUnits(.abbreviated).string(seconds, most: 1)
    }
    return "\(minutes) min"
  }

  private func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(count - text.count, 0)) + text
  }
}

/// Writes durations in the words of their largest units.
struct TimeUnits {
  enum Width { case abbreviated, wide }
  private let width: Width
  private let lengths: [(seconds: Int, short: String, long: String)]

  private static let all = [
    (31_536_000, "yr", "year"), (2_592_000, "mth", "month"), (604_800, "wk", "week"),
    (86_400, "day", "day"), (3_600, "hr", "hour"), (60, "min", "minute"), (1, "sec", "second"),
  ]

  init(_ width: Width, lengths: Set<Int> = [31_536_000, 2_592_000, 86_400, 3_600, 60, 1]) {
    self.width = width
    self.lengths = Self.all.filter { lengths.contains($0.0) }
  }

  /// The length of the smallest unit that is shown of a duration.
  func step(at seconds: Double, most: Int) -> Double {
    let fitting = lengths.filter { Double($0.seconds) <= max(seconds, 1) + 1e-4 }.prefix(most)
    return Double((fitting.last ?? lengths.last)?.seconds ?? 1)
  }

  func string(_ seconds: Double, most: Int) -> String {
    var rest = Int(seconds + 1e-4)
    var parts: [String] = []
    for unit in lengths {
      guard parts.count < most else { break }
      let count = rest / unit.seconds
      rest %= unit.seconds
      guard count > 0 else {
        if !parts.isEmpty { break }
        continue
      }
      parts.append(word(count, unit))
    }
    guard parts.isEmpty else { return parts.joined(separator: ", ") }
    return lengths.last.map { word(0, $0) } ?? ""
  }

  private func word(_ count: Int, _ unit: (seconds: Int, short: String, long: String)) -> String {
    switch width {
    case .wide: return "\(count) \(unit.long)\(count == 1 ? "" : "s")"
    case .abbreviated:
      let isMany = count != 1 && ["yr", "mth", "wk", "day"].contains(unit.short)
      return "\(count) \(unit.short)\(isMany ? "s" : "")"
    }
  }
}
