/// What the modifiers around a chart say.
struct ChartConfiguration {
  var x = AxisConfiguration()
  var y = AxisConfiguration()
  var styles = StyleScaleSpecification<AnyShapeStyle>()
  var symbols = StyleScaleSpecification<AnyChartSymbolShape>()
  var lines = StyleScaleSpecification<StrokeStyle>()
  var sizes = StyleScaleSpecification<CGFloat>()
  var legend = LegendConfiguration()
  var plotStyle: ((ChartPlotContent) -> AnyView)?
  /// The outermost first.
  var overlays: [ChartDecoration] = []
  var backgrounds: [ChartDecoration] = []
  var scrollableAxes: Axis.Set = []
  var scrollTarget: (any ChartScrollTargetBehavior)?
  var gesture: ((ChartProxy) -> AnyView)?
  var selectAngle: ((Datum?) -> Void)?

  subscript(axis: Axis) -> AxisConfiguration {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

/// What is said of one axis.
struct AxisConfiguration {
  var visibility = Visibility.automatic
  /// The marks of the axis; nil for the usual ones.
  var marks: [AxisMarksSpecification]?
  var titles: [AxisTitle] = []
  var style: ((ChartAxisContent) -> AnyView)?
  var domain: _ScaleDomainOutputs?
  var range: _ScaleRangeOutputs<CGFloat>?
  var type: ScaleType?
  var selectValue: ((Datum?) -> Void)?
  var selectRange: ((Datum, Datum)?) -> Void = { _ in }
  var selectsRange = false
  /// How much of the domain is visible while the axis scrolls.
  var visibleLength: Double?
  var scroll = ScrollConfiguration()
}

/// The position that a chart is scrolled to.
struct ScrollConfiguration {
  var initial: Datum?
  var read: (() -> Datum)?
  var write: ((Datum) -> Void)?
}

/// A view in front of a chart or behind it.
struct ChartDecoration {
  var alignment: Alignment
  var content: (ChartProxy) -> AnyView
}

/// The label of an axis.
struct AxisTitle {
  var position: AnnotationPosition
  var alignment: Alignment?
  var spacing: CGFloat?
  var content: AnyView
}

/// What is said of the legend.
struct LegendConfiguration {
  var visibility = Visibility.automatic
  var position = AnnotationPosition.automatic
  var alignment: Alignment?
  var spacing: CGFloat?
  var content: AnyView?
}

private struct ChartConfigurationKey: EnvironmentKey {
  static var defaultValue: ChartConfiguration { ChartConfiguration() }
}

extension EnvironmentValues {
  var chartConfiguration: ChartConfiguration {
    get { self[ChartConfigurationKey.self] }
    set { self[ChartConfigurationKey.self] = newValue }
  }
}

extension View {
  /// Changes what charts in the view are told.
  func configuringCharts(_ change: @escaping (inout ChartConfiguration) -> Void) -> some View {
    transformEnvironment(\.chartConfiguration, transform: change)
  }
}
