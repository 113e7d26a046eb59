// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import CoreGraphics
import Foundation

public struct CTRunStatus: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let rightToLeft = CTRunStatus(rawValue: 1)
  public static let nonMonotonic = CTRunStatus(rawValue: 2)
  public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 4)
}

public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary { run.attributes }
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { CFRange(run.run.range) }
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { run.run.font.matrix }

public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus {
  run.run.isRightToLeft ? .rightToLeft : []
}

private func copy<Value>(
  _ values: [Value], _ range: CFRange, to buffer: UnsafeMutablePointer<Value>
) {
  let start = min(max(0, range.location), values.count)
  // No length means all that follows.
  let end = range.length == 0 ? values.count : min(values.count, start + max(0, range.length))
  for (offset, value) in values[start..<end].enumerated() {
    (buffer + offset).initialize(to: value)
  }
}

public func CTRunGetGlyphs(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>
) {
  copy(run.glyphs, range, to: buffer)
}

public func CTRunGetPositions(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>
) {
  copy(run.positions, range, to: buffer)
}

public func CTRunGetAdvances(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>
) {
  copy(run.advances, range, to: buffer)
}

public func CTRunGetStringIndices(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>
) {
  copy(run.indices, range, to: buffer)
}

/// The width of some glyphs, and by the pointers their font's heights.
@discardableResult
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let isAttachment = run.run.content == .attachment
  let bounds = run.run.attachmentBounds
  ascent?.pointee = isAttachment ? bounds.maxY : run.run.font.ascent
  descent?.pointee = isAttachment ? -bounds.minY : run.run.font.descent
  leading?.pointee = isAttachment ? 0 : run.run.font.lineGap
  guard !isAttachment, range.length > 0 else { return Double(run.run.width) }
  let start = min(max(0, range.location), run.advances.count)
  let end = min(run.advances.count, start + range.length)
  return Double(run.advances[start..<end].reduce(0) { $0 + $1.width })
}

/// Draws glyphs of a run at the context's text position, y upwards.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  var part = run.run
  if range.length > 0 {
    let start = min(max(0, range.location), part.glyphs.count)
    part.glyphs = Array(part.glyphs[start..<min(part.glyphs.count, start + range.length)])
  }
  let start = context.textPosition
  TextPainter(context: context, orientation: .up).draw(
    part, at: CGPoint(x: start.x + part.x, y: start.y))
}
