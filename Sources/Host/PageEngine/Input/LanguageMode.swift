/// A set of rules the compiler reads a text by.
public enum LanguageMode: String, CaseIterable, Codable, Sendable {
  case four = "4"
  case five = "5"
  case six = "6"

  /// What a text is first read by where nothing is known of it.
  public static let usual = LanguageMode.five

  /// The mode a `swift-version` asks for; nothing where there is none of that version.
  public init?(swiftVersion: String) {
    let major = swiftVersion.prefix { $0 != "." }
    self.init(rawValue: String(major))
  }

  /// What is left to try once this one has failed, the likeliest first.
  var others: [LanguageMode] { [.five, .four, .six].filter { $0 != self } }
}
