import CoreGraphics
import Foundation

/// Breaks a text into lines and places its letters.
///
/// A text is shaped once, as if lines had no end; lines are cut from that, and only where a cut
/// goes through letters that belong together is a piece shaped again. Nothing is rounded: who
/// rounds is whoever asks. Unicode's rules for breaking come from Pango, glyphs from HarfBuzz.
@_spi(Text) public final class TextTypesetter {
  let source: TextSource
  let paragraphs: [ParagraphText]

  /// `base` and `paragraph` are meant where the text's attributes say nothing.
  public init(
    _ text: NSAttributedString, base: TextStyle, paragraph: NSParagraphStyle = .default
  ) {
    FontLibrary.lock.lock()
    defer { FontLibrary.lock.unlock() }
    source = TextSource(text, base: base, paragraph: paragraph)
    paragraphs = source.paragraphs()
  }

  public var length: Int { source.units.count }

  /// Sets the text.
  public func layout(_ request: TextLayoutRequest) -> TextLayout {
    FontLibrary.lock.lock()
    defer { FontLibrary.lock.unlock() }
    var setter = LineSetter(self, request)
    return setter.set()
  }

  static func warmUp() -> CGFloat {
    let font = CTFont(FontLibrary.shared.selection(in: .sans, style: FaceStyle()), size: 17)
    let text = NSAttributedString(string: "Ready, set. 123")
    return TextTypesetter(text, base: TextStyle(font: font)).layout(TextLayoutRequest()).size.width
  }
}

/// Sets the lines of one text, from the top down.
struct LineSetter {
  private let typesetter: TextTypesetter
  private let request: TextLayoutRequest
  private let builder: LineBuilder
  private var layout = TextLayout()
  private var bottom: CGFloat = 0
  /// Where the line that was set last began, for when it has to be shortened.
  private var lastLine: (paragraph: Int, start: Int, top: CGFloat, isFirst: Bool)?

  init(_ typesetter: TextTypesetter, _ request: TextLayoutRequest) {
    self.typesetter = typesetter
    self.request = request
    builder = LineBuilder(source: typesetter.source, request: request)
  }

  mutating func set() -> TextLayout {
    for index in typesetter.paragraphs.indices where !set(paragraph: index) { break }
    finish()
    return layout
  }

  /// Whether there is room for more.
  private mutating func set(paragraph index: Int) -> Bool {
    let paragraph = typesetter.paragraphs[index]
    if !layout.lines.isEmpty { bottom += paragraph.style.paragraphSpacingBefore }
    var start = paragraph.range.lowerBound
    var isFirst = true
    repeat {
      if request.maximumLines > 0, layout.lines.count == request.maximumLines {
        shortenLastLine()
        return false
      }
      var (line, next) = makeLine(paragraph, from: start, isFirst: isFirst)
      builder.measure(&line, paragraph, at: start)
      if isOverflowing(line), request.overflow != .kept {
        shortenLastLine()
        return false
      }
      lastLine = (index, start, bottom, isFirst)
      place(&line, paragraph, isFirst: isFirst)
      layout.lines.append(line)
      if line.truncation == .truncated, next < paragraph.range.upperBound {
        layout.completeness = .shortened
      }
      start = next
      isFirst = false
    } while start < paragraph.range.upperBound
    bottom += paragraph.style.paragraphSpacing
    return true
  }

  private func isOverflowing(_ line: TextLine) -> Bool {
    // Half a pixel is forgiven: sizes are rounded for the screen before they come back.
    !layout.lines.isEmpty && bottom + line.height > request.height + 0.25
  }

  private func makeLine(
    _ paragraph: ParagraphText, from start: Int, isFirst: Bool
  ) -> (TextLine, next: Int) {
    let available = builder.available(for: paragraph, isFirst: isFirst)
    let mode = paragraph.style.lineBreakMode
    let shortens = request.truncatingModes == .shortenParagraphs && !paragraph.wraps
    if shortens {
      let end = paragraph.range.upperBound
      let isShortened =
        mode != .byClipping && builder.width(of: paragraph, start..<end) > available + 0.01
      let line =
        isShortened
        ? builder.shortened(paragraph, from: start, available: available, mode: mode, more: false)
        : builder.line(paragraph, start..<end, next: paragraph.fullRange.upperBound)
      return (line, end)
    }
    let end = LineBreaker.end(
      of: paragraph, from: start, available: available,
      by: mode == .byCharWrapping ? .letters : .words, indent: builder.indent(paragraph, isFirst))
    let isLast = end >= paragraph.range.upperBound
    let next = isLast ? paragraph.fullRange.upperBound : end
    return (builder.line(paragraph, start..<end, next: next), end)
  }

  private mutating func place(_ line: inout TextLine, _ paragraph: ParagraphText, isFirst: Bool) {
    let isLast = NSMaxRange(line.range) >= paragraph.range.upperBound
    builder.align(&line, paragraph, isFirst: isFirst, isLast: isLast)
    line.top = bottom
    line.baseline = bottom + line.height - line.descent
    if request.leading == .used { line.baseline -= line.leading }
    bottom += line.height + paragraph.style.lineSpacing
    layout.shownLength = NSMaxRange(line.range)
  }

  /// The last line that fits ends in an ellipsis, if that is asked for.
  private mutating func shortenLastLine() {
    layout.completeness = .shortened
    guard let last = lastLine, !layout.lines.isEmpty else { return }
    let paragraph = typesetter.paragraphs[last.paragraph]
    let mode = paragraph.style.lineBreakMode
    let isTruncating =
      mode == .byTruncatingHead || mode == .byTruncatingTail || mode == .byTruncatingMiddle
    let isWanted = request.overflow == .droppedWithEllipsis || isTruncating
    guard isWanted else { return }
    let available = builder.available(for: paragraph, isFirst: last.isFirst)
    var line = builder.shortened(
      paragraph, from: last.start, available: available,
      mode: isTruncating ? mode : .byTruncatingTail,
      more: last.paragraph + 1 < typesetter.paragraphs.count)
    builder.measure(&line, paragraph, at: last.start)
    layout.lines.removeLast()
    bottom = last.top
    place(&line, paragraph, isFirst: last.isFirst)
    layout.lines.append(line)
  }

  /// Space between lines and paragraphs does not count behind the last.
  private mutating func finish() {
    // What stands in the middle or at the right takes no more than its own width.
    layout.size.width = layout.lines.map { $0.indent + $0.width }.max() ?? 0
    layout.size.height = layout.lines.last.map { $0.top + $0.height } ?? 0
  }
}
