// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import CoreGraphics
import Foundation

/// Breaks a text into lines, one at a time.
public final class CTTypesetter {
  let typesetter: TextTypesetter
  let builder: LineBuilder

  init(_ text: NSAttributedString) {
    typesetter = TextTypesetter(text, base: CTTypesetter.base)
    builder = LineBuilder(source: typesetter.source, request: TextLayoutRequest())
  }

  /// Helvetica at twelve points, as where nothing is said.
  static var base: TextStyle {
    TextStyle(font: CTFontCreateWithName("Helvetica", 12, nil))
  }

  func paragraph(at position: Int) -> ParagraphText {
    typesetter.paragraphs.first { $0.fullRange.contains(position) } ?? typesetter.paragraphs.last!
  }

  func line(_ range: Range<Int>) -> CTLine {
    let paragraph = paragraph(at: range.lowerBound)
    let inside = range.clamped(to: paragraph.range)
    var line = builder.line(paragraph, inside, next: range.upperBound)
    line.range.location = range.lowerBound
    return CTLine(line, builder, paragraph)
  }

  func lineEnd(from start: Int, width: Double, by unit: LineBreaker.Unit) -> Int {
    let paragraph = paragraph(at: start)
    let end = LineBreaker.end(
      of: paragraph, from: min(start, paragraph.range.upperBound), available: CGFloat(width),
      by: unit, indent: 0)
    return end >= paragraph.range.upperBound ? paragraph.fullRange.upperBound : end
  }
}

public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
  CTTypesetter(string)
}

/// How many units fit a width, broken between words.
public func CTTypesetterSuggestLineBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
  typesetter.lineEnd(from: startIndex, width: width, by: .words) - startIndex
}

/// How many units fit a width, broken between letters.
public func CTTypesetterSuggestClusterBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
  typesetter.lineEnd(from: startIndex, width: width, by: .letters) - startIndex
}

/// The line of a piece of text; no length means all that follows.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  let length = typesetter.typesetter.length
  let start = min(max(0, stringRange.location), length)
  let end = stringRange.length == 0 ? length : min(length, start + stringRange.length)
  return typesetter.line(start..<end)
}

/// Makes frames of a text.
public final class CTFramesetter {
  let typesetter: CTTypesetter

  init(_ text: NSAttributedString) {
    typesetter = CTTypesetter(text)
  }
}

public func CTFramesetterCreateWithAttributedString(
  _ attrString: CFAttributedString
) -> CTFramesetter {
  CTFramesetter(attrString)
}

public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter {
  framesetter.typesetter
}

/// Lines in a path.
public final class CTFrame {
  let path: CGPath
  let lines: [CTLine]
  /// From the lower left of the path's box.
  let origins: [CGPoint]
  let range: CFRange

  init(path: CGPath, lines: [CTLine], origins: [CGPoint], range: CFRange) {
    self.path = path
    self.lines = lines
    self.origins = origins
    self.range = range
  }
}

/// Fills a path's box with lines, from its top down; y grows upwards.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath,
  _ frameAttributes: CFDictionary?
) -> CTFrame {
  let box = path.boundingBoxOfPath
  let (typesetter, layout) = framesetter.layout(stringRange, in: box.size)
  let builder = LineBuilder(source: typesetter.source, request: TextLayoutRequest(width: box.width))
  let lines = layout.lines.map { line -> CTLine in
    let paragraph = typesetter.paragraphs.first { $0.fullRange.contains(line.range.location) }
    return CTLine(line, builder, paragraph ?? typesetter.paragraphs.last!)
  }
  let origins = layout.lines.map { CGPoint(x: $0.x, y: box.height - $0.baseline) }
  return CTFrame(
    path: path, lines: lines, origins: origins,
    range: CFRange(location: stringRange.location, length: layout.shownLength))
}

extension CTFramesetter {
  /// A text that does not begin at its beginning is set as a text of its own.
  fileprivate func layout(_ range: CFRange, in size: CGSize) -> (TextTypesetter, TextLayout) {
    let whole = typesetter.typesetter
    let length = range.length == 0 ? whole.length - range.location : range.length
    var part = whole
    if range.location > 0 || length < whole.length {
      let place = NSRange(location: range.location, length: max(0, length))
      part = TextTypesetter(
        whole.source.attributed.attributedSubstring(from: place), base: CTTypesetter.base)
    }
    return (part, part.layout(TextLayoutRequest(width: size.width, height: size.height)))
  }
}

/// How much room a piece of text takes, and by the pointer how much of it fits.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  func bound(_ length: CGFloat) -> CGFloat { length > 0 && length < 1e7 ? length : .infinity }
  let size = CGSize(width: bound(constraints.width), height: bound(constraints.height))
  let (_, layout) = framesetter.layout(stringRange, in: size)
  fitRange?.pointee = CFRange(location: stringRange.location, length: layout.shownLength)
  return layout.size
}

public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { frame.range }
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { frame.range }

/// Where lines' baselines begin, from the lower left of the path's box.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  let start = min(max(0, range.location), frame.origins.count)
  let end =
    range.length == 0 ? frame.origins.count : min(frame.origins.count, start + range.length)
  for (offset, origin) in frame.origins[start..<end].enumerated() { origins[offset] = origin }
}

/// Draws the lines where they lie, y upwards.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let corner = frame.path.boundingBoxOfPath.origin
  for (line, origin) in zip(frame.lines, frame.origins) {
    context.textPosition = CGPoint(x: corner.x + origin.x, y: corner.y + origin.y)
    CTLineDraw(line, context)
  }
}
