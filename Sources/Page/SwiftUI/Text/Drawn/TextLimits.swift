/// How the lines of a text are set: their number, distance and alignment.
struct TextLimits: Equatable {
  var most: Int?
  var least: Int?
  var lineSpacing: CGFloat = 0
  var alignment = NSTextAlignment.left
  var truncation = NSLineBreakMode.byTruncatingTail
  var minimumScale: CGFloat = 1
  var isTightened = false
  private(set) var paragraph = NSParagraphStyle.default

  init() {}

  init(in environment: EnvironmentValues, leading: Font.Leading) {
    most = environment.lineLimits.most
    least = environment.lineLimits.least
    lineSpacing = environment.lineSpacing
    minimumScale = environment.minimumScaleFactor
    isTightened = environment.allowsTightening
    let isLeftToRight = environment.layoutDirection == .leftToRight
    switch environment.multilineTextAlignment {
    case .leading: alignment = isLeftToRight ? .left : .right
    case .center: alignment = .center
    case .trailing: alignment = isLeftToRight ? .right : .left
    }
    switch environment.truncationMode {
    case .head: truncation = .byTruncatingHead
    case .middle: truncation = .byTruncatingMiddle
    case .tail: truncation = .byTruncatingTail
    }
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.lineBreakMode = truncation
    style.lineSpacing = max(lineSpacing, 0)
    switch leading {
    case .standard: break
    case .tight: style.lineHeightMultiple = 0.92
    case .loose: style.lineHeightMultiple = 1.08
    }
    style.baseWritingDirection = isLeftToRight ? .leftToRight : .rightToLeft
    paragraph = style
  }

  func withParagraph(_ text: NSAttributedString) -> NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: text)
    copy.addAttribute(
      .paragraphStyle, value: paragraph, range: NSRange(location: 0, length: text.length))
    return copy
  }

  /// The largest scale that fits, down to the smallest allowed one.
  func fittingScale(_ fits: (CGFloat) -> Bool) -> CGFloat {
    guard minimumScale < 1 else { return 1 }
    var scale: CGFloat = 1
    while scale > minimumScale {
      if fits(scale) { return scale }
      scale -= 0.02
    }
    return minimumScale
  }
}
