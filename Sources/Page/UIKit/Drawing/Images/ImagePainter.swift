import CoreGraphics
import Foundation

/// Draws a picture as it says it wants to be: turned, tinted, its middle stretched or repeated.
struct ImagePainter {
  private let image: UIImage

  init(_ image: UIImage) {
    self.image = image
  }

  func paint(in rect: CGRect) {
    guard let context = GraphicsStack.context, rect.width != 0, rect.height != 0,
      let (pixels, orientation) = image.shownPixels
    else { return }
    guard image.style.resizing != nil, rect.size != image.size else {
      orientation.draw(pixels, in: rect, of: context)
      return
    }
    guard let upright = orientation == .up ? pixels : orientation.upright(pixels) else { return }
    for part in NinePart(image: image, target: rect).parts {
      paint(part, of: upright, context)
    }
  }

  private func paint(_ part: NinePart.Part, of upright: CGImage, _ context: CGContext) {
    let scale = image.scale
    let area = CGRect(
      x: part.source.minX * scale, y: part.source.minY * scale,
      width: part.source.width * scale, height: part.source.height * scale)
    guard let pixels = upright.cropping(to: area) else { return }
    context.saveGState()
    context.clip(to: part.target)
    for y in part.starts(vertically: true) {
      for x in part.starts(vertically: false) {
        UIImage.Orientation.up.draw(
          pixels, in: CGRect(origin: CGPoint(x: x, y: y), size: part.pieceSize), of: context)
      }
    }
    context.restoreGState()
  }

  /// Fills a rectangle with pictures that begin at a point.
  func tile(_ rect: CGRect, from origin: CGPoint) {
    guard let context = GraphicsStack.context, image.size.width > 0, image.size.height > 0 else {
      return
    }
    let size = image.size
    context.saveGState()
    context.clip(to: rect)
    let left = origin.x + ((rect.minX - origin.x) / size.width).rounded(.down) * size.width
    var y = origin.y + ((rect.minY - origin.y) / size.height).rounded(.down) * size.height
    while y < rect.maxY {
      var x = left
      while x < rect.maxX {
        paint(in: CGRect(origin: CGPoint(x: x, y: y), size: size))
        x += size.width
      }
      y += size.height
    }
    context.restoreGState()
  }
}

/// Cuts a resizable picture in nine, and says where each part goes.
struct NinePart {
  struct Part {
    let source: CGRect
    let target: CGRect
    let mode: UIImage.ResizingMode

    var pieceSize: CGSize { mode == .tile ? source.size : target.size }

    /// Where pieces begin, from one edge to the other.
    func starts(vertically: Bool) -> [CGFloat] {
      let (from, to) =
        vertically ? (target.minY, target.maxY) : (target.minX, target.maxX)
      let step = vertically ? pieceSize.height : pieceSize.width
      return step > 0 && to > from ? Array(stride(from: from, to: to, by: step)) : []
    }
  }

  let parts: [Part]

  init(image: UIImage, target: CGRect) {
    let (insets, size) = (image.capInsets, image.size)
    let columns = Self.cuts(size.width, insets.left, insets.right, target.minX, target.width)
    let rows = Self.cuts(size.height, insets.top, insets.bottom, target.minY, target.height)
    let mode = image.resizingMode
    parts = rows.flatMap { row in
      columns.map { column in
        Part(
          source: CGRect(
            x: column.source, y: row.source, width: column.length, height: row.length),
          target: CGRect(x: column.target, y: row.target, width: column.room, height: row.room),
          mode: mode)
      }
    }.filter { $0.source.width > 0 && $0.source.height > 0 && !$0.target.isEmpty }
  }

  private struct Cut {
    let source: CGFloat
    let length: CGFloat
    let target: CGFloat
    let room: CGFloat
  }

  private static func cuts(
    _ length: CGFloat, _ first: CGFloat, _ last: CGFloat, _ start: CGFloat, _ room: CGFloat
  ) -> [Cut] {
    // Where there is too little room for both caps, they share it.
    let share = first + last > room ? room / (first + last) : 1
    let (head, tail) = (first * share, last * share)
    return [
      Cut(source: 0, length: first, target: start, room: head),
      Cut(
        source: first, length: length - first - last, target: start + head,
        room: room - head - tail),
      Cut(source: length - last, length: last, target: start + room - tail, room: tail),
    ]
  }
}
