/// A shape that is filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

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
  associatedtype Content: Shape
  var shape: Content { get }
}

extension _ShapeView: ShapeView {}

/// A shape that is filled with a style, over other views of it.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public var background: Background

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
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

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
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

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
