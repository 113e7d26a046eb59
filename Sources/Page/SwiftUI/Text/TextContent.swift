/// A text as it is shown in an environment: letters with all attributes.
struct TextContent: Equatable {
  var string = NSAttributedString()
  var lineLimit = 0
  var reservesSpace = false
  var truncation = NSLineBreakMode.byTruncatingTail
  var minimumScale: CGFloat = 1
  /// What the letters are painted in, where one color is not enough.
  var paint: _Paint?

  init() {}

  init(_ text: Text, in environment: EnvironmentValues) {
    let settings = environment.textSettings
    lineLimit = max(settings.lineLimit ?? 0, 0)
    reservesSpace = settings.reservesSpace
    minimumScale = settings.minimumScale
    truncation =
      switch settings.truncation {
      case .head: .byTruncatingHead
      case .tail: .byTruncatingTail
      case .middle: .byTruncatingMiddle
      }
    let paragraph = Self.paragraph(settings, environment)
    let result = NSMutableAttributedString()
    for segment in text.segments {
      let traits = segment.traits.inside(settings.traits)
      result.append(
        Self.string(of: segment, traits, settings, paragraph, environment, paint: &paint))
    }
    string = result
  }

  private static func paragraph(
    _ settings: TextSettings, _ environment: EnvironmentValues
  ) -> NSParagraphStyle {
    let paragraph = NSMutableParagraphStyle()
    let isLeft = environment.layoutDirection == .leftToRight
    paragraph.alignment =
      switch settings.alignment {
      case .leading: isLeft ? .left : .right
      case .center: .center
      case .trailing: isLeft ? .right : .left
      }
    paragraph.lineSpacing = settings.lineSpacing
    return paragraph
  }

  private static func string(
    of segment: Text.Segment, _ traits: TextTraits, _ settings: TextSettings,
    _ paragraph: NSParagraphStyle, _ environment: EnvironmentValues, paint: inout _Paint?
  ) -> NSAttributedString {
    let font = (traits.font ?? .body).uiFont(in: environment, changes: traits.changes)
    let style: any ShapeStyle =
      traits.style ?? (traits.link != nil ? AnyShapeStyle(TintShapeStyle()) : nil)
      ?? AnyShapeStyle(ForegroundStyle())
    let painted = style._paint(in: environment)
    if painted.color == nil { paint = paint ?? painted }
    let color = style.uiColor(in: environment)
    var attributes: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: color, .paragraphStyle: paragraph,
    ]
    if let space = traits.tracking ?? traits.kerning { attributes[.kern] = space }
    if let offset = traits.baselineOffset { attributes[.baselineOffset] = offset }
    add(traits.underline, .underlineStyle, .underlineColor, environment, to: &attributes)
    add(traits.strikethrough, .strikethroughStyle, .strikethroughColor, environment, to: &attributes)
    switch segment.content {
    case .string(let string):
      return NSAttributedString(string: settings.cased(string), attributes: attributes)
    case .date(let date, let style):
      return NSAttributedString(string: settings.cased(style.string(of: date)), attributes: attributes)
    case .image(let image):
      guard let picture = image.picture(in: environment, font: font) else {
        return NSAttributedString()
      }
      let attachment = NSTextAttachment()
      attachment.image = picture.withTintColor(color, renderingMode: .alwaysOriginal)
      attachment.bounds = CGRect(
        x: 0, y: (font.capHeight - picture.size.height) / 2, width: picture.size.width,
        height: picture.size.height)
      let string = NSMutableAttributedString(attachment: attachment)
      string.addAttributes(attributes, range: NSRange(location: 0, length: string.length))
      return string
    }
  }

  private static func add(
    _ line: TextTraits.Line?, _ style: NSAttributedString.Key, _ color: NSAttributedString.Key,
    _ environment: EnvironmentValues, to attributes: inout [NSAttributedString.Key: Any]
  ) {
    guard let line, line.isActive else { return }
    attributes[style] = NSUnderlineStyle.single.rawValue | line.pattern.style
    if let lineColor = line.color { attributes[color] = lineColor.uiColor(in: environment) }
  }
}

extension TextSettings {
  func cased(_ string: String) -> String {
    switch textCase {
    case .uppercase?: string.uppercased()
    case .lowercase?: string.lowercased()
    case nil: string
    }
  }
}
