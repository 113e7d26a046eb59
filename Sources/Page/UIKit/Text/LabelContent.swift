import CoreGraphics
@_spi(Text) import CoreText
import Foundation

/// What a label says, and what it was told to look like.
struct LabelContent {
  static var standardFont: UIFont { .systemFont(ofSize: UIFont.labelFontSize) }

  private enum Text {
    case none
    case plain(String)
    case attributed(NSAttributedString)
  }

  private var text = Text.none
  private(set) var font = LabelContent.standardFont
  private(set) var textColor = UIColor.label
  private(set) var paragraph = LabelContent.standardParagraph

  private static var standardParagraph: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    return NSParagraphStyle.frozen(style)
  }

  var string: String? {
    switch text {
    case .none: nil
    case .plain(let string): string
    case .attributed(let string): string.string
    }
  }

  // MARK: Changes

  mutating func setText(_ string: String?) {
    text = string.map { .plain($0) } ?? .none
  }

  /// The looks at the text's beginning become the label's.
  mutating func setAttributed(_ string: NSAttributedString?) {
    guard let string else {
      text = .none
      return
    }
    text = .attributed(NSAttributedString(attributedString: string))
    guard string.length > 0 else { return }
    let first = string.attributes(at: 0, effectiveRange: nil)
    if let font = first[.font] as? UIFont { self.font = font }
    if let color = first[.foregroundColor] as? UIColor { textColor = color }
    if let style = first[.paragraphStyle] as? NSParagraphStyle { paragraph = .frozen(style) }
  }

  mutating func setFont(_ font: UIFont) {
    self.font = font
    spread(.font, font)
  }

  mutating func setColor(_ color: UIColor) {
    textColor = color
    spread(.foregroundColor, color)
  }

  mutating func setParagraph(_ change: (NSMutableParagraphStyle) -> Void) {
    func changed(_ style: NSParagraphStyle) -> NSParagraphStyle {
      guard let copy = style.mutableCopy() as? NSMutableParagraphStyle else { return style }
      change(copy)
      return .frozen(copy)
    }
    paragraph = changed(paragraph)
    guard case .attributed(let string) = text else { return }
    let copy = NSMutableAttributedString(attributedString: string)
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttribute(.paragraphStyle, in: whole, options: []) { value, range, _ in
      let style = value as? NSParagraphStyle ?? paragraph
      copy.addAttribute(.paragraphStyle, value: changed(style), range: range)
    }
    text = .attributed(copy)
  }

  /// What is set of a label holds for all of its text, whatever that said before.
  private mutating func spread(_ key: NSAttributedString.Key, _ value: Any) {
    guard case .attributed(let string) = text, string.length > 0 else { return }
    let copy = NSMutableAttributedString(attributedString: string)
    copy.addAttribute(key, value: value, range: NSRange(location: 0, length: string.length))
    text = .attributed(copy)
  }

  // MARK: What is set

  /// The text with all its attributes; none if the label says nothing.
  func shownText(in style: TextStyle) -> NSAttributedString? {
    switch text {
    case .none: nil
    case .plain(let string):
      NSAttributedString(
        string: string,
        attributes: [.font: font, .foregroundColor: textColor, .paragraphStyle: paragraph])
    case .attributed(let string): string
    }
  }

  /// The text as the typesetter gets it, under one look for what it does not say itself.
  var typesetText: NSAttributedString {
    switch text {
    case .none: NSAttributedString(string: "")
    case .plain(let string): NSAttributedString(string: string)
    case .attributed(let string): string
    }
  }

  var isEmpty: Bool { string?.isEmpty ?? true }
}

extension NSParagraphStyle {
  /// A style that no one changes any more.
  static func frozen(_ style: NSParagraphStyle) -> NSParagraphStyle {
    style.copy() as? NSParagraphStyle ?? style
  }
}
