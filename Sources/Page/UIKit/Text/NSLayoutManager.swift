// Long because what a subclass may override has to stand in the class itself.

import CoreGraphics
@_spi(Text) import CoreText
import Foundation

/// Sets a text storage's text in text containers.
///
/// A glyph here is a UTF-16 unit of the text: what pages ask of glyph ranges are the places of
/// letters, and those are right. One text fills the containers one after the other.
open class NSLayoutManager: NSObject {
  public internal(set) weak var textStorage: NSTextStorage?
  private var containers: [NSTextContainer] = []
  open weak var delegate: (any NSLayoutManagerDelegate)?
  open var usesFontLeading = true {
    didSet { invalidate() }
  }
  open var showsInvisibleCharacters = false
  open var showsControlCharacters = false
  open var allowsNonContiguousLayout = false

  private var pages: [Page]?
  /// What the delegate makes of the glyphs, while it is asked.
  private var substitution: GlyphSubstitution?

  /// What one container holds.
  private struct Page {
    var layout: TextLayout
    /// Where its text begins in the whole.
    var start: Int
    var end: Int
  }

  // MARK: Containers

  open var textContainers: [NSTextContainer] { containers }

  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: containers.count)
  }

  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    containers.insert(container, at: index)
    container.layoutManager = self
    invalidate()
  }

  open func removeTextContainer(at index: Int) {
    containers.remove(at: index).layoutManager = nil
    invalidate()
  }

  open func textContainerChangedGeometry(_ container: NSTextContainer) {
    invalidate()
  }

  /// Called when lines may be others than they were.
  var layoutChanged: (() -> Void)?

  func invalidate() {
    pages = nil
    layoutChanged?()
  }

  /// The lines in a container.
  func layout(in container: NSTextContainer) -> TextLayout? { page(of: container)?.layout }

  open func ensureLayout(for container: NSTextContainer) {
    _ = laidOut
  }

  open func ensureLayout(forCharacterRange range: NSRange) {
    _ = laidOut
  }

  open func ensureGlyphs(forCharacterRange range: NSRange) {}

  open func invalidateLayout(
    forCharacterRange range: NSRange, actualCharacterRange: NSRangePointer?
  ) {
    actualCharacterRange?.pointee = range
    invalidate()
  }

  open func invalidateDisplay(forCharacterRange range: NSRange) {}

  /// Has the delegate asked for glyphs anew.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange: NSRangePointer?
  ) {
    actualCharacterRange?.pointee = charRange
    invalidate()
  }

  /// For a delegate that is asked what glyphs there shall be; elsewhere it changes nothing.
  open func setGlyphs(
    _ glyphs: UnsafePointer<CGGlyph>, properties props: UnsafePointer<GlyphProperty>,
    characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont,
    forGlyphRange glyphRange: NSRange
  ) {
    for place in 0..<glyphRange.length {
      substitution?.set(glyphs[place], props[place], at: charIndexes[place], in: aFont)
    }
  }

  /// The text with the glyphs that the delegate wants.
  private func substitutedText() -> NSAttributedString {
    let text = textStorage ?? NSAttributedString()
    guard let delegate, text.length > 0 else { return text }
    substitution = GlyphSubstitution(of: text)
    defer { substitution = nil }
    for run in substitution?.runs ?? [] { run.ask(delegate, of: self) }
    return substitution?.text ?? text
  }

  private var laidOut: [Page] {
    if let pages { return pages }
    var made: [Page] = []
    var start = 0
    let text = substitutedText()
    for container in containers {
      let rest = text.attributedSubstring(
        from: NSRange(location: start, length: text.length - start))
      var layout = layout(rest, in: container)
      if let delegate { space(&layout, from: start, by: delegate, in: container) }
      let isLast = container === containers.last
      let end = isLast ? start + layout.shownLength : start + layout.shownLength
      made.append(Page(layout: layout, start: start, end: end))
      start = end
    }
    pages = made
    return made
  }

  private func layout(_ text: NSAttributedString, in container: NSTextContainer) -> TextLayout {
    let padding = container.lineFragmentPadding
    func bound(_ length: CGFloat) -> CGFloat { length > 0 && length < 1e6 ? length : .infinity }
    var request = TextLayoutRequest(
      width: bound(container.size.width) - 2 * padding, height: bound(container.size.height),
      maximumLines: container.maximumNumberOfLines)
    request.truncatingModes = .breakLines
    if container.lineBreakMode.shortens { request.overflow = .droppedWithEllipsis }
    request.leading = usesFontLeading ? .used : .ignored
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineBreakMode = container.lineBreakMode
    let typesetter = TextTypesetter(text, base: StringDrawing.base, paragraph: paragraph)
    var layout = typesetter.layout(request)
    for index in layout.lines.indices { layout.lines[index].x += padding }
    return layout
  }

  /// Puts the room between lines that the delegate wants.
  private func space(
    _ layout: inout TextLayout, from start: Int, by delegate: any NSLayoutManagerDelegate,
    in container: NSTextContainer
  ) {
    var added: CGFloat = 0
    for index in layout.lines.indices {
      let line = layout.lines[index]
      let rect = CGRect(
        x: 0, y: line.top + added, width: container.size.width, height: line.height)
      let last = start + max(line.range.location, NSMaxRange(line.range) - 1)
      let spacing = delegate.layoutManager(
        self, lineSpacingAfterGlyphAt: last, withProposedLineFragmentRect: rect)
      layout.lines[index].top += added
      layout.lines[index].baseline += added
      layout.lines[index].height += spacing
      added += spacing
    }
    layout.size.height += added
  }

  private func page(of container: NSTextContainer) -> Page? {
    guard let index = containers.firstIndex(where: { $0 === container }) else { return nil }
    return laidOut[index]
  }

  private func page(at glyph: Int) -> (Page, TextLine)? {
    for page in laidOut where glyph < page.end || page.end == (textStorage?.length ?? 0) {
      let line = page.layout.lines.last { page.start + $0.range.location <= glyph }
      if let line { return (page, line) }
    }
    return nil
  }

  // MARK: Glyphs

  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard let page = page(of: container) else { return NSRange(location: 0, length: 0) }
    return NSRange(location: page.start, length: page.end - page.start)
  }

  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    glyphIndex >= 0 && glyphIndex < numberOfGlyphs
  }

  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard let index = laidOut.firstIndex(where: { $0.start <= glyphIndex && glyphIndex < $0.end })
    else { return nil }
    effectiveRange?.pointee = glyphRange(for: containers[index])
    return containers[index]
  }

  // MARK: Places

  /// What the letters of a container take.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let page = page(of: container) else { return .zero }
    let left = page.layout.lines.map(\.x).min().map { $0 - container.lineFragmentPadding } ?? 0
    let right = page.layout.lines.map { $0.x + $0.width }.max() ?? container.lineFragmentPadding
    return CGRect(
      x: left, y: 0, width: right + container.lineFragmentPadding - left,
      height: page.layout.size.height)
  }

  /// The box around some letters.
  open func boundingRect(forGlyphRange range: NSRange, in container: NSTextContainer) -> CGRect {
    var whole = CGRect.null
    enumerate(range, in: container) { rect, _ in whole = whole.union(rect) }
    return whole.isNull ? .zero : whole
  }

  /// A box for each line that some letters are on.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    enumerate(glyphRange, in: textContainer) { rect, _ in
      if !stop.boolValue { block(rect, &stop) }
    }
  }

  private func enumerate(
    _ range: NSRange, in container: NSTextContainer, _ body: (CGRect, TextLine) -> Void
  ) {
    guard let page = page(of: container) else { return }
    for line in page.layout.lines {
      let lineRange = NSRange(
        location: page.start + line.range.location, length: line.range.length)
      let part = NSIntersectionRange(lineRange, range)
      guard part.length > 0 else { continue }
      let first = line.offset(of: part.location - page.start)
      let last = line.offset(of: NSMaxRange(part) - page.start)
      body(
        CGRect(
          x: line.x + min(first, last), y: line.top, width: abs(last - first),
          height: line.height), line)
    }
  }

  /// The box of a line, as wide as the container.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?
  ) -> CGRect {
    guard let (page, line) = page(at: glyphIndex) else { return .zero }
    effectiveRange?.pointee = NSRange(
      location: page.start + line.range.location, length: line.range.length)
    let width = textContainer(forGlyphAt: glyphIndex, effectiveRange: nil)?.size.width
    return CGRect(x: 0, y: line.top, width: width ?? line.x + line.width, height: line.height)
  }

  /// The box of what is on a line.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?
  ) -> CGRect {
    guard let (page, line) = page(at: glyphIndex) else { return .zero }
    effectiveRange?.pointee = NSRange(
      location: page.start + line.range.location, length: line.range.length)
    let padding = containers.first?.lineFragmentPadding ?? 0
    return CGRect(
      x: line.x - padding, y: line.top, width: line.width + 2 * padding, height: line.height)
  }

  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for (container, page) in zip(containers, laidOut) {
      for line in page.layout.lines where !stop.boolValue {
        let range = NSRange(location: page.start + line.range.location, length: line.range.length)
        guard NSIntersectionRange(range, glyphRange).length > 0 else { continue }
        let used = lineFragmentUsedRect(forGlyphAt: range.location, effectiveRange: nil)
        let rect = CGRect(
          x: 0, y: line.top, width: container.size.width, height: line.height)
        block(rect, used, container, range, &stop)
      }
    }
  }

  /// The letters in whose place a line has an ellipsis.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    guard let (page, line) = page(at: glyphIndex), line.truncation == .truncated else {
      return NSRange(location: NSNotFound, length: 0)
    }
    var hidden = IndexSet(integersIn: Range(line.range) ?? 0..<0)
    for run in line.runs { hidden.subtract(IndexSet(integersIn: Range(run.range) ?? 0..<0)) }
    guard let first = hidden.rangeView.first else {
      return NSRange(location: NSNotFound, length: 0)
    }
    return NSRange(location: page.start + first.lowerBound, length: first.count)
  }

  /// Where a letter stands on its line: from the line's left, and from its top to the baseline.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let (page, line) = page(at: glyphIndex) else { return .zero }
    return CGPoint(
      x: line.x + line.offset(of: glyphIndex - page.start), y: line.baseline - line.top)
  }

  /// The letter nearest to a point.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    guard let page = page(of: container), let first = page.layout.lines.first else { return 0 }
    let line = page.layout.lines.first { point.y < $0.top + $0.height } ?? page.layout.lines.last
    let found = line ?? first
    let x = point.x - found.x
    var index = found.index(at: x)
    if found.offset(of: index) > x, index > found.range.location { index -= 1 }
    let last = max(found.range.location, NSMaxRange(found.range) - 1)
    index = min(index, last)
    if let partialFraction {
      let (left, right) = (found.offset(of: index), found.offset(of: index + 1))
      partialFraction.pointee = right > left ? min(max((x - left) / (right - left), 0), 1) : 0
    }
    return page.start + index
  }

  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  // MARK: Drawing

  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for page in laidOut where page.start < NSMaxRange(glyphsToShow) {
      var layout = page.layout
      layout.lines = layout.lines.filter {
        let range = NSRange(location: page.start + $0.range.location, length: $0.range.length)
        return NSIntersectionRange(range, glyphsToShow).length > 0
      }
      layout.draw(in: context, at: origin)
    }
  }

  /// Backgrounds are drawn with the letters they lie behind.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

extension NSLineBreakMode {
  /// Whether it shortens a text that is too long.
  fileprivate var shortens: Bool {
    self == .byTruncatingHead || self == .byTruncatingMiddle || self == .byTruncatingTail
  }
}
