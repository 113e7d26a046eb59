/// The size that a container proposes to a view. Nil asks for the view's ideal size.
public struct ProposedViewSize: Equatable, Hashable, Sendable {
  /// The proposed width; nil asks for the ideal width.
  public var width: CGFloat?
  /// The proposed height; nil asks for the ideal height.
  public var height: CGFloat?

  /// A proposal of no size, for the smallest size of a view.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// A proposal without limits, for the largest size of a view.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// A proposal that leaves the size to the view.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Proposes a width and a height, each of which may be nil.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Proposes a size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The size with numbers instead of nil.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGSize {
  /// The size with zero for what is not a number.
  var withoutNaN: CGSize {
    width.isNaN || height.isNaN
      ? CGSize(width: width.isNaN ? 0 : width, height: height.isNaN ? 0 : height) : self
  }

  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
