import CoreGraphics
import Foundation

/// Rectangles under and over letters.
enum TextDecorations {
  struct Part {
    var rect: CGRect
    var color: CGColor
  }

  /// Backgrounds; neighbours of one colour become one rectangle.
  static func fills(of line: TextLine, at origin: CGPoint, box: Range<CGFloat>) -> [Part] {
    var parts: [Part] = []
    for run in line.runs {
      guard let color = run.style.background, run.width > 0 else { continue }
      let rect = CGRect(
        x: origin.x + run.x, y: box.lowerBound, width: run.width,
        height: box.upperBound - box.lowerBound)
      if let last = parts.last, last.color == color, abs(last.rect.maxX - rect.minX) < 0.01 {
        parts[parts.count - 1].rect.size.width = rect.maxX - last.rect.minX
      } else {
        parts.append(Part(rect: rect, color: color))
      }
    }
    return parts
  }

  /// Lines under and through a run whose baseline begins at `start`.
  static func lines(of run: TextRun, at start: CGPoint, orientation: TextOrientation) -> [Part] {
    let measures = run.style.font.face.measures
    let unit = run.style.font.unit
    var parts: [Part] = []
    func add(_ decoration: TextDecoration, center: CGFloat, thickness: CGFloat) {
      guard !decoration.style.isEmpty else { return }
      let color = decoration.color ?? run.style.color
      let thick = thickness * (decoration.style.contains(.thick) ? 2 : 1)
      let isDouble = decoration.style.contains(.double)
      let centers = isDouble ? [center + thick, center - thick] : [center]
      for center in centers {
        let y = orientation == .down ? start.y - center : start.y + center
        for (x, width) in stretches(of: run, decoration.style, thickness: thick) {
          let rect = CGRect(x: start.x + x, y: y - thick / 2, width: width, height: thick)
          parts.append(Part(rect: rect, color: color))
        }
      }
    }
    add(
      run.style.underline, center: measures.underlinePosition * unit,
      thickness: measures.underlineThickness * unit)
    add(
      run.style.strike, center: measures.strikePosition * unit,
      thickness: measures.strikeThickness * unit)
    return parts
  }

  /// Where a line is drawn: all along, in dots or dashes, or under words alone.
  private static func stretches(
    of run: TextRun, _ style: NSUnderlineStyle, thickness: CGFloat
  ) -> [(CGFloat, CGFloat)] {
    var whole: [(CGFloat, CGFloat)] = [(0, run.width)]
    if style.contains(.byWord) {
      let units = Array(run.text.utf16)
      whole = run.pieces { index in
        let place = index - run.range.location
        guard units.indices.contains(place), place > 0 else { return false }
        return (units[place] == 0x20) != (units[place - 1] == 0x20)
      }.filter { !$0.text.allSatisfy(\.isWhitespace) }.map { ($0.x - run.x, $0.width) }
    }
    let lengths: [CGFloat]
    switch style.rawValue & 0x700 {
    case 0x100: lengths = [1, 1]
    case 0x200: lengths = [4, 2]
    case 0x300: lengths = [4, 2, 1, 2]
    case 0x400: lengths = [4, 2, 1, 2, 1, 2]
    default: return whole
    }
    return whole.flatMap { start, width in
      dashes(from: start, width: width, lengths.map { $0 * max(thickness, 0.5) })
    }
  }

  private static func dashes(
    from start: CGFloat, width: CGFloat, _ lengths: [CGFloat]
  ) -> [(CGFloat, CGFloat)] {
    var parts: [(CGFloat, CGFloat)] = []
    var (x, index) = (start, 0)
    while x < start + width, parts.count < 2_000 {
      let length = lengths[index % lengths.count]
      if index % 2 == 0 { parts.append((x, min(length, start + width - x))) }
      x += length
      index += 1
    }
    return parts
  }
}
