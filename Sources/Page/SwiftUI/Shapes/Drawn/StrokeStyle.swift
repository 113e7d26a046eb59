/// How a line is drawn: its width, its ends, its corners and its dashes.
public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line.
  public var lineWidth: CGFloat
  /// How the ends of the line look.
  public var lineCap: CGLineCap
  /// How the corners of the line look.
  public var lineJoin: CGLineJoin
  /// How far pointed corners may reach, as a multiple of the width.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in turn; none for a whole line.
  public var dash: [CGFloat]
  /// Where in the dashes the line begins.
  public var dashPhase: CGFloat

  /// Creates a style of lines.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension StrokeStyle: Animatable {
  /// The width of the line, the limit of its miters, and the phase of its dashes.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}

/// How an area is filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether areas that an even number of outlines surrounds stay empty.
  public var isEOFilled: Bool
  /// Whether the edges are smooth.
  public var isAntialiased: Bool

  /// Creates a style of filled areas.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
