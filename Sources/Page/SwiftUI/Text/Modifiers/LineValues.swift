/// How many lines texts have at most and at least.
struct LineLimits: Equatable {
  var most: Int?
  var least: Int?
}

private struct LineLimitsKey: EnvironmentKey {
  static let defaultValue = LineLimits()
}
private struct LineSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat = 0
}
private struct TextAlignmentKey: EnvironmentKey {
  static let defaultValue = TextAlignment.leading
}
private struct TruncationModeKey: EnvironmentKey {
  static let defaultValue = Text.TruncationMode.tail
}
private struct MinimumScaleFactorKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}
private struct AllowsTighteningKey: EnvironmentKey {
  static let defaultValue = false
}
private struct TextCaseKey: EnvironmentKey {
  static let defaultValue: Text.Case? = nil
}

extension EnvironmentValues {
  var lineLimits: LineLimits {
    get { self[LineLimitsKey.self] }
    set { self[LineLimitsKey.self] = newValue }
  }

  /// The largest number of lines of a text; nil is any number.
  public var lineLimit: Int? {
    get { lineLimits.most }
    set { lineLimits = LineLimits(most: newValue.map { max($0, 1) }) }
  }

  /// The distance between the lines of a text.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// To which side the lines of a text lean.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// Where dots stand for what there is no room for.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// How small letters may become for a text to fit.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// Whether letters may move together for a text to fit. They do not here.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  /// Which letters are changed to capitals or from them.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
}
