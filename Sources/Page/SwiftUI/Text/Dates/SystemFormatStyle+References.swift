extension SystemFormatStyle {
  /// Refers to a date as people do: `in 5 minutes` if it is near, and `January 2007` if it is far.
  public struct DateReference: DiscreteFormatStyle, Hashable, Sendable {
    private let date: Date
    private let allowed: Set<Date.RelativeFormatStyle.Field>
    private let maxFieldCount: Int
    private let threshold: Double
    private var calendar = Calendar.current
    private var locale = Locale.current

    private static let lengths: [(field: Date.RelativeFormatStyle.Field, seconds: Int)] = [
      (.year, 31_536_000), (.month, 2_592_000), (.week, 604_800), (.day, 86_400), (.hour, 3_600),
      (.minute, 60), (.second, 1),
    ]

    /// Refers to a date: in words of one unit if it is nearer than one threshold field, and
    /// else by a number of its allowed fields.
    public init(
      to date: Date,
      allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
      maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      self.date = date
      allowed = allowedFields.union([thresholdField])
      self.maxFieldCount = max(maxFieldCount, 1)
      threshold = Double(Self.lengths.first { $0.field == thresholdField }?.seconds ?? 86_400)
    }

    private var units: TimeUnits {
      TimeUnits(
        .wide, lengths: Set(Self.lengths.filter { allowed.contains($0.field) }.map(\.seconds)))
    }

    /// The text for the user who reads it at a date.
    public func format(_ input: Date) -> AttributedString {
      let seconds = date.timeIntervalSince(input)
      guard abs(seconds) < threshold else { return AttributedString(absolute(from: input)) }
      let words = units.string(abs(seconds), most: 1)
      return AttributedString(seconds > 0 ? "in \(words)" : "\(words) ago")
    }

    /// The date without the fields that it shares with another one.
    private func absolute(from input: Date) -> String {
      func isShared(_ component: Calendar.Component) -> Bool {
        calendar.component(component, from: date) == calendar.component(component, from: input)
      }
      var fields: [Date.RelativeFormatStyle.Field] = []
      let sharesYear = isShared(.year)
      let sharesMonth = sharesYear && isShared(.month)
      if !sharesYear, allowed.contains(.year) { fields.append(.year) }
      if !sharesMonth || !sharesYear || allowed.contains(.day), allowed.contains(.month) {
        fields.append(.month)
      }
      fields += [.day, .hour, .minute].filter { allowed.contains($0) }
      var style = Date.FormatStyle(locale: locale, calendar: calendar)
      for field in fields.prefix(maxFieldCount) {
        switch field {
        case .year: style = style.year()
        case .month: style = style.month(.wide)
        case .day: style = style.day()
        case .hour: style = style.hour()
        case .minute: style = style.minute()
        default: break
        }
      }
      return date.formatted(style)
    }

    /// The last date before another one at which the text was another.
    public func discreteInput(before input: Date) -> Date? { boundary(from: input, -1) }

    /// The next date at which the text is another.
    public func discreteInput(after input: Date) -> Date? { boundary(from: input, 1) }

    private func boundary(from input: Date, _ direction: Double) -> Date? {
      let seconds = input.timeIntervalSince(date)
      guard abs(seconds) < threshold else {
        // What is shared with the date changes at most once a day.
        let near = date.addingTimeInterval(direction < 0 ? threshold : -threshold)
        let day = input.addingTimeInterval(direction * 86_400)
        return (near < input) == (direction < 0)
          ? (direction < 0 ? max(near, day) : min(near, day))
          : day
      }
      let step = units.step(at: abs(seconds), most: 1)
      let count = seconds / step
      let next =
        direction > 0 ? (count + 1e-4).rounded(.down) + 1 : (count - 1e-4).rounded(.up) - 1
      return date.addingTimeInterval(next * step)
    }

    /// The same format with the dates of another calendar.
    public func calendar(_ calendar: Calendar) -> Self {
      var style = self
      style.calendar = calendar
      return style
    }

    /// The same format with dates in another language; the words of units are English here.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// Refers to a date as people do: in words of one unit if it is near, else by its fields.
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> Self {
    Self(
      to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount,
      thresholdField: thresholdField)
  }
}
