@_spi(Pictures) @_spi(Text) import CoreGraphics
import Foundation

/// Which way y grows where text is drawn.
@_spi(Text) public enum TextOrientation: Sendable {
  case down, up
}

extension TextLayout {
  /// Draws the lines; `origin` is the upper left corner of the text, y growing downwards.
  @_spi(Text) public func draw(in context: CGContext, at origin: CGPoint) {
    for line in lines {
      TextPainter(context: context, orientation: .down).draw(
        line, at: CGPoint(x: origin.x + line.x, y: origin.y + line.baseline),
        box: origin.y + line.top..<origin.y + line.top + line.height)
    }
  }
}

/// Draws lines of text into a context, glyph by glyph as filled shapes.
///
/// Glyphs are drawn by their outlines and not as Cairo's own text: their places are not rounded,
/// and everything that holds for shapes holds for them: clips, patterns, shadows, blend modes.
struct TextPainter {
  let context: CGContext
  let orientation: TextOrientation

  private var sign: CGFloat { orientation == .down ? -1 : 1 }

  /// `origin` is where the baseline begins; `box` what a background fills, from top to bottom.
  func draw(_ line: TextLine, at origin: CGPoint, box: Range<CGFloat>) {
    for part in TextDecorations.fills(of: line, at: origin, box: box) {
      context.saveGState()
      context.setFillColor(part.color)
      context.fill(part.rect)
      context.restoreGState()
    }
    for run in line.runs {
      draw(run, at: CGPoint(x: origin.x + run.x, y: origin.y))
    }
  }

  func draw(_ run: TextRun, at start: CGPoint) {
    context.saveGState()
    defer { context.restoreGState() }
    if let shadow = run.style.shadow {
      context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
    }
    let baseline = CGPoint(x: start.x, y: start.y + sign * run.style.baselineOffset)
    switch run.content {
    case .letters: drawLetters(of: run, at: baseline)
    case .attachment: drawAttachment(of: run, at: baseline)
    case .tab: break
    }
    for part in TextDecorations.lines(of: run, at: baseline, orientation: orientation) {
      context.setFillColor(part.color)
      context.fill(part.rect)
    }
  }

  private func drawAttachment(of run: TextRun, at baseline: CGPoint) {
    let bounds = run.attachmentBounds
    let y = orientation == .down ? baseline.y - bounds.maxY : baseline.y + bounds.minY
    run.style.attachment?._textDraw(
      in: CGRect(x: baseline.x + bounds.minX, y: y, width: bounds.width, height: bounds.height),
      context: context, color: run.style.color, position: run.range.location)
  }

  // MARK: Letters

  private func drawLetters(of run: TextRun, at baseline: CGPoint) {
    if run.font.face.record.hasColor, drawPictures(of: run, at: baseline) { return }
    let path = outline(of: run, at: baseline)
    let style = run.style
    if style.strokeWidth <= 0 {
      context.setFillColor(style.color)
      context.paintText(path)
    }
    guard style.strokeWidth != 0 else { return }
    context.setStrokeColor(style.strokeColor ?? style.color)
    context.setLineWidth(abs(style.strokeWidth) * run.font.size / 100)
    context.setLineJoin(.round)
    context.beginPath()
    context.addPath(path)
    context.strokePath()
  }

  private func outline(of run: TextRun, at baseline: CGPoint) -> CGPath {
    let unit = run.font.unit
    let path = CGMutablePath()
    let stretch = run.style.expansion == 0 ? 1 : CGFloat(exp(Double(run.style.expansion)))
    let slant = run.font.selection.slant + run.style.obliqueness
    let own = run.font.matrix
    for glyph in run.glyphs {
      let shape = CGAffineTransform(
        a: unit * stretch, b: 0, c: unit * slant, d: unit, tx: 0, ty: 0)
      let place = CGAffineTransform(
        a: 1, b: 0, c: 0, d: sign, tx: baseline.x + glyph.x, ty: baseline.y + sign * glyph.y)
      path.addPath(
        run.font.face.outline(of: glyph.glyph),
        transform: shape.concatenating(own).concatenating(place))
    }
    return path
  }

  /// Letters that are pictures, such as emoji; false if the font has none of these.
  private func drawPictures(of run: TextRun, at baseline: CGPoint) -> Bool {
    let unit = run.font.unit
    var isDrawn = false
    for glyph in run.glyphs {
      guard let picture = GlyphPictures.picture(of: glyph.glyph, in: run.font.face) else {
        continue
      }
      let box = run.font.face.box(of: glyph.glyph)
      let rect = CGRect(
        x: baseline.x + glyph.x + box.minX * unit,
        y: orientation == .down
          ? baseline.y - (box.maxY * unit) : baseline.y + box.minY * unit,
        width: box.width * unit, height: box.height * unit)
      draw(picture, in: rect)
      isDrawn = true
    }
    return isDrawn || run.glyphs.isEmpty
  }

  private func draw(_ picture: CGImage, in rect: CGRect) {
    guard orientation == .down else { return context.draw(picture, in: rect) }
    context.saveGState()
    context.translateBy(x: 0, y: rect.minY + rect.maxY)
    context.scaleBy(x: 1, y: -1)
    context.draw(picture, in: rect)
    context.restoreGState()
  }
}

/// The pictures of emoji, read once.
enum GlyphPictures {
  private struct Key: Hashable {
    var face: ObjectIdentifier
    var glyph: UInt32
  }

  nonisolated(unsafe) private static var known: [Key: CGImage] = [:]
  private static let limit = 256

  static func picture(of glyph: UInt32, in face: FontFace) -> CGImage? {
    FontLibrary.lock.lock()
    defer { FontLibrary.lock.unlock() }
    let key = Key(face: ObjectIdentifier(face), glyph: glyph)
    if let image = known[key] { return image }
    guard let data = face.picture(of: glyph), let image = CGImage(fileBytes: [UInt8](data))
    else {
      return nil
    }
    if known.count >= limit { known = [:] }
    known[key] = image
    return image
  }
}
