/// What a layer draws of a shape: an outline, of which it can trim and stroke the line by itself.
struct LayerOutline {
  struct Trim: Equatable {
    var start: CGFloat
    var end: CGFloat
  }

  var path: Path
  /// The part of the line that is drawn.
  var trim: Trim?
  /// How the line is drawn; nil where the area is filled.
  var line: StrokeStyle?

  init(_ path: Path) {
    self.path = path
  }

  init<S: Shape>(of shape: S, in rect: CGRect) {
    self =
      (shape as? any LayerAnimatedShape)?.layerOutline(in: rect)
      ?? LayerOutline(shape.path(in: rect))
  }

  /// Turned or moved. A line would change its width where the transform scales.
  func applying(_ transform: CGAffineTransform) -> LayerOutline {
    if line != nil, abs(transform.a * transform.d - transform.b * transform.c - 1) > 1e-6 {
      return LayerOutline(filledPath.applying(transform))
    }
    var outline = self
    outline.path = path.applying(transform)
    return outline
  }

  /// The area that is painted, as a path.
  var filledPath: Path {
    var result = path
    if let trim { result = result.trimmedPath(from: trim.start, to: trim.end) }
    if let line { result = result.strokedPath(line) }
    return result
  }

  /// The path that a layer fills; only a line can be trimmed by the layer.
  var withoutFilledTrim: LayerOutline {
    guard line == nil, trim != nil else { return self }
    return LayerOutline(filledPath)
  }

  /// The rectangle around all that is painted.
  var boundingRect: CGRect {
    let rect = path.boundingRect
    guard let line, !rect.isNull else { return rect }
    return rect.insetBy(dx: -line.lineWidth / 2, dy: -line.lineWidth / 2)
  }

  /// The radius of the corners, where the outline is the rectangle with round corners that a plain
  /// layer shows: exactly, or so that only those see the difference who look for it.
  func cornerRadius(in rect: CGRect, isExact: Bool) -> CGFloat? {
    guard line == nil, trim == nil else { return nil }
    switch path.storage {
    case .rect(let own) where own == rect: return 0
    case .ellipse(let own) where own == rect && own.width == own.height:
      return own.width / 2
    case .roundedRect(let own, let size, let style) where own == rect && size.width == size.height:
      let most = min(own.width, own.height) / 2
      let radius = max(min(size.width, most), 0)
      // Whatever the radius, a shape is shown in one way, so that the radius can be animated.
      return !isExact || style == .circular ? radius : nil
    default: return nil
    }
  }
}

/// A shape whose changes a layer can follow, because its path keeps its steps.
nonisolated protocol LayerAnimatedShape {
  /// Whether it is so for the shapes inside, too.
  var keepsSteps: Bool { get }

  func layerOutline(in rect: CGRect) -> LayerOutline
}

extension LayerAnimatedShape where Self: Shape {
  var keepsSteps: Bool { true }

  func layerOutline(in rect: CGRect) -> LayerOutline { LayerOutline(path(in: rect)) }
}

extension Shape {
  /// Whether a layer can follow changes of the shape.
  nonisolated var isFollowedByLayer: Bool {
    (self as? any LayerAnimatedShape)?.keepsSteps ?? false
  }
}
