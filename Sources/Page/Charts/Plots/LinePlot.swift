/// Lines through the points of all elements of a collection, or the graph of a function.
public struct LinePlot<Content>: ChartContent {
  public typealias Body = Never
  let content: Content

  public static func _collectMarks(
    _ content: LinePlot<Content>, into collector: inout _MarkCollector
  ) {
    (content.content as? any PlotContent)?.collect(into: &collector)
  }
}

extension LinePlot: VectorizedChartContent where Content: _DataContent {
  public typealias DataElement = Content.DataElement

  public static func _collectMarks(
    _ content: LinePlot<Content>, into collector: inout _MarkCollector,
    changing change: @escaping (Content.DataElement, inout _ElementMark) -> Void
  ) {
    content.content._collect(into: &collector, changing: change)
  }
}

extension LinePlot {
  /// A line through the points of all elements.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == _DataPlotContent<Data> {
    content = _DataPlotContent(data: data) { element in
      Mark(.line, x: .value(x.value(element)), y: .value(y.value(element)))
    }
  }
}

extension LinePlot {
  /// A line for each series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == _DataPlotContent<Data> {
    content = _DataPlotContent(data: data) { element in
      var mark = Mark(.line, x: .value(x.value(element)), y: .value(y.value(element)))
      mark.series = series.value(element)
      return mark
    }
  }
}
