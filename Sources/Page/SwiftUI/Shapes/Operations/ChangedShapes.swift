/// The part of a shape's outline between two shares of its length.
struct TrimmedShape<Content: Shape>: Shape, LayerAnimatedShape {
  var shape: Content
  var start: CGFloat
  var end: CGFloat

  func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: start, to: end)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
    set {
      shape.animatableData = newValue.first
      (start, end) = (newValue.second.first, newValue.second.second)
    }
  }

  var keepsSteps: Bool { shape.isFollowedByLayer }

  /// A layer trims the line by itself.
  func layerOutline(in rect: CGRect) -> LayerOutline {
    var outline = LayerOutline(of: shape, in: rect)
    guard outline.line == nil, outline.trim == nil else { return LayerOutline(path(in: rect)) }
    outline.trim = LayerOutline.Trim(
      start: min(max(start, 0), 1), end: min(max(end, start, 0), 1))
    return outline
  }
}

/// The outline of a line along a shape.
struct StrokedShape<Content: Shape>: Shape, LayerAnimatedShape {
  var shape: Content
  var style: StrokeStyle

  static var role: ShapeRole { .stroke }

  func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  var animatableData: AnimatablePair<Content.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, style.lineWidth) }
    set {
      shape.animatableData = newValue.first
      style.lineWidth = newValue.second
    }
  }

  var keepsSteps: Bool { shape.isFollowedByLayer }

  func layerOutline(in rect: CGRect) -> LayerOutline {
    var outline = LayerOutline(of: shape, in: rect)
    guard outline.line == nil else { return LayerOutline(path(in: rect)) }
    outline.line = style
    return outline
  }
}

/// A shape with a size of its own.
struct SizedShape<Content: Shape>: Shape, LayerAnimatedShape {
  var shape: Content
  var size: CGSize
  var anchor: UnitPoint

  private func place(in rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX + (rect.width - size.width) * anchor.x,
      y: rect.minY + (rect.height - size.height) * anchor.y, width: size.width,
      height: size.height)
  }

  func path(in rect: CGRect) -> Path { shape.path(in: place(in: rect)) }

  var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set {
      shape.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }

  var keepsSteps: Bool { shape.isFollowedByLayer }

  func layerOutline(in rect: CGRect) -> LayerOutline {
    LayerOutline(of: shape, in: place(in: rect))
  }
}

/// A shape with a behavior where text runs from right to left.
struct DirectedShape<Content: Shape>: Shape {
  var shape: Content
  var behavior: LayoutDirectionBehavior

  func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  var layoutDirectionBehavior: LayoutDirectionBehavior { behavior }

  var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// A shape of two others.
struct CombinedShape<One: Shape, Other: Shape>: Shape {
  enum Operation {
    case intersection, union, subtraction, difference, lineIntersection, lineSubtraction
  }

  var one: One
  var other: Other
  let operation: Operation
  let eoFill: Bool

  func path(in rect: CGRect) -> Path {
    let (first, second) = (one.path(in: rect), other.path(in: rect))
    switch operation {
    case .intersection: return first.intersection(second, eoFill: eoFill)
    case .union: return first.union(second, eoFill: eoFill)
    case .subtraction: return first.subtracting(second, eoFill: eoFill)
    case .difference: return first.symmetricDifference(second, eoFill: eoFill)
    case .lineIntersection: return first.lineIntersection(second, eoFill: eoFill)
    case .lineSubtraction: return first.lineSubtraction(second, eoFill: eoFill)
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { one.sizeThatFits(proposal) }

  var animatableData: AnimatablePair<One.AnimatableData, Other.AnimatableData> {
    get { AnimatablePair(one.animatableData, other.animatableData) }
    set {
      one.animatableData = newValue.first
      other.animatableData = newValue.second
    }
  }
}
