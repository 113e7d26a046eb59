/// What one mark shows, as it was collected from chart content.
struct Mark {
  enum Kind: Hashable {
    case bar, line, area, point, rule, rectangle, sector
  }

  /// What a mark covers along one axis.
  enum Extent {
    /// All of the plot, or nothing that the mark says.
    case none
    case value(ChartValue)
    case range(ChartValue, ChartValue)
    /// Points of the plot; nil is its edge.
    case fixed(CGFloat?, CGFloat?)
  }

  var kind: Kind
  var x: Extent
  var y: Extent
  /// Tells the mark from all others of the chart, also after the data changed.
  var id = 0
  var stacking = MarkStackingMethod.standard
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var series: ChartValue?
  var sector: SectorSize?
  /// The function whose points are shown instead of the mark.
  var function: PlottedFunction?
  var look = MarkLook()
  var position: PositionGroup?
  var offset = MarkOffset()
  var annotations: [MarkAnnotation] = []
  var spoken = SpokenMark()

  init(_ kind: Kind, x: Extent = .none, y: Extent = .none) {
    self.kind = kind
    self.x = x
    self.y = y
  }
}

/// How a mark looks. What is nil was not said.
struct MarkLook {
  var style: AnyShapeStyle?
  var styleValue: ChartValue?
  var lineStyle: StrokeStyle?
  var lineStyleValue: ChartValue?
  var symbol: MarkSymbol?
  var symbolValue: ChartValue?
  var symbolSize: CGSize?
  var symbolSizeValue: ChartValue?
  var interpolation: InterpolationMethod?
  var cornerRadius: CGFloat?
  var cornerStyle = RoundedCornerStyle.continuous
  var opacity = 1.0
  var blur: CGFloat = 0
  var shadow: MarkShadow?
  var clip: MarkClip?
  var mask: MarkMask?
  var zIndex = 0.0
  var alignsStyleWithPlot: Bool?
}

/// What is shown at a point.
enum MarkSymbol {
  case shape(AnyChartSymbolShape)
  case view(AnyView)
}

struct MarkShadow: Hashable {
  var color: Color
  var radius: CGFloat
  var x: CGFloat
  var y: CGFloat
}

/// An outline within which a mark is seen, made for the mark's rectangle.
struct MarkClip {
  var path: (CGRect) -> Path
  var style: FillStyle
}

/// Marks outside of which others are not seen.
final class MarkMask {
  let marks: [Mark]

  init(_ marks: [Mark]) {
    self.marks = marks
  }
}

/// How far the edges of a mark are moved.
struct MarkOffset: Hashable {
  var xStart: CGFloat = 0
  var xEnd: CGFloat = 0
  var yStart: CGFloat = 0
  var yEnd: CGFloat = 0
}

/// The group that a mark is placed beside others for.
struct PositionGroup {
  var value: ChartValue
  var axis: Axis?
  var span: MarkDimension
}

/// The size of a sector.
struct SectorSize {
  var inner: MarkDimension
  var outer: MarkDimension
  var inset: CGFloat
}

/// What is said of a mark.
struct SpokenMark {
  var label: Text?
  var value: Text?
  var identifier: String?
  var isHidden = false
}

extension Mark.Extent {
  /// The value that says what the axis shows.
  var first: ChartValue? {
    switch self {
    case .value(let value), .range(let value, _): value
    case .none, .fixed: nil
    }
  }

  /// All data that the axis has to cover.
  var data: [Datum] {
    switch self {
    case .value(let value): [value.start, value.end].compactMap(\.self)
    case .range(let start, let end):
      [start.start, start.end, end.start, end.end].compactMap(\.self)
    case .none, .fixed: []
    }
  }
}
