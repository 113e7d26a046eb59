/// A shape at another place.
public struct OffsetShape<Content: Shape>: Shape, LayerAnimatedShape {
  /// The shape that is changed.
  public var shape: Content
  /// How far the shape is moved.
  public var offset: CGSize

  /// Moves a shape.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// What animates when the value changes.
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set {
      shape.animatableData = newValue.first
      offset.animatableData = newValue.second
    }
  }

  var keepsSteps: Bool { shape.isFollowedByLayer }

  func layerOutline(in rect: CGRect) -> LayerOutline {
    LayerOutline(of: shape, in: rect)
      .applying(CGAffineTransform(translationX: offset.width, y: offset.height))
  }
}

/// A shape that is turned.
public struct RotatedShape<Content: Shape>: Shape, LayerAnimatedShape {
  /// The shape that is changed.
  public var shape: Content
  /// How far the shape is turned.
  public var angle: Angle
  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// Turns a shape around an anchor.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  private func transform(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: CGFloat(angle.radians)).around(anchor.point(in: rect))
  }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform(in: rect))
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// What animates when the value changes.
  public var animatableData: AnimatablePair<Content.AnimatableData, Double> {
    get { AnimatablePair(shape.animatableData, angle.radians) }
    set {
      shape.animatableData = newValue.first
      angle.radians = newValue.second
    }
  }

  var keepsSteps: Bool { shape.isFollowedByLayer }

  func layerOutline(in rect: CGRect) -> LayerOutline {
    LayerOutline(of: shape, in: rect).applying(transform(in: rect))
  }
}

/// A shape of another size.
public struct ScaledShape<Content: Shape>: Shape, LayerAnimatedShape {
  /// The shape that is changed.
  public var shape: Content
  /// How much larger the shape is.
  public var scale: CGSize
  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// Scales a shape from an anchor.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  private func transform(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor.point(in: rect))
  }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform(in: rect))
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// What animates when the value changes.
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, scale.animatableData) }
    set {
      shape.animatableData = newValue.first
      scale.animatableData = newValue.second
    }
  }

  var keepsSteps: Bool { shape.isFollowedByLayer }

  func layerOutline(in rect: CGRect) -> LayerOutline {
    LayerOutline(of: shape, in: rect).applying(transform(in: rect))
  }
}

/// A shape that a transform changes.
public struct TransformedShape<Content: Shape>: Shape, LayerAnimatedShape {
  /// The shape that is changed.
  public var shape: Content
  /// How the shape is transformed.
  public var transform: CGAffineTransform

  /// Transforms a shape.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// What animates when the value changes.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  var keepsSteps: Bool { shape.isFollowedByLayer }

  func layerOutline(in rect: CGRect) -> LayerOutline {
    LayerOutline(of: shape, in: rect).applying(transform)
  }
}

extension CGAffineTransform {
  /// The transform with a point as its origin.
  func around(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y)
      .concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension ScaledShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> ScaledShape<Content.InsetShape> {
    ScaledShape<Content.InsetShape>(
      shape: shape.inset(by: amount), scale: scale, anchor: anchor)
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}
