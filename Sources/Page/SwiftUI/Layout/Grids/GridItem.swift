/// A column or row of a lazy grid.
public struct GridItem: Sendable {
  /// How wide a column is.
  public enum Size: Sendable {
    /// A given width.
    case fixed(CGFloat)
    /// A share of what is left, between limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit, each between limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide the columns are.
  public var size: Size
  /// The distance to the next column; nil is 8 points.
  public var spacing: CGFloat?
  /// How views are aligned in their cells; nil centers them.
  public var alignment: Alignment?

  /// Describes a column or a row, or as many as fit.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
