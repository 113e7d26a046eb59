/// A rectangle with ends as round as it has room for.
public struct Capsule: InsettableShape, LayerAnimatedShape {
  /// How the ends are rounded.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  public func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect, cornerRadius: min(abs(rect.width), abs(rect.height)) / 2, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetShapeOf(base: self, amount: amount)
  }
}

/// The circle in the middle of the space that it is given.
public struct Circle: InsettableShape, LayerAnimatedShape {
  /// Creates a circle.
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: proposal.height ?? 10, height: proposal.width ?? 10))
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetShapeOf(base: self, amount: amount)
  }
}

/// The ellipse that touches the sides of the space that it is given.
public struct Ellipse: InsettableShape, LayerAnimatedShape {
  /// Creates an ellipse.
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetShapeOf(base: self, amount: amount)
  }
}

/// A shape in a smaller rectangle.
struct InsetShapeOf<Base: Shape>: InsettableShape, LayerAnimatedShape {
  var base: Base
  var amount: CGFloat

  func path(in rect: CGRect) -> Path { base.path(in: rect.shrunk(by: amount)) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  var keepsSteps: Bool { base.isFollowedByLayer }

  func inset(by amount: CGFloat) -> InsetShapeOf<Base> {
    InsetShapeOf(base: base, amount: self.amount + amount)
  }

  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
}

extension Shape where Self == Capsule {
  /// A rectangle with ends as round as it has room for.
  public static var capsule: Capsule { Capsule() }

  /// A rectangle with ends as round as it has room for.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == Circle {
  /// The circle in the middle of the space that it is given.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// The ellipse that touches the sides of the space that it is given.
  public static var ellipse: Ellipse { Ellipse() }
}
