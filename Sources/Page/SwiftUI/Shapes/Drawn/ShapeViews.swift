/// A shape that is filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
  /// The shape that is drawn.
  public var shape: Content
  /// What the shape is drawn with.
  public var style: Style
  /// How the shape is filled.
  public var fillStyle: FillStyle

  /// Creates a view of a filled shape.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  public var body: some View {
    PaintedShape(shape: shape, style: style, fillStyle: fillStyle)
  }
}

/// A view of a shape, to which more fills and lines can be added.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape that the view draws.
  var shape: Content { get }
}

extension _ShapeView: ShapeView {}

/// A shape that is filled with a style, over other views of it.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The shape that is drawn.
  public var shape: Content
  /// What the shape is drawn with.
  public var style: Style
  /// How the shape is filled.
  public var fillStyle: FillStyle
  /// The views behind.
  public var background: Background

  /// Creates a view of a filled shape in front of other views of it.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  public var body: some View {
    LayeredShape(
      front: PaintedShape(shape: shape, style: style, fillStyle: fillStyle),
      background: background)
  }
}

/// A shape whose line is drawn with a style, over other views of it.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The shape that is drawn.
  public var shape: Content
  /// What the shape is drawn with.
  public var style: Style
  /// How the line is drawn.
  public var strokeStyle: StrokeStyle
  /// Whether the edges are smooth.
  public var isAntialiased: Bool
  /// The views behind.
  public var background: Background

  /// Creates a view of a shape's line in front of other views of it.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  public var body: some View {
    LayeredShape(
      front: PaintedShape(
        shape: StrokedShape(shape: shape, style: strokeStyle), style: style,
        fillStyle: FillStyle(antialiased: isAntialiased)),
      background: background)
  }
}

/// A shape whose line is drawn inside its edge with a style, over other views of it.
public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: ShapeView {
  /// The shape that is drawn.
  public var shape: Content
  /// What the shape is drawn with.
  public var style: Style
  /// How the line is drawn.
  public var strokeStyle: StrokeStyle
  /// Whether the edges are smooth.
  public var isAntialiased: Bool
  /// The views behind.
  public var background: Background

  /// Creates a view of a shape's line in front of other views of it.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  public var body: some View {
    LayeredShape(
      front: PaintedShape(
        shape: StrokedShape(
          shape: shape.inset(by: strokeStyle.lineWidth / 2), style: strokeStyle),
        style: style, fillStyle: FillStyle(antialiased: isAntialiased)),
      background: background)
  }
}

/// A view in front of another one of the same size, if there is another one.
private struct LayeredShape<Front: View, Background: View>: View {
  let front: Front
  let background: Background

  var body: some View {
    if Background.self == EmptyView.self {
      front
    } else {
      front.background { background }
    }
  }
}
