import CoreGraphics
import Foundation

extension LineBuilder {
  /// Puts runs where they stand on the line, and adds them up.
  func arrange(_ line: inout TextLine) {
    line.runs = Self.visualOrder(line.runs)
    var x: CGFloat = 0
    for index in line.runs.indices {
      line.runs[index].x = x
      x += line.runs[index].width
    }
    line.width = x
  }

  /// From the highest level down, all that is at least on that level is turned round.
  private static func visualOrder(_ runs: [TextRun]) -> [TextRun] {
    guard let highest = runs.map(\.level).max(), highest > 0 else { return runs }
    var order = runs
    for level in stride(from: highest, through: 1, by: -1) {
      var start = 0
      while start < order.count {
        guard order[start].level >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, order[end].level >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }

  // MARK: Heights

  /// How high a line is: what its letters need, as the paragraph bounds it.
  func measure(_ line: inout TextLine, _ paragraph: ParagraphText, at start: Int) {
    var (ascent, descent, leading) = (CGFloat(0), CGFloat(0), CGFloat(0))
    func include(_ style: TextStyle) {
      ascent = max(ascent, style.font.ascent + style.baselineOffset)
      descent = max(descent, style.font.descent - style.baselineOffset)
      leading = max(leading, style.font.lineGap)
    }
    for run in line.runs {
      if run.content == .attachment {
        ascent = max(ascent, run.attachmentBounds.maxY + run.style.baselineOffset)
        descent = max(descent, -run.attachmentBounds.minY - run.style.baselineOffset)
      } else {
        include(run.style)
      }
    }
    if line.runs.isEmpty { include(source.style(at: max(0, min(start, source.units.count - 1)))) }
    (line.ascent, line.descent, line.leading) = (ascent, descent, leading)
    var height = ascent + descent + (request.leading == .used ? leading : 0)
    let style = paragraph.style
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
    height = max(height, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    line.height = height
  }

  // MARK: Places

  /// Gives tabs their widths, and the line its place between the indents.
  func align(_ line: inout TextLine, _ paragraph: ParagraphText, isFirst: Bool, isLast: Bool) {
    let indent = indent(paragraph, isFirst)
    let available = available(for: paragraph, isFirst: isFirst)
    fillTabs(&line, paragraph, indent: indent)
    line.indent = indent
    line.x = indent
    guard available.isFinite else { return }
    let room = available - line.width
    switch paragraph.alignment {
    case .center: line.x += room / 2
    case .right: line.x += room
    case .justified where !isLast && room > 0: justify(&line, by: room)
    case .justified where paragraph.baseLevel == 1: line.x += room
    default: break
    }
  }

  private func fillTabs(_ line: inout TextLine, _ paragraph: ParagraphText, indent: CGFloat) {
    guard line.runs.contains(where: { $0.content == .tab }) else { return }
    var x: CGFloat = 0
    for index in line.runs.indices {
      if line.runs[index].content == .tab {
        line.runs[index].width = Tabs.advance(
          at: line.runs[index].range.location, in: paragraph, x: indent + x)
      }
      line.runs[index].x = x
      x += line.runs[index].width
    }
    line.width = x
  }

  /// Shares out what is left of a line among its spaces.
  func justify(_ line: inout TextLine, by room: CGFloat) {
    var runs: [TextRun] = []
    for run in line.runs {
      runs += run.pieces { index in index > 0 && source.units[index - 1] == 0x20 }
    }
    let spaces = runs.reduce(0) { count, run in count + (run.text.hasSuffix(" ") ? 1 : 0) }
    guard spaces > 0 else { return }
    let share = room / CGFloat(spaces)
    var x: CGFloat = 0
    for index in runs.indices {
      runs[index].x = x
      if runs[index].text.hasSuffix(" ") { runs[index].width += share }
      x += runs[index].width
    }
    line.runs = runs
    line.width = x
  }
}

extension TextRun {
  /// The run cut where `cut` says that a new piece begins.
  func pieces(cut: (Int) -> Bool) -> [TextRun] {
    guard content == .letters, glyphs.count > 1, range.length > 0 else { return [self] }
    var groups: [[PlacedGlyph]] = []
    for glyph in glyphs {
      // From right to left the sign for a cut is on the glyph before.
      let boundary = isRightToLeft ? groups.last?.last?.index : glyph.index
      if let last = groups.last?.last, last.index != glyph.index, let boundary, cut(boundary) {
        groups.append([glyph])
      } else if groups.isEmpty {
        groups.append([glyph])
      } else {
        groups[groups.count - 1].append(glyph)
      }
    }
    guard groups.count > 1 else { return [self] }
    let starts = groups.map { group in group.map(\.index).min() ?? 0 }
    let units = Array(text.utf16)
    var x: CGFloat = 0
    return groups.enumerated().map { number, group in
      let neighbour = isRightToLeft ? number - 1 : number + 1
      let end = starts.indices.contains(neighbour) ? starts[neighbour] : NSMaxRange(range)
      var piece = self
      piece.range = NSRange(location: starts[number], length: end - starts[number])
      let local = starts[number] - range.location..<end - range.location
      piece.text = String(decoding: units[local], as: UTF16.self)
      piece.width = group.reduce(0) { $0 + $1.advance }
      piece.glyphs = group.map { glyph in
        var glyph = glyph
        glyph.x -= x
        return glyph
      }
      piece.x = self.x + x
      x += piece.width
      return piece
    }
  }
}
