import CPlayerDrawing
import PageProtocol

extension Painter {
  func paintContents(_ values: LayerValues, on canvas: Surface, at place: Placement) {
    guard case .picture(let hash?) = values[.contents], let picture = pictures[hash],
      let target = contentsBox(values), !target.isEmpty
    else { return }
    let map = upright(place, values.box(.bounds))
    let part = PicturePart(picture, values)
    let drawing = PictureDrawing(
      tint: values.color(.contentsTint),
      magnification: values.choice(.magnificationFilter, ContentsFilter.self),
      minification: values.choice(.minificationFilter, ContentsFilter.self))
    guard values.stretchesNineParts else {
      return canvas.draw(picture, part.whole, in: target, drawing, at: map)
    }
    guard let parts = nineParts(part, values, drawing, filling: target, at: map) else { return }
    canvas.draw(
      parts, parts.area.box, in: target,
      PictureDrawing(tint: drawing.tint, magnification: .linear, minification: .linear), at: map)
  }

  /// Where the contents lie, in the layer's points.
  func contentsBox(_ values: LayerValues) -> Box? {
    guard case .picture(let hash?) = values[.contents], let picture = pictures[hash] else {
      return nil
    }
    let bounds = values.box(.bounds)
    let part = PicturePart(picture, values)
    let (width, height) = part.size
    func placed(_ width: Double, _ height: Double, _ x: Double, _ y: Double) -> Box {
      Box(
        x: bounds.x + (bounds.width - width) * x, y: bounds.y + (bounds.height - height) * y,
        width: width, height: height)
    }
    guard width > 0, height > 0 else { return nil }
    let (across, down) = (bounds.width / width, bounds.height / height)
    switch values.choice(.contentsGravity, ContentsGravity.self) {
    case .resize: return bounds
    case .resizeAspect:
      return placed(width * min(across, down), height * min(across, down), 0.5, 0.5)
    case .resizeAspectFill:
      return placed(width * max(across, down), height * max(across, down), 0.5, 0.5)
    case .center: return placed(width, height, 0.5, 0.5)
    case .top: return placed(width, height, 0.5, 0)
    case .bottom: return placed(width, height, 0.5, 1)
    case .left: return placed(width, height, 0, 0.5)
    case .right: return placed(width, height, 1, 0.5)
    case .topLeft: return placed(width, height, 0, 0)
    case .topRight: return placed(width, height, 1, 0)
    case .bottomLeft: return placed(width, height, 0, 1)
    case .bottomRight: return placed(width, height, 1, 1)
    }
  }

  /// The picture with its middle stretched, in the pixels it will be seen in.
  private func nineParts(
    _ part: PicturePart, _ values: LayerValues, _ drawing: PictureDrawing, filling target: Box,
    at map: Homography
  ) -> Surface? {
    let affine = map.affine
    let scaleX = (affine.a * affine.a + affine.d * affine.d).squareRoot()
    let scaleY = (affine.b * affine.b + affine.e * affine.e).squareRoot()
    let width = Number.clamped((target.width * scaleX).rounded(), 1, 4096)
    let height = Number.clamped((target.height * scaleY).rounded(), 1, 4096)
    let area = PixelBox(x: 0, y: 0, width: Int(width), height: Int(height))
    guard let surface = surface(area) else { return nil }
    let center = values.numbers(.contentsCenter)
    let across = NineParts(
      from: center[0], length: center[2], pixels: part.whole.width, start: part.whole.x,
      pixelsInPoint: part.pixelsInPoint, target: width, targetInPoint: width / target.width)
    let down = NineParts(
      from: center[1], length: center[3], pixels: part.whole.height, start: part.whole.y,
      pixelsInPoint: part.pixelsInPoint, target: height, targetInPoint: height / target.height)
    var plain = drawing
    plain.tint = nil
    for row in down.parts {
      for column in across.parts {
        surface.draw(
          part.picture,
          Box(from: Point(column.source.0, row.source.0), to: Point(column.source.1, row.source.1)),
          in: Box(
            from: Point(column.target.0, row.target.0), to: Point(column.target.1, row.target.1)),
          plain, at: .identity)
      }
    }
    return surface
  }
}

extension LayerValues {
  fileprivate var stretchesNineParts: Bool {
    guard numbers(.contentsCenter) != [0, 0, 1, 1] else { return false }
    switch choice(.contentsGravity, ContentsGravity.self) {
    case .resize, .resizeAspect, .resizeAspectFill: return true
    default: return false
    }
  }
}

/// The part of a picture that a layer shows.
struct PicturePart {
  let picture: Surface
  /// In pixels.
  let whole: Box
  let pixelsInPoint: Double

  init(_ picture: Surface, _ values: LayerValues) {
    self.picture = picture
    let rect = values.numbers(.contentsRect)
    let (width, height) = (Double(picture.width), Double(picture.height))
    whole = Box(
      x: rect[0] * width, y: rect[1] * height, width: rect[2] * width, height: rect[3] * height)
    let scale = values.number(.contentsScale)
    pixelsInPoint = scale > 0 ? scale : 1
  }

  /// In points.
  var size: (width: Double, height: Double) {
    (whole.width / pixelsInPoint, whole.height / pixelsInPoint)
  }
}

/// One direction of a picture of nine parts: a start, a middle that stretches, an end.
struct NineParts {
  /// From where to where in the picture, and on the target, both in pixels.
  let parts: [(source: (Double, Double), target: (Double, Double))]

  init(
    from: Double, length: Double, pixels: Double, start: Double, pixelsInPoint: Double,
    target: Double, targetInPoint: Double
  ) {
    let low = Number.clamped(from, 0, 1)
    let high = Number.clamped(from + length, low, 1)
    // A middle without any length is one pixel wide.
    let first = start + min(low * pixels, pixels - 1)
    let last = max(start + high * pixels, first + 1)
    var head = (first - start) / pixelsInPoint * targetInPoint
    var tail = (start + pixels - last) / pixelsInPoint * targetInPoint
    if head + tail > target {
      let share = target / (head + tail)
      (head, tail) = (head * share, tail * share)
    }
    (head, tail) = (head.rounded(), tail.rounded())
    parts = [
      ((start, first), (0, head)), ((first, last), (head, target - tail)),
      ((last, start + pixels), (target - tail, target)),
    ].filter { $0.1.1 > $0.1.0 && $0.0.1 > $0.0.0 }
  }
}
