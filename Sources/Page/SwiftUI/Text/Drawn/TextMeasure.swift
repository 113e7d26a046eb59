@_spi(Text) import CoreText

/// The lines of a text for a proposal.
struct TextMeasure {
  var size = CGSize.zero
  var firstBaseline: CGFloat = 0
  var lastBaseline: CGFloat = 0
  /// The height of the lines, without the space that is kept for more of them.
  private(set) var textHeight: CGFloat = 0
  /// How many lines there is room for; zero is any number.
  var lines = 0
  private(set) var textLines: [TextLine] = []

  @MainActor
  init(
    _ text: NSAttributedString, _ limits: TextLimits, font: UIFont, pixel: CGFloat,
    proposal: ProposedViewSize
  ) {
    let width = proposal.width.map { max($0, 0) } ?? .infinity
    let height = proposal.height.map { max($0, 0) } ?? .infinity
    var layout = Self.layout(text, limits, font, width: width, lines: limits.most ?? 0)
    lines = limits.most ?? 0
    if layout.size.height > height + 0.5, layout.lines.count > 1, limits.minimumScale >= 1 {
      lines = Self.count(of: layout, fitting: height)
      layout = Self.layout(text, limits, font, width: width, lines: lines)
    }
    let scale = limits.fittingScale { scale in
      let scaled = Self.layout(
        text.scaledFonts(by: scale), limits, font, width: lines == 1 ? .infinity : width, lines: 0)
      let isShort = lines == 0 || scaled.lines.count <= lines
      return isShort && scaled.size.width <= width + 0.01 && scaled.size.height <= height + 0.25
    }
    if scale < 1 {
      let scaled = text.scaledFonts(by: scale)
      layout = Self.layout(scaled, limits, font, width: width, lines: lines)
      if layout.size.height > height + 0.5, layout.lines.count > 1 {
        lines = Self.count(of: layout, fitting: height)
        layout = Self.layout(scaled, limits, font, width: width, lines: lines)
      }
    }
    func up(_ length: CGFloat) -> CGFloat { ((length - 0.001) / pixel).rounded(.up) * pixel }
    size = CGSize(width: min(up(layout.size.width), width), height: up(layout.size.height))
    // A label puts the first baseline on a whole pixel.
    firstBaseline = (layout.firstBaseline / pixel).rounded() * pixel
    lastBaseline = firstBaseline + layout.lastBaseline - layout.firstBaseline
    textHeight = size.height
    if let least = limits.least {
      let lineHeight = font.lineHeight
      let smallest = CGFloat(least) * lineHeight + CGFloat(least - 1) * limits.lineSpacing
      size.height = max(size.height, up(smallest))
    }
    textLines = layout.lines
  }

  /// Where the lines are.
  var lineRects: [CGRect] {
    textLines.map { CGRect(x: $0.x, y: $0.top, width: $0.width, height: $0.height) }
  }

  /// The letter at a point, if there is one.
  func index(at point: CGPoint) -> Int? {
    for (line, rect) in zip(textLines, lineRects)
    where rect.insetBy(dx: -4, dy: 0).contains(point) {
      return line.index(at: point.x - line.x)
    }
    return nil
  }

  @MainActor
  private static func layout(
    _ text: NSAttributedString, _ limits: TextLimits, _ font: UIFont, width: CGFloat, lines: Int
  ) -> TextLayout {
    var request = TextLayoutRequest(
      width: max(width, 1), height: .infinity, maximumLines: lines)
    request.truncatingModes = lines == 1 ? .shortenParagraphs : .breakLines
    return TextMeasurer.shared.layout(
      text, base: TextStyle(font: font), paragraph: limits.paragraph, request)
  }

  /// How many lines a height has room for; one always is shown.
  private static func count(of layout: TextLayout, fitting height: CGFloat) -> Int {
    let lineHeight = layout.size.height / CGFloat(max(layout.lines.count, 1))
    return max(1, min(layout.lines.count, Int((height + 0.5) / max(lineHeight, 1))))
  }
}

extension NSAttributedString {
  /// The text with all fonts made smaller.
  func scaledFonts(by scale: CGFloat) -> NSAttributedString {
    guard scale != 1 else { return self }
    let copy = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.font, in: NSRange(location: 0, length: length), options: []) {
      value, range, _ in
      guard let font = value as? UIFont else { return }
      copy.addAttribute(.font, value: font.withSize(font.pointSize * scale), range: range)
    }
    return copy
  }
}
