// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import CoreGraphics
import Foundation

/// A line of text, ready to be drawn.
public final class CTLine {
  let line: TextLine
  let source: TextSource
  let builder: LineBuilder
  let paragraph: ParagraphText

  init(_ line: TextLine, _ builder: LineBuilder, _ paragraph: ParagraphText) {
    var line = line
    builder.measure(&line, paragraph, at: line.range.location)
    // A CTLine's measures are those of the fonts that are drawn, and no paragraph style bounds them.
    if !line.runs.isEmpty {
      line.leading = line.runs.map(\.font.lineGap).max() ?? 0
    }
    self.line = line
    self.builder = builder
    self.paragraph = paragraph
    source = builder.source
  }

  private(set) lazy var runs: [CTRun] = line.runs.map { CTRun($0, in: self) }
}

/// Letters of one look on a line.
public final class CTRun {
  let run: TextRun
  private let source: TextSource

  init(_ run: TextRun, in line: CTLine) {
    self.run = run
    source = line.source
  }

  private(set) lazy var glyphs: [CGGlyph] = run.glyphs.map {
    CGGlyph(truncatingIfNeeded: $0.glyph)
  }
  private(set) lazy var positions: [CGPoint] = run.glyphs.map {
    CGPoint(x: run.x + $0.x, y: $0.y)
  }
  private(set) lazy var advances: [CGSize] = run.glyphs.map { CGSize(width: $0.advance, height: 0) }
  private(set) lazy var indices: [CFIndex] = run.glyphs.map(\.index)

  var attributes: CFDictionary {
    var attributes: CFDictionary = [:]
    if source.attributed.length > 0 {
      let place = min(run.range.location, source.attributed.length - 1)
      for (key, value) in source.attributed.attributes(at: place, effectiveRange: nil) {
        attributes[key.rawValue] = value
      }
    }
    attributes[kCTFontAttributeName] = run.font
    return attributes
  }
}

// MARK: Making lines

/// The text as one line, as long as it is.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  CTTypesetter(attrString).line(0..<attrString.length)
}

public enum CTLineTruncationType: UInt32, Sendable {
  case start, end, middle
}

/// The line made short enough for a width; `truncationToken` is an ellipsis unless it says otherwise.
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType,
  _ truncationToken: CTLine?
) -> CTLine? {
  if CTLineGetTypographicBounds(line, nil, nil, nil) <= width { return line }
  let modes: [NSLineBreakMode] = [.byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle]
  let shortened = line.builder.shortened(
    line.paragraph, from: line.line.range.location, available: CGFloat(width),
    mode: modes[Int(truncationType.rawValue)], more: false)
  return CTLine(shortened, line.builder, line.paragraph)
}

/// The line with its spaces made wider; none if it is longer than the width.
public func CTLineCreateJustifiedLine(
  _ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double
) -> CTLine? {
  let room = CGFloat(justificationWidth) - line.line.width
  guard room >= 0 else { return nil }
  var copy = line.line
  line.builder.justify(&copy, by: room * min(max(justificationFactor, 0), 1))
  return CTLine(copy, line.builder, line.paragraph)
}

// MARK: Measures

public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
  line.line.runs.reduce(0) { $0 + $1.glyphs.count }
}

public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.runs }

public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(line.line.range) }

/// The width, and by the pointers the heights.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = line.line.ascent
  descent?.pointee = line.line.descent
  leading?.pointee = line.line.leading
  return Double(line.line.width + line.line.trailingSpace)
}

public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
  let end = line.line.runs.last { !$0.isRightToLeft }
  guard let end else { return Double(line.line.trailingSpace) }
  let units = Array(end.text.utf16)
  var width = line.line.trailingSpace
  for glyph in end.glyphs.reversed() {
    guard units[glyph.index - end.range.location] == 0x20 else { break }
    width += glyph.advance
  }
  return Double(width)
}

/// Where the line has to begin to lie in a width: 0 at its left edge, 1 at its right.
public func CTLineGetPenOffsetForFlush(
  _ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double
) -> Double {
  max(0, (flushWidth - Double(line.line.width)) * Double(min(max(flushFactor, 0), 1)))
}

/// The box around what would be drawn, y upwards from the baseline.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  line.line.runs.reduce(CGRect.null) { $0.union(imageBounds(of: $1)) }
}

private func imageBounds(of run: TextRun) -> CGRect {
  let unit = run.font.unit
  return run.glyphs.reduce(CGRect.null) { whole, glyph in
    let box = run.font.face.box(of: glyph.glyph)
    guard box.width > 0, box.height > 0 else { return whole }
    return whole.union(
      CGRect(
        x: run.x + glyph.x + box.minX * unit, y: glyph.y + box.minY * unit,
        width: box.width * unit, height: box.height * unit))
  }
}

public struct CTLineBoundsOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
  public static let includeLanguageExtents = CTLineBoundsOptions(rawValue: 1 << 5)
}

public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  if options.contains(.useGlyphPathBounds) { return CTLineGetImageBounds(line, nil) }
  let leading = options.contains(.excludeTypographicLeading) ? 0 : line.line.leading
  return CGRect(
    x: 0, y: -line.line.descent - leading, width: line.line.width + line.line.trailingSpace,
    height: line.line.ascent + line.line.descent + leading)
}

// MARK: Places

/// Which letter of the text lies at a point of the line.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  line.line.index(at: position.x)
}

/// How far from the line's start a letter stands.
@discardableResult
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let offset = line.line.offset(of: charIndex)
  secondaryOffset?.pointee = offset
  return offset
}

// MARK: Drawing

/// Draws the line at the context's text position, y upwards.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  let start = context.textPosition
  let matrix = context.textMatrix
  context.saveGState()
  context.translateBy(x: start.x, y: start.y)
  context.concatenate(
    CGAffineTransform(a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: 0, ty: 0))
  let box = -line.line.descent..<line.line.ascent
  TextPainter(context: context, orientation: .up).draw(line.line, at: .zero, box: box)
  context.restoreGState()
  context.textPosition = CGPoint(x: start.x + line.line.width, y: start.y)
}
