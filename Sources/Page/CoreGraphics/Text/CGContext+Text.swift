import Foundation

/// Something that knows the shapes of glyphs: a font, as the module above this one has it.
@_spi(Text) public protocol GlyphOutlines: AnyObject {
  /// The glyph's shape, y upwards, for a font of one unit; none if it has no shape.
  func outline(ofGlyph glyph: UInt16) -> CGPath?
  /// How far the next glyph is, for a font of one unit.
  func advance(ofGlyph glyph: UInt16) -> CGFloat
}

extension CGContext {
  /// Where text is drawn, and how it is turned; it is no part of the state that is saved.
  public var textMatrix: CGAffineTransform {
    get { textTransform }
    set { textTransform = newValue }
  }

  /// Where the next glyph is drawn.
  public var textPosition: CGPoint {
    get { CGPoint(x: textTransform.tx, y: textTransform.ty) }
    set { (textTransform.tx, textTransform.ty) = (newValue.x, newValue.y) }
  }

  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {
    state.text.mode = mode
  }

  public func setCharacterSpacing(_ spacing: CGFloat) {
    state.text.spacing = spacing
  }

  public func setFontSize(_ size: CGFloat) {
    state.text.size = size
  }

  /// Whose glyphs are shown from now on.
  @_spi(Text) public func setGlyphOutlines(_ outlines: (any GlyphOutlines)?) {
    state.text.outlines = outlines
  }

  /// How text is painted now.
  @_spi(Text) public var textDrawingMode: CGTextDrawingMode { state.text.mode }

  /// Shows glyphs of the font, each at its position in the text's own space.
  public func showGlyphs(_ glyphs: [UInt16], at positions: [CGPoint]) {
    guard let outlines = state.text.outlines else { return }
    let (path, size) = (CGMutablePath(), state.text.size)
    for (glyph, position) in zip(glyphs, positions) {
      guard let outline = outlines.outline(ofGlyph: glyph) else { continue }
      let place = CGAffineTransform(
        a: size, b: 0, c: 0, d: size, tx: position.x, ty: position.y)
      path.addPath(outline, transform: place.concatenating(textTransform))
    }
    paintText(path)
  }

  /// Paints the shapes of text the way text is painted now.
  @_spi(Text) public func paintText(_ path: CGPath) {
    let kept = drawn
    beginPath()
    addPath(path)
    switch state.text.mode {
    case .fill, .fillClip: drawPath(using: .fill)
    case .stroke, .strokeClip: drawPath(using: .stroke)
    case .fillStroke, .fillStrokeClip: drawPath(using: .fillStroke)
    case .invisible, .clip: break
    }
    if state.text.mode.rawValue >= CGTextDrawingMode.fillClip.rawValue {
      beginPath()
      addPath(path)
      clip()
    }
    drawn = kept
  }
}
