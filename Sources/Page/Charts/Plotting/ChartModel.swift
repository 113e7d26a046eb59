@_spi(Charts) import SwiftUI

/// What a chart shows, whatever its size.
struct ChartModel {
  private(set) var marks: [Mark]
  private(set) var stacks: [Stack?]
  let configuration: ChartConfiguration
  let environment: EnvironmentValues
  let styles: StyleScale<AnyShapeStyle>
  let symbols: StyleScale<AnyChartSymbolShape>
  let lines: StyleScale<StrokeStyle>
  let sizes: StyleScale<CGFloat>
  let xDomain: AxisDomain
  let yDomain: AxisDomain
  /// The values by which marks are placed beside one another.
  let positions: [Datum]

  init(
    _ marks: [Mark], _ configuration: ChartConfiguration, _ environment: EnvironmentValues
  ) {
    let marks = marks.expandingFunctions(configuration.x.domain)
    self.marks = marks
    self.configuration = configuration
    self.environment = environment
    stacks = Stacking.stacks(of: marks)
    let looks = marks.lazy.map(\.look)
    styles = StyleScale(
      looks.compactMap(\.styleValue), configuration.styles, defaults: Self.colors,
      interpolate: { ColorRamp($0, $1, configuration.styles.range?.gradient, environment).style })
    symbols = StyleScale(
      looks.compactMap(\.symbolValue), configuration.symbols, defaults: Self.symbols)
    lines = StyleScale(
      looks.compactMap(\.lineStyleValue), configuration.lines, defaults: Self.lines)
    sizes = StyleScale(
      looks.compactMap(\.symbolSizeValue), configuration.sizes, defaults: [],
      interpolate: Self.areas)
    xDomain = AxisDomain(.horizontal, marks, stacks, configuration.x)
    yDomain = AxisDomain(.vertical, marks, stacks, configuration.y)
    var seen: Set<Datum> = []
    positions = marks.compactMap { $0.position?.value.start }.filter { seen.insert($0).inserted }
  }

  /// The same scales for other marks.
  func with(_ marks: [Mark]) -> ChartModel {
    var model = self
    model.marks = marks
    model.stacks = Stacking.stacks(of: marks)
    return model
  }

  /// The colors of categories, in the order in which the system takes them.
  static let colors: [AnyShapeStyle] =
    [Color.blue, .green, .orange, .purple, .red, .cyan, .yellow].map { AnyShapeStyle($0) }

  static let symbols: [AnyChartSymbolShape] =
    [
      BasicChartSymbolShape.circle, .square, .triangle, .diamond, .pentagon, .plus, .cross,
      .asterisk,
    ]
    .map { AnyChartSymbolShape($0) }

  static let lines: [StrokeStyle] = [[], [6, 4], [2, 3], [8, 3, 2, 3]].map {
    StrokeStyle(lineWidth: 2, lineCap: .butt, lineJoin: .round, dash: $0)
  }

  /// The area of the symbols of numbers grows with the number.
  private static func areas(
    _ domain: ClosedRange<Double>, _ range: [CGFloat]
  ) -> (Datum) -> CGFloat {
    let (low, high) = (range.first ?? 10, range.last ?? 400)
    let length = domain.upperBound - domain.lowerBound
    return { datum in
      guard length > 0, let number = datum.number else { return high }
      return low + (high - low) * CGFloat((number - domain.lowerBound) / length)
    }
  }

  subscript(axis: Axis) -> AxisDomain { axis == .horizontal ? xDomain : yDomain }

  /// Whether the chart has sectors only, and no axes.
  var hasOnlySectors: Bool { !marks.isEmpty && marks.allSatisfy { $0.kind == .sector } }

  /// The style of a mark.
  func style(of mark: Mark) -> AnyShapeStyle {
    mark.look.style ?? mark.look.styleValue.flatMap { styles.visual($0.start) } ?? Self.usualStyle
  }

  static let usualStyle = AnyShapeStyle(.tint)

  /// The area of the symbol of a mark.
  func symbolSize(of mark: Mark) -> CGSize {
    if let size = mark.look.symbolSize { return size }
    let area = mark.look.symbolSizeValue.flatMap { sizes.visual($0.start) } ?? 50
    return CGSize(width: area.squareRoot(), height: area.squareRoot())
  }

  /// What is shown at the point of a mark; nil for a line without symbols.
  func symbol(of mark: Mark) -> MarkSymbol? {
    if let symbol = mark.look.symbol { return symbol }
    if let value = mark.look.symbolValue { return symbols.visual(value.start).map { .shape($0) } }
    return mark.kind == .point ? .shape(Self.symbols[0]) : nil
  }
}
