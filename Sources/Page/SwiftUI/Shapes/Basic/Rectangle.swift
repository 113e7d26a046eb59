/// A rectangle of the size that it is given.
public struct Rectangle: InsettableShape, LayerAnimatedShape {
  /// Creates a rectangle.
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape { InsetRectangle(amount: amount) }
}

struct InsetRectangle: InsettableShape, LayerAnimatedShape {
  var amount: CGFloat

  func path(in rect: CGRect) -> Path { Path(rect.shrunk(by: amount)) }

  func inset(by amount: CGFloat) -> InsetRectangle { InsetRectangle(amount: self.amount + amount) }

  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
}

extension CGRect {
  /// The rectangle further inside; where there is no room, a point in its middle.
  func shrunk(by amount: CGFloat) -> CGRect {
    let (dx, dy) = (min(amount, width / 2), min(amount, height / 2))
    return insetBy(dx: dx, dy: dy)
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle of the size that it is given.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }

  /// A rectangle with rounded corners.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle whose corners are rounded by radii of their own.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle whose corners are rounded by radii of their own.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}
