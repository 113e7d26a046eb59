/// Colors at the points of a grid, which run into each other in both directions.
public struct MeshGradient: View, ShapeStyle {
  public typealias Resolved = Never

  /// A point of a grid and the points that bend the lines through it.
  public struct BezierPoint: Hashable, Sendable {
    /// Where the point is, from 0 to 1.
    public var position: SIMD2<Float>
    /// The point that bends the line towards the leading neighbor.
    public var leadingControlPoint: SIMD2<Float>
    /// The point that bends the line towards the upper neighbor.
    public var topControlPoint: SIMD2<Float>
    /// The point that bends the line towards the trailing neighbor.
    public var trailingControlPoint: SIMD2<Float>
    /// The point that bends the line towards the lower neighbor.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a point with the points that bend the lines through it.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// Where the points of a grid are, row by row.
  public enum Locations: Hashable, Sendable {
    /// The vertices, connected by automatic curves.
    case points([SIMD2<Float>])
    /// The vertices with their control points.
    case bezierPoints([BezierPoint])
  }

  /// The colors of the points of a grid, row by row.
  public enum Colors: Hashable, Sendable {
    /// The color of each vertex.
    case colors([Color])
    /// The resolved color of each vertex.
    case resolvedColors([Color.Resolved])
  }

  /// The number of points in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// Where the points are, row by row.
  public var locations: Locations
  /// The colors of the points, row by row.
  public var colors: Colors
  /// The color outside the mesh.
  public var background: Color
  /// Whether colors are mixed smoothly.
  public var smoothsColors: Bool
  /// The space in which colors are mixed.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a mesh of columns and rows.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Creates a mesh of columns and rows.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a mesh of columns and rows.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a mesh of columns and rows.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  /// Creates a mesh of points with bent lines through them, with resolved colors.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public var body: _ShapeView<Rectangle, MeshGradient> {
    _ShapeView(shape: Rectangle(), style: self)
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    let positions: [SIMD2<Float>]
    switch locations {
    case .points(let points): positions = points
    case .bezierPoints(let points): positions = points.map(\.position)
    }
    let resolved: [Color.Resolved]
    switch colors {
    case .colors(let colors): resolved = colors.map { $0.resolve(in: environment) }
    case .resolvedColors(let colors): resolved = colors
    }
    guard width > 1, height > 1, positions.count == width * height,
      resolved.count == positions.count
    else { return _Paint(.color(background.uiColor(in: environment))) }
    var bends: [BezierPoint] = []
    if case .bezierPoints(let points) = locations { bends = points }
    return _Paint(
      .mesh(
        MeshPaint(
          width: width, height: height, points: positions, bends: bends, colors: resolved,
          background: background.resolve(in: environment), isSmooth: smoothsColors)))
  }
}
