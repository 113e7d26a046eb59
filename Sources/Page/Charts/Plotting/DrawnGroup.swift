/// Marks that look the same and are drawn as one shape.
struct DrawnGroup: Identifiable {
  /// What marks of a group have in common.
  struct Key: Hashable {
    var kind: Mark.Kind
    var color: UIColor?
    /// The mark, where it is not drawn with others.
    var mark: Int?
    var series: [Datum] = []
    /// The width and the dashes of the line.
    var stroke: [CGFloat] = []
    var opacity = 1.0
    var blur: CGFloat = 0
    var shadow: MarkShadow?
    var mask: ObjectIdentifier?
    var zIndex = 0.0
    var cornerRadius: CGFloat = 0
    var symbol: BasicChartSymbolShape.Form?
    var border: CGFloat?
    /// Whether it is the symbols of a line.
    var isSymbols = false
  }

  var id: Key
  var figure: Figure
  var style: AnyShapeStyle
  /// The line; nil for a filled area.
  var stroke: StrokeStyle?
  /// Whether the style covers the plot instead of the shape.
  var coversPlot: Bool
  /// How the first mark looks; all look the same, but for parts of one line or area.
  let look: MarkLook
  private(set) var ids: [Int] = []
  private(set) var values: [Double] = []
  /// The rectangle around all marks.
  private(set) var bounds = CGRect.null

  init(
    _ id: Key, _ figure: Figure, _ style: AnyShapeStyle, stroke: StrokeStyle? = nil,
    coversPlot: Bool = true, look: MarkLook
  ) {
    self.id = id
    self.figure = figure
    self.style = style
    self.stroke = stroke
    self.coversPlot = coversPlot
    self.look = look
  }

  mutating func append(_ mark: Int, _ numbers: [Double], in rect: CGRect) {
    ids.append(mark)
    values += numbers
    bounds = bounds.union(rect)
  }

  /// Where the shape is: the plot, or the rectangle around it if a style has to fit that.
  func frame(in plot: CGSize) -> CGRect {
    coversPlot ? CGRect(origin: .zero, size: plot) : bounds
  }

  /// The shape in the coordinates of its frame.
  func shape(in plot: CGSize) -> FigureShape {
    let origin = frame(in: plot).origin
    guard origin != .zero else {
      return FigureShape(figure: figure, vector: FigureVector(ids, values))
    }
    return FigureShape(figure: figure, vector: FigureVector(ids, moved(by: origin)))
  }

  private func moved(by origin: CGPoint) -> [Double] {
    var moved = values
    var places = [0, 1]
    switch figure {
    case .area, .rules, .rectangles: places = [0, 1, 2, 3]
    case .sectors: places = [4, 5]
    case .line, .symbols: break
    }
    for first in stride(from: 0, to: moved.count, by: figure.stride) {
      for place in places {
        moved[first + place] -= Double(place.isMultiple(of: 2) ? origin.x : origin.y)
      }
    }
    return moved
  }
}
