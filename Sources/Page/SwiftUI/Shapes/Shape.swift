/// A two-dimensional outline that fills the space it is given.
///
/// Declare a structure that conforms to `Shape` and return its outline from `path(in:)`. As a view,
/// a shape is filled with the style of foregrounds.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path

  /// What the shape means to those who style it.
  nonisolated static var role: ShapeRole { get }

  /// What becomes of the shape where text runs from right to left.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The size of the shape for a proposal.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// What a shape means to those who style it.
public enum ShapeRole: Sendable {
  /// The shape is filled.
  case fill
  /// The shape is a stroke.
  case stroke
  /// The shape separates other content.
  case separator
}

/// What becomes of a view where text runs from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays as it is.
  case fixed
  /// It is mirrored where text runs from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
  /// It is mirrored in a direction.
  case mirrors(in: LayoutDirection)
}

extension Shape {
  nonisolated public static var role: ShapeRole { .fill }

  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape, filled with the foreground style.
  @MainActor @preconcurrency
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

/// A shape that can be drawn further inside its rectangle.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// The shape whose outline lies inside by an amount.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape whose type is not known.
public struct AnyShape: Shape, LayerAnimatedShape {
  private let shape: any Shape

  /// Erases the type of a shape.
  public init<S: Shape>(_ shape: S) {
    self.shape = shape
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  var keepsSteps: Bool { shape.isFollowedByLayer }

  func layerOutline(in rect: CGRect) -> LayerOutline { LayerOutline(of: shape, in: rect) }
}

extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
