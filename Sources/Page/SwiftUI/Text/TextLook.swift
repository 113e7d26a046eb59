/// Something that was said of a text or of the texts inside a view.
enum TextChange: Equatable {
  case font(Font?)
  case weight(Font.Weight?)
  case width(Font.Width?)
  case design(Font.Design?)
  case bold(Bool)
  case italic(Bool)
  case monospaced(Bool)
  case monospacedDigit
  case smallCaps
  case underline(Text.LineStyle?)
  case strikethrough(Text.LineStyle?)
  case kerning(CGFloat)
  case tracking(CGFloat)
  case baselineOffset(CGFloat)
  case style(AnyShapeStyle?)
  case background(Color?)
  case scale(Text.Scale)
  case link(URL?)
  case attribute(TextAttributes)
  /// What is read in place of the letters.
  case spoken(Text)
  case heading
}

/// How a part of a text looks, beside what its font says.
struct TextLook: Equatable {
  var font: Font?
  var weight: Font.Weight?
  var width: Font.Width?
  var design: Font.Design?
  var isBold = false
  var isItalic = false
  var isMonospaced = false
  var hasMonospacedDigits = false
  var hasSmallCaps = false
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var kerning: CGFloat = 0
  var tracking: CGFloat = 0
  var baselineOffset: CGFloat = 0
  var style: AnyShapeStyle?
  var background: Color?
  var scale = Text.Scale.default
  var link: URL?
  var attributes = TextAttributes()

  mutating func apply(_ change: TextChange) {
    switch change {
    case .font(let font): self.font = font ?? self.font
    case .weight(let weight): self.weight = weight
    case .width(let width): self.width = width
    case .design(let design): self.design = design
    case .bold(let isBold):
      self.isBold = isBold
      if isBold { weight = nil }
    case .italic(let isItalic): self.isItalic = isItalic
    case .monospaced(let isMonospaced): self.isMonospaced = isMonospaced
    case .monospacedDigit: hasMonospacedDigits = true
    case .smallCaps: hasSmallCaps = true
    case .underline(let line): underline = line
    case .strikethrough(let line): strikethrough = line
    case .kerning(let kerning): self.kerning = kerning
    case .tracking(let tracking): self.tracking = tracking
    case .baselineOffset(let offset): baselineOffset = offset
    case .style(let style): self.style = style
    case .background(let color): background = color
    case .scale(let scale): self.scale = scale
    case .link(let link): self.link = link
    case .attribute(let added): attributes.values.merge(added.values) { $1 }
    case .spoken, .heading: break
    }
  }

  /// The font with all that was said of it.
  func wholeFont(in environment: EnvironmentValues) -> Font {
    var font = self.font ?? environment.font ?? .body
    if let design { font.changes.append(.design(design)) }
    if let width { font = font.width(width) }
    if let weight { font = font.weight(weight) }
    if isBold { font = font.bold() }
    if isItalic { font = font.italic() }
    if isMonospaced { font = font.monospaced() }
    if hasMonospacedDigits { font = font.monospacedDigit() }
    if hasSmallCaps { font = font.smallCaps() }
    if scale == .secondary { font = font.scaled(by: 0.8) }
    return font
  }
}

private struct TextLookKey: EnvironmentKey {
  static let defaultValue = TextLook()
}

private struct FontKey: EnvironmentKey {
  static let defaultValue: Font? = nil
}

extension EnvironmentValues {
  /// The font of text that says nothing else.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// What views outside said of texts, beside their font.
  var textLook: TextLook {
    get { self[TextLookKey.self] }
    set { self[TextLookKey.self] = newValue }
  }

  /// The font of UIKit that text has here.
  var uiFont: UIFont { textLook.wholeFont(in: self).uiFont(for: dynamicTypeSize) }
}
