import CoreGraphics
import Foundation

/// Sets texts, and remembers what it has set last: pages ask for the size of what they draw, and
/// lists for the same sizes again and again.
///
/// Only texts of one look are remembered, by the values of their attributes and never by the
/// objects, which a page may change. What is remembered is bounded: two generations of so many
/// texts, of which the older one goes.
@_spi(Text) public final class TextMeasurer {
  nonisolated(unsafe) public static let shared = TextMeasurer()

  private static let limit = 512
  /// Longer texts are not kept, whatever they cost.
  private static let longest = 4_096

  private struct Key: Hashable {
    var text: String
    var request: TextLayoutRequest
    var font: CTFont
    var color: CGColor
    var kern: CGFloat
    var paragraph: ParagraphValues
    var generation: Int

    func hash(into hasher: inout Hasher) {
      hasher.combine(text)
      hasher.combine(request)
      hasher.combine(font.size)
    }
  }

  private var recent: [Key: TextLayout] = [:]
  private var older: [Key: TextLayout] = [:]

  public init() {}

  /// How many texts are remembered.
  public var count: Int { recent.count + older.count }

  /// How many may be.
  public static var capacity: Int { 2 * limit }

  /// A text set as asked.
  public func layout(
    _ text: NSAttributedString, base: TextStyle, paragraph: NSParagraphStyle = .default,
    _ request: TextLayoutRequest
  ) -> TextLayout {
    FontLibrary.lock.lock()
    defer { FontLibrary.lock.unlock() }
    guard let key = key(text, base, paragraph, request) else {
      return TextTypesetter(text, base: base, paragraph: paragraph).layout(request)
    }
    if let known = recent[key] { return known }
    let layout =
      older[key] ?? TextTypesetter(text, base: base, paragraph: paragraph).layout(request)
    if recent.count >= Self.limit {
      older = recent
      recent = [:]
    }
    recent[key] = layout
    return layout
  }

  /// None for a text that is not remembered.
  private func key(
    _ text: NSAttributedString, _ base: TextStyle, _ paragraph: NSParagraphStyle,
    _ request: TextLayoutRequest
  ) -> Key? {
    guard text.length <= Self.longest, base.isPlain else { return nil }
    var key = Key(
      text: text.string, request: request, font: base.font, color: base.color, kern: base.kern,
      paragraph: paragraph.values, generation: FontLibrary.shared.generation)
    guard text.length > 0 else { return key }
    var range = NSRange()
    let attributes = text.attributes(at: 0, effectiveRange: &range)
    guard range.length >= text.length else { return nil }
    for (name, value) in attributes {
      switch (name.rawValue, value) {
      case ("NSFont", let font as CTFont): key.font = font
      case ("NSColor", let color as any _TextColorSource): key.color = color._textColor
      case ("NSParagraphStyle", let style as NSParagraphStyle): key.paragraph = style.values
      case ("NSKern", let value): key.kern = TextStyle.number(value) ?? 0
      default: return nil
      }
    }
    return key
  }
}

extension TextStyle {
  /// Whether nothing but font, colour and letter spacing is out of the ordinary.
  fileprivate var isPlain: Bool {
    background == nil && underline.style.isEmpty && strike.style.isEmpty && strokeWidth == 0
      && shadow == nil && attachment == nil && baselineOffset == 0 && obliqueness == 0
      && expansion == 0 && directionOverride == .natural && ligatures == .standard
  }
}
