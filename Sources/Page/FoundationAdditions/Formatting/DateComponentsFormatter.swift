import Foundation

// Spans of time as text, in the English that Apple's formatter speaks.
//
// A span is taken apart by the calendar into the allowed units, then zeros are dropped as `zeroFormattingBehavior` says,
// then at most `maximumUnitCount` units are kept, from the largest that is not zero on.

/// Writes spans of time, such as `1 hour, 2 minutes` or `1:02:00`.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// Which units that are zero are written.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// As the style has it: a clock drops leading zeros, all others drop all of them.
    public static let `default` = Self(rawValue: 1 << 0)
    /// Zeros before the first other value are dropped.
    public static let dropLeading = Self(rawValue: 1 << 1)
    /// Zeros between other values are dropped.
    public static let dropMiddle = Self(rawValue: 1 << 2)
    /// Zeros after the last other value are dropped.
    public static let dropTrailing = Self(rawValue: 1 << 3)
    /// All zeros are dropped.
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// No zeros are dropped, and a clock fills up to two digits.
    public static let pad = Self(rawValue: 1 << 16)
  }

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// How units are written.
  open var unitsStyle = UnitsStyle.positional
  /// The units to use; none means all of them.
  open var allowedUnits: NSCalendar.Unit = []
  /// Which units that are zero are written.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// What knows how long a month is.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// The moment from which a span is taken apart.
  open var referenceDate: Date?
  /// Whether the smallest unit may have a fraction; it never has one, as on a Mac.
  open var allowsFractionalUnits = false
  /// How many units are written at most; 0 is no limit.
  open var maximumUnitCount = 0
  /// Whether a largest unit of one becomes part of the next.
  open var collapsesLargestUnit = false
  /// Whether the text begins with `About`.
  open var includesApproximationPhrase = false
  /// Whether the text ends with `remaining`.
  open var includesTimeRemainingPhrase = false
  /// Where in a sentence the text stands.
  open var formattingContext = Formatter.Context.unknown

  /// A span of seconds as text.
  open func string(from ti: TimeInterval) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start + ti)
  }

  /// The span between two moments as text.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let span = TimeSpan(
      from: startDate, to: endDate, units: units, calendar: calendar ?? .current)
    return text(of: span)
  }

  /// Components as text.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    let calendar = self.calendar ?? .current
    guard let end = calendar.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: return string(from: components)
    case let seconds as TimeInterval: return string(from: seconds)
    case let number as NSNumber: return string(from: number.doubleValue)
    default: return nil
    }
  }

  /// Components as text, in a style and otherwise as usual.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private var units: [TimeUnit] {
    allowedUnits.isEmpty
      ? TimeUnit.allCases : TimeUnit.allCases.filter { allowedUnits.contains($0.calendarUnit) }
  }

  private func text(of span: TimeSpan) -> String? {
    var span = span
    guard !span.values.isEmpty else { return nil }
    if collapsesLargestUnit { span.collapseLargest() }
    if maximumUnitCount > 0 { span.keep(maximumUnitCount) }
    span.dropZeros(behavior)
    var text = TimeSpanWriter(style: unitsStyle, isPadded: zeroFormattingBehavior.contains(.pad))
      .text(of: span)
    if includesApproximationPhrase { text = "About " + text }
    if includesTimeRemainingPhrase { text += " remaining" }
    return text
  }

  private var behavior: ZeroFormattingBehavior {
    guard zeroFormattingBehavior.contains(.default) else { return zeroFormattingBehavior }
    return unitsStyle == .positional ? .dropLeading : .dropAll
  }
}
