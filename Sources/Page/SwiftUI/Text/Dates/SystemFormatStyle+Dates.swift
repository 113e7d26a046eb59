extension SystemFormatStyle {
  /// Writes how far a date is from another one: `2 minutes, 30 seconds`. A month counts 30 days.
  public struct DateOffset: DiscreteFormatStyle, Hashable, Sendable {
    private let anchor: Date
    private let lengths: Set<Int>
    private let maxFieldCount: Int
    private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy

    /// Writes how far dates are from an anchor, in at most a number of the allowed units.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
        .year, .month, .day, .hour, .minute, .second,
      ], maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      let known: [(Date.ComponentsFormatStyle.Field, Int)] = [
        (.year, 31_536_000), (.month, 2_592_000), (.week, 604_800), (.day, 86_400),
        (.hour, 3_600), (.minute, 60), (.second, 1),
      ]
      lengths = Set(known.filter { allowedFields.contains($0.0) }.map(\.1))
      self.maxFieldCount = max(maxFieldCount, 1)
      self.sign = sign
    }

    private var units: TimeUnits { TimeUnits(.wide, lengths: lengths) }

    /// The text of the time from the anchor to a date.
    public func format(_ input: Date) -> AttributedString {
      let seconds = input.timeIntervalSince(anchor)
      return AttributedString(sign(of: seconds) + units.string(abs(seconds), most: maxFieldCount))
    }

    private func sign(of seconds: Double) -> String {
      if sign == .never { return "" }
      if seconds < 0 { return "-" }
      let isShown =
        sign == .always(includingZero: true)
        || (sign == .always(includingZero: false) && seconds > 0)
      return isShown ? "+" : ""
    }

    /// The last date before another one at which the text was another.
    public func discreteInput(before input: Date) -> Date? { boundary(from: input, -1) }

    /// The next date at which the text is another.
    public func discreteInput(after input: Date) -> Date? { boundary(from: input, 1) }

    private func boundary(from input: Date, _ direction: Double) -> Date? {
      let seconds = input.timeIntervalSince(anchor)
      let step = units.step(at: abs(seconds), most: maxFieldCount)
      let count = seconds / step
      let next =
        direction > 0 ? (count + 1e-4).rounded(.down) + 1 : (count - 1e-4).rounded(.up) - 1
      return anchor.addingTimeInterval(next * step)
    }

    /// The same format with another calendar. Lengths of units are the same in all of them here.
    public func calendar(_ calendar: Calendar) -> Self { self }

    /// The same format; the words of units are English here.
    public func locale(_ locale: Locale) -> Self { self }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// Writes how far dates are from an anchor, in at most a number of the allowed units.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
      .year, .month, .day, .hour, .minute, .second,
    ], maxFieldCount: Int = 2,
    sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> Self {
    Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}
