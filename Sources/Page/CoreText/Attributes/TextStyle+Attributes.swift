import CoreGraphics
import Foundation

extension TextStyle {
  /// The attributes of a stretch of text, over what is meant where they say nothing.
  init(_ attributes: [NSAttributedString.Key: Any], over base: TextStyle) {
    self = base
    func value(_ name: String) -> Any? { attributes[NSAttributedString.Key(rawValue: name)] }
    func number(_ name: String) -> CGFloat? { value(name).flatMap(Self.number) }
    func color(_ name: String) -> CGColor? { (value(name) as? any _TextColorSource)?._textColor }

    if let font = value("NSFont") as? CTFont { self.font = font }
    if let color = color("NSColor") ?? color("CTForegroundColor") { self.color = color }
    background = color("NSBackgroundColor") ?? color("CTBackgroundColor") ?? background
    kern = (number("NSKern") ?? kern) + (number("CTTracking") ?? 0)
    if let number = number("NSLigature") { ligatures = number == 0 ? .none : .standard }
    baselineOffset = number("NSBaselineOffset") ?? number("CTBaselineOffset") ?? baselineOffset
    obliqueness = number("NSObliqueness") ?? obliqueness
    expansion = number("NSExpansion").map { min(max($0, -10), 10) } ?? expansion
    strokeWidth = number("NSStrokeWidth") ?? strokeWidth
    strokeColor = color("NSStrokeColor") ?? strokeColor
    if let style = value("NSUnderline").flatMap(Self.line) { underline.style = style }
    if let color = color("NSUnderlineColor") { underline.color = color }
    if let style = value("NSStrikethrough").flatMap(Self.line) { strike.style = style }
    if let color = color("NSStrikethroughColor") { strike.color = color }
    if let source = value("NSShadow") as? any _TextShadowSource {
      shadow = source._textShadowParts.map {
        TextShadow(offset: $0.offset, blur: $0.blur, color: $0.color)
      }
    }
    attachment = value("NSAttachment") as? any _TextAttachmentSource
    if let delegate = value("CTRunDelegate") as? CTRunDelegate { attachment = delegate }
    readSuperscript(number("NSSuperScript") ?? number("CTSuperscript"))
    readDirection(value("NSWritingDirection"))
    if value("NSLink") != nil { readLink(hasColor: color("NSColor") != nil) }
  }

  private mutating func readSuperscript(_ level: CGFloat?) {
    guard let level, level != 0 else { return }
    baselineOffset += font.size * (level > 0 ? 0.33 : -0.14)
    font = font.resized(to: font.size * 0.7)
  }

  private mutating func readDirection(_ value: Any?) {
    let numbers = (value as? [Any])?.compactMap(Self.number) ?? []
    guard let first = numbers.first,
      Int(first) & NSWritingDirectionFormatType.override.rawValue != 0
    else { return }
    directionOverride = Int(first) & 1 == 0 ? .leftToRight : .rightToLeft
  }

  /// A link is blue, as in a text view; in a label it looks as the label does.
  private mutating func readLink(hasColor: Bool) {
    guard !hasColor else { return }
    color = CGColor(red: 0, green: 122.0 / 255, blue: 1, alpha: 1)
    if underline.style.isEmpty { underline.style = .single }
  }

  /// What is no number counts as not said; what is too large for any paper, as large.
  static func number(_ value: Any) -> CGFloat? {
    let number: CGFloat? =
      switch value {
      case let number as CGFloat: number
      case let number as Double: CGFloat(number)
      case let number as Int: CGFloat(number)
      case let number as Float: CGFloat(number)
      case let number as NSNumber: CGFloat(number.doubleValue)
      case let number as any BinaryInteger: CGFloat(Double(number))
      default: nil
      }
    return number.flatMap(TextNumber.bounded)
  }

  private static func line(_ value: Any) -> NSUnderlineStyle? {
    (value as? NSUnderlineStyle) ?? number(value).map { NSUnderlineStyle(rawValue: Int($0)) }
  }
}
