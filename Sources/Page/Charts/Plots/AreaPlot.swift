/// Areas of all elements of a collection, or below a function.
public struct AreaPlot<Content>: ChartContent {
  public typealias Body = Never
  let content: Content

  public static func _collectMarks(
    _ content: AreaPlot<Content>, into collector: inout _MarkCollector
  ) {
    (content.content as? any PlotContent)?.collect(into: &collector)
  }
}

extension AreaPlot: VectorizedChartContent where Content: _DataContent {
  public typealias DataElement = Content.DataElement

  public static func _collectMarks(
    _ content: AreaPlot<Content>, into collector: inout _MarkCollector,
    changing change: @escaping (Content.DataElement, inout _ElementMark) -> Void
  ) {
    content.content._collect(into: &collector, changing: change)
  }
}

extension AreaPlot {
  /// An area from zero to the values of all elements.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Content == _DataPlotContent<Data> {
    content = _DataPlotContent(data: data) { element in
      var mark = Mark(.area, x: .value(x.value(element)), y: .value(y.value(element)))
      mark.stacking = stacking
      return mark
    }
  }
}

extension AreaPlot {
  /// An area for each series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>, stacking: MarkStackingMethod = .standard
  ) where Content == _DataPlotContent<Data> {
    content = _DataPlotContent(data: data) { element in
      var mark = Mark(.area, x: .value(x.value(element)), y: .value(y.value(element)))
      mark.series = series.value(element)
      mark.stacking = stacking
      return mark
    }
  }
}

extension AreaPlot {
  /// An area between two values of all elements.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == _DataPlotContent<Data> {
    content = _DataPlotContent(data: data) { element in
      Mark(
        .area, x: .value(x.value(element)),
        y: .range(yStart.value(element), yEnd.value(element)))
    }
  }
}
