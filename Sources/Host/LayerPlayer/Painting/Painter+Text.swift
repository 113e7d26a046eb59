import CPlayerDrawing
import PageProtocol

extension Painter {
  private static let mostRuns = 20_000
  private static let mostLetters = 200_000

  func paintText(_ values: LayerValues, on canvas: Surface, at place: Placement) {
    guard case .text(let block?) = values[.text] else { return }
    let bounds = values.box(.bounds)
    let map = Homography.translation(bounds.x, bounds.y).then(upright(place, bounds))
    func paintBoxes(_ boxes: [TextBlock.Box]) {
      for box in boxes.prefix(Self.mostRuns) {
        let numbers = SIMD4(box.rect)
        let rect = Box(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        canvas.fill(RoundedBox(box: rect, radius: 0).path, color: Color(box.color), at: map)
      }
    }
    paintBoxes(block.fills)
    var letters = 0
    for run in block.runs.prefix(Self.mostRuns) {
      letters += run.text.utf8.count
      guard letters <= Self.mostLetters else { break }
      paint(run, on: canvas, at: map)
    }
    paintBoxes(block.lines)
  }

  /// A place whose contents stand upright, whatever was turned over above them.
  func upright(_ place: Placement, _ bounds: Box) -> Homography {
    guard place.mirror == .overturned else { return place.map }
    return Homography(a: 1, b: 0, c: 0, d: 0, e: -1, f: bounds.y + bounds.bottom, g: 0, h: 0, i: 1)
      .then(place.map)
  }

  private func paint(_ run: TextBlock.Run, on canvas: Surface, at map: Homography) {
    let size = Number.clamped(run.size, 0, 10_000)
    guard size > 0, let face = fonts[run.font] else { return }
    let start = Point(Number.bounded(run.x), Number.bounded(run.y))
    let slant = Number.bounded(run.slant, 10)
    let spacing = Number.bounded(run.letterSpacing, 10_000)
    var path = LayerPath([])
    for glyph in face.glyphs(of: run.text, size: size, spacing: spacing) {
      let origin = start + Point(glyph.x, glyph.y)
      for element in face.outline(of: glyph.number).elements {
        path.elements.append(
          element.with(
            element.points.map { point in
              LayerPoint(
                x: origin.x + (point.x - slant * point.y) * size, y: origin.y + point.y * size)
            }))
      }
    }
    if run.color.alpha > 0 { canvas.fill(path, color: Color(run.color), at: map) }
    if let outline = run.outline {
      let width = Number.clamped(outline.width, 0, 10_000)
      canvas.stroke(
        path, color: Color(outline.color), style: LineStyle(width: width), at: map)
    }
  }

  /// Where the text can show.
  func textBox(_ block: TextBlock, in bounds: Box) -> Box {
    var box = Box.empty
    for run in block.runs.prefix(Self.mostRuns) {
      let size = Number.clamped(run.size, 0, 10_000)
      let margin = 2 * size + Number.clamped(run.outline?.width ?? 0, 0, 10_000)
      box = box.union(
        Box(
          x: Number.bounded(run.x), y: Number.bounded(run.y),
          width: Number.clamped(run.width, 1, Number.farthest), height: 1
        ).grown(by: margin))
    }
    for fill in (block.fills + block.lines).prefix(Self.mostRuns) {
      let numbers = SIMD4(fill.rect)
      box = box.union(Box(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }
    return box.moved(by: Point(bounds.x, bounds.y))
  }
}
