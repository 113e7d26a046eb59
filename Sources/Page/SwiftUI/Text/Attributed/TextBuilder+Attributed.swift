extension TextBuilder {
  /// Adds a text with attributes of SwiftUI, UIKit and Markdown.
  mutating func append(_ string: AttributedString, _ look: TextLook) {
    for run in string.runs {
      var look = look
      look.apply(run.attributes)
      append(String(string.characters[run.range]), look)
    }
  }
}

extension TextLook {
  fileprivate mutating func apply(_ values: AttributeContainer) {
    applyUIKit(values)
    typealias Keys = AttributeScopes.SwiftUIAttributes
    if let font = values[Keys.FontAttribute.self] { self.font = font }
    if let color = values[Keys.ForegroundColorAttribute.self] { style = AnyShapeStyle(color) }
    if let color = values[Keys.BackgroundColorAttribute.self] { background = color }
    if let line = values[Keys.StrikethroughStyleAttribute.self] { strikethrough = line }
    if let line = values[Keys.UnderlineStyleAttribute.self] { underline = line }
    if let kern = values[Keys.KerningAttribute.self] { kerning = kern }
    if let tracking = values[Keys.TrackingAttribute.self] { self.tracking = tracking }
    if let offset = values[Keys.BaselineOffsetAttribute.self] { baselineOffset = offset }
    if let link = values[AttributeScopes.FoundationAttributes.LinkAttribute.self] {
      self.link = link
    }
    guard let intent = values[Keys.InlinePresentationIntentAttribute.self] else { return }
    if intent.contains(.stronglyEmphasized) { isBold = true }
    if intent.contains(.emphasized) { isItalic = true }
    if intent.contains(.code) { isMonospaced = true }
    if intent.contains(.strikethrough) { strikethrough = .single }
  }

  private mutating func applyUIKit(_ values: AttributeContainer) {
    typealias Keys = AttributeScopes.UIKitAttributes
    if let font = values[Keys.FontAttribute.self] { self.font = Font(font) }
    if let color = values[Keys.ForegroundColorAttribute.self] {
      style = AnyShapeStyle(Color(uiColor: color))
    }
    if let color = values[Keys.BackgroundColorAttribute.self] {
      background = Color(uiColor: color)
    }
    if let line = values[Keys.UnderlineStyleAttribute.self] {
      underline = Text.LineStyle(nsUnderlineStyle: line)
    }
    if let line = values[Keys.StrikethroughStyleAttribute.self] {
      strikethrough = Text.LineStyle(nsUnderlineStyle: line)
    }
    if let kern = values[Keys.KernAttribute.self] { kerning = kern }
    if let tracking = values[Keys.TrackingAttribute.self] { self.tracking = tracking }
    if let offset = values[Keys.BaselineOffsetAttribute.self] { baselineOffset = offset }
  }
}
