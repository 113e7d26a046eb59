/// How the lines of texts are set.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

/// What views say of all texts inside them.
struct TextSettings: Equatable {
  var traits = TextTraits()
  var lineLimit: Int?
  var reservesSpace = false
  var lineSpacing: CGFloat = 0
  var truncation = Text.TruncationMode.tail
  var alignment = TextAlignment.leading
  var minimumScale: CGFloat = 1
  var allowsTightening = false
  var textCase: Text.Case?
}

private struct TextSettingsKey: EnvironmentKey {
  static let defaultValue = TextSettings()
}

extension EnvironmentValues {
  var textSettings: TextSettings {
    get { self[TextSettingsKey.self] }
    set { self[TextSettingsKey.self] = newValue }
  }

  /// The font of texts; nil is that of body text.
  public var font: Font? {
    get { textSettings.traits.font }
    set { textSettings.traits.font = newValue }
  }

  /// How many lines a text has at most.
  public var lineLimit: Int? {
    get { textSettings.lineLimit }
    set { textSettings.lineLimit = newValue }
  }

  public var lineSpacing: CGFloat {
    get { textSettings.lineSpacing }
    set { textSettings.lineSpacing = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { textSettings.alignment }
    set { textSettings.alignment = newValue }
  }

  public var truncationMode: Text.TruncationMode {
    get { textSettings.truncation }
    set { textSettings.truncation = newValue }
  }

  public var minimumScaleFactor: CGFloat {
    get { textSettings.minimumScale }
    set { textSettings.minimumScale = newValue }
  }

  public var allowsTightening: Bool {
    get { textSettings.allowsTightening }
    set { textSettings.allowsTightening = newValue }
  }

  public var textCase: Text.Case? {
    get { textSettings.textCase }
    set { textSettings.textCase = newValue }
  }
}

extension View {
  private func text(_ change: @escaping (inout TextSettings) -> Void) -> some View {
    modifier(EnvironmentModifier { change(&$0.textSettings) })
  }

  /// Sets the font of texts inside the view.
  public func font(_ font: Font?) -> some View {
    text {
      $0.traits.font = font
      $0.traits.changes = []
    }
  }

  /// Sets how strong the letters of texts are.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    text { if let weight { $0.traits.changes.append(.weight(weight)) } }
  }

  public func fontWidth(_ width: Font.Width?) -> some View {
    text { if let width { $0.traits.changes.append(.width(width.value)) } }
  }

  public func fontDesign(_ design: Font.Design?) -> some View {
    text { if let design { $0.traits.changes.append(.design(design)) } }
  }

  public func bold(_ isActive: Bool = true) -> some View {
    text { if isActive { $0.traits.changes.append(.weight(.bold)) } }
  }

  public func italic(_ isActive: Bool = true) -> some View {
    text { if isActive { $0.traits.changes.append(.italic) } }
  }

  public func monospaced(_ isActive: Bool = true) -> some View {
    text { if isActive { $0.traits.changes.append(.design(.monospaced)) } }
  }

  public func monospacedDigit() -> some View {
    text { $0.traits.changes.append(.monospacedDigits) }
  }

  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    text {
      $0.traits.underline = TextTraits.Line(isActive: isActive, color: color, pattern: pattern)
    }
  }

  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    text {
      $0.traits.strikethrough = TextTraits.Line(isActive: isActive, color: color, pattern: pattern)
    }
  }

  public func kerning(_ kerning: CGFloat) -> some View { text { $0.traits.kerning = kerning } }
  public func tracking(_ tracking: CGFloat) -> some View { text { $0.traits.tracking = tracking } }
  public func baselineOffset(_ offset: CGFloat) -> some View {
    text { $0.traits.baselineOffset = offset }
  }

  /// Limits the lines of texts inside the view.
  public func lineLimit(_ number: Int?) -> some View {
    text { ($0.lineLimit, $0.reservesSpace) = (number, false) }
  }

  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    text { ($0.lineLimit, $0.reservesSpace) = (limit, reservesSpace) }
  }

  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    text { ($0.lineLimit, $0.reservesSpace) = (nil, false) }
  }

  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    text { ($0.lineLimit, $0.reservesSpace) = (limit.upperBound, false) }
  }

  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    text { ($0.lineLimit, $0.reservesSpace) = (limit.upperBound, false) }
  }

  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    text { $0.lineSpacing = lineSpacing }
  }

  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    text { $0.alignment = alignment }
  }

  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    text { $0.truncation = mode }
  }

  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    text { $0.minimumScale = min(max(factor, 0.01), 1) }
  }

  public func allowsTightening(_ flag: Bool) -> some View {
    text { $0.allowsTightening = flag }
  }

  public func textCase(_ textCase: Text.Case?) -> some View {
    text { $0.textCase = textCase }
  }
}
