/// Makes the attributed string that a text stands for in an environment.
@MainActor @preconcurrency
struct TextBuilder {
  let environment: EnvironmentValues
  private let size: DynamicTypeSize
  let result = NSMutableAttributedString(string: "")
  /// What all of the text is painted with, if a color cannot say it.
  private(set) var paints: [_Paint] = []
  /// When the text says something else.
  private(set) var nextUpdate: Date?
  private(set) var leading = Font.Leading.standard
  /// What assistive technology reads, if not the letters.
  var speech: TextSpeech?

  init(in environment: EnvironmentValues) {
    self.environment = environment
    size = environment.dynamicTypeSize
  }

  mutating func append(_ text: Text) {
    append(text, environment.textLook)
    finishSpeech()
  }

  /// Adds a text. What was said of it first is said last of its letters.
  mutating func append(_ text: Text, _ outer: TextLook) {
    var look = outer
    for change in text.changes.reversed() { look.apply(change) }
    let start = result.length
    append(text.storage, look)
    noteSpeech(of: text.changes, from: start)
  }

  private mutating func append(_ storage: Text.Storage, _ look: TextLook) {
    switch storage {
    case .verbatim(let string): append(string, look)
    case .localized(let key, let table, let bundle):
      append(key, table: table, bundle: bundle, look)
    case .attributed(let string): append(string, look)
    case .image(let image): append(image, look)
    case .moment(let moment):
      let now = Date()
      append(moment.text(at: now, in: environment), look)
      note(moment.nextChange(after: now))
    case .live(let live):
      let now = Date()
      append(live.string(now, environment.locale), look)
      note(live.nextChange(now))
    case .pair(let one, let other):
      append(one, look)
      append(other, look)
    }
  }

  private mutating func note(_ date: Date?) {
    guard let date else { return }
    nextUpdate = min(nextUpdate ?? date, date)
  }

  mutating func append(_ string: String, _ look: TextLook) {
    guard !string.isEmpty else { return }
    let cased = environment.textCase.map { $0.changed(string) } ?? string
    result.append(NSAttributedString(string: cased, attributes: attributes(look)))
  }

  private mutating func append(_ image: Image, _ look: TextLook) {
    var inner = environment
    inner.font = look.wholeFont(in: environment)
    let paint = paint(look)
    guard let picture = image.picture(in: inner)?.uiImage else { return }
    let attachment = NSTextAttachment()
    let color = paint.color ?? .label
    attachment.image =
      picture.renderingMode == .alwaysOriginal
      ? picture
      : picture.isSymbolImage || picture.renderingMode == .alwaysTemplate
        ? picture.withTintColor(color, renderingMode: .alwaysOriginal) : picture
    let font = inner.font?.uiFont(for: size) ?? .systemFont(ofSize: 17)
    let drop =
      picture.isSymbolImage ? (font.capHeight - picture.size.height) / 2 : 0
    attachment.bounds = CGRect(
      x: 0, y: drop, width: picture.size.width, height: picture.size.height)
    let made = NSMutableAttributedString(attachment: attachment)
    made.addAttributes(
      attributes(look), range: NSRange(location: 0, length: made.length))
    result.append(made)
  }

  private mutating func paint(_ look: TextLook) -> _Paint {
    let paint: _Paint
    if let style = look.style {
      paint = style._paint(in: environment)
    } else if look.link != nil {
      paint = TintShapeStyle()._paint(in: environment)
    } else {
      paint = HierarchicalShapeStyle.primary._paint(in: environment)
    }
    if paints.last != paint { paints.append(paint) }
    return paint
  }

  private mutating func attributes(_ look: TextLook) -> [NSAttributedString.Key: Any] {
    let font = look.wholeFont(in: environment)
    let uiFont = font.uiFont(for: size)
    if font.leading != .standard { leading = font.leading }
    let paint = paint(look)
    let color: UIColor
    if let plain = paint.color {
      color = plain
    } else if case .gradient(let gradient) = paint.fill, let first = gradient.ramp.stops.first {
      color = first.color
    } else {
      color = .label.resolvedColor(with: environment.traits)
    }
    var values: [NSAttributedString.Key: Any] = [.font: uiFont, .foregroundColor: color]
    let spread = look.kerning + look.tracking
    if spread != 0 { values[.kern] = spread }
    if look.baselineOffset != 0 { values[.baselineOffset] = look.baselineOffset }
    if let line = look.underline {
      values[.underlineStyle] = line.uiStyle.rawValue
      values[.underlineColor] = line.color?.uiColor(in: environment)
    }
    if let line = look.strikethrough {
      values[.strikethroughStyle] = line.uiStyle.rawValue
      values[.strikethroughColor] = line.color?.uiColor(in: environment)
    }
    if let background = look.background {
      values[.backgroundColor] = background.uiColor(in: environment)
    }
    if let link = look.link { values[.link] = link }
    if !look.attributes.values.isEmpty {
      values[TextAttributeBox.key] = TextAttributeBox(look.attributes.values)
    }
    return values
  }

  /// The one paint of the whole text that is no color, if it has one.
  var wholePaint: _Paint? {
    guard paints.count == 1, let paint = paints.first else { return nil }
    return paint.color == nil || !paint.shadows.isEmpty ? paint : nil
  }
}
