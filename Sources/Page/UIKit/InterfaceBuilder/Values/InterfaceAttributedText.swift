import CoreGraphics
import Foundation

/// A text with attributes, which lies in a file of Interface Builder as fragments.
@MainActor
enum InterfaceAttributedText {
  static func text(
    _ element: InterfaceElement?, in document: InterfaceDocument
  ) -> NSAttributedString? {
    guard let element, element.name == "attributedString" else { return nil }
    let text = NSMutableAttributedString()
    for fragment in element.children where fragment.name == "fragment" {
      let attributes = attributes(fragment.group("attributes"), in: document)
      text.append(
        NSAttributedString(string: fragment.string("content") ?? "", attributes: attributes))
    }
    return text
  }

  static func attributes(
    _ elements: [InterfaceElement], in document: InterfaceDocument
  ) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for element in elements {
      switch element.key {
      case "NSColor": attributes[.foregroundColor] = InterfaceColor.color(element, in: document)
      case "NSBackgroundColor":
        attributes[.backgroundColor] = InterfaceColor.color(element, in: document)
      case "NSFont": attributes[.font] = InterfaceFont.font(element)
      case "NSParagraphStyle": attributes[.paragraphStyle] = paragraph(element)
      case "NSKern": attributes[.kern] = element.number("value")
      case "NSUnderline": attributes[.underlineStyle] = element.integer("value")
      case "NSStrikethrough": attributes[.strikethroughStyle] = element.integer("value")
      case "NSLink": attributes[.link] = (element["value"] ?? element["string"]).flatMap(URL.init)
      default: break
      }
    }
    return attributes
  }

  private static func paragraph(_ element: InterfaceElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let word = element["alignment"], let alignment = InterfaceWords.textAlignments[word] {
      style.alignment = alignment
    }
    if let word = element["lineBreakMode"], let mode = InterfaceWords.lineBreakModes[word] {
      style.lineBreakMode = mode
    }
    element.number("lineSpacing").apply { style.lineSpacing = $0 }
    element.number("paragraphSpacing").apply { style.paragraphSpacing = $0 }
    element.number("paragraphSpacingBefore").apply { style.paragraphSpacingBefore = $0 }
    element.number("lineHeightMultiple").apply { style.lineHeightMultiple = $0 }
    element.number("minimumLineHeight").apply { style.minimumLineHeight = $0 }
    element.number("maximumLineHeight").apply { style.maximumLineHeight = $0 }
    element.number("firstLineHeadIndent").apply { style.firstLineHeadIndent = $0 }
    element.number("headIndent").apply { style.headIndent = $0 }
    element.number("tailIndent").apply { style.tailIndent = $0 }
    return style
  }
}
