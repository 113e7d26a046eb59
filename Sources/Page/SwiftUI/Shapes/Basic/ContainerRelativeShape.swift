/// The shape of the container that a view is in, made smaller by the distance from its edge.
///
/// Without such a container, as on a page, it is a rectangle.
public struct ContainerRelativeShape: InsettableShape, LayerAnimatedShape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape { InsetRectangle(amount: amount) }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container that a view is in.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
