extension Text {
  /// How a date is shown in a text.
  public struct DateStyle: Equatable, Hashable, Sendable, Codable {
    enum Kind: Int, Codable { case time, date, relative, offset, timer }
    let kind: Kind

    /// The time of day.
    public static let time = DateStyle(kind: .time)
    /// The day.
    public static let date = DateStyle(kind: .date)
    /// How long it is from now.
    public static let relative = DateStyle(kind: .relative)
    /// How long it is from now, with a sign.
    public static let offset = DateStyle(kind: .offset)
    /// A clock that counts to the date or from it.
    public static let timer = DateStyle(kind: .timer)

    /// Whether the text changes as time goes.
    var isLive: Bool { kind == .relative || kind == .offset || kind == .timer }

    func string(of date: Date) -> String {
      switch kind {
      case .time: return DateFormatter.localizedString(from: date, dateStyle: .none, timeStyle: .short)
      case .date: return DateFormatter.localizedString(from: date, dateStyle: .long, timeStyle: .none)
      case .timer: return Self.clock(abs(date.timeIntervalSinceNow))
      case .relative: return Self.words(abs(date.timeIntervalSinceNow))
      case .offset:
        let distance = date.timeIntervalSinceNow
        return (distance < 0 ? "+" : "-") + Self.words(abs(distance), most: 1)
      }
    }

    private static func clock(_ seconds: Double) -> String {
      let whole = Int(min(seconds.rounded(), 1e9))
      let (hours, minutes) = (whole / 3600, whole / 60 % 60)
      return hours > 0
        ? String(format: "%d:%02d:%02d", hours, minutes, whole % 60)
        : String(format: "%d:%02d", minutes, whole % 60)
    }

    /// The distance in its largest units.
    private static func words(_ seconds: Double, most: Int = 2) -> String {
      var rest = Int(min(seconds.rounded(), 1e11))
      var words: [String] = []
      for (length, name) in [
        (31_557_600, "year"), (2_629_800, "month"), (86_400, "day"), (3600, "hour"), (60, "min"),
        (1, "sec"),
      ] where words.count < most {
        let count = rest / length
        guard count > 0 || (length == 1 && words.isEmpty) else { continue }
        rest -= count * length
        let plural = length >= 3600 && count != 1 ? "s" : ""
        words.append("\(count) \(name)\(plural)")
      }
      return words.joined(separator: ", ")
    }
  }
}
