/// Symbols at the points of all elements of a collection.
public struct PointPlot<Content>: ChartContent {
  public typealias Body = Never
  let content: Content

  public static func _collectMarks(
    _ content: PointPlot<Content>, into collector: inout _MarkCollector
  ) {
    (content.content as? any PlotContent)?.collect(into: &collector)
  }
}

extension PointPlot: VectorizedChartContent where Content: _DataContent {
  public typealias DataElement = Content.DataElement

  public static func _collectMarks(
    _ content: PointPlot<Content>, into collector: inout _MarkCollector,
    changing change: @escaping (Content.DataElement, inout _ElementMark) -> Void
  ) {
    content.content._collect(into: &collector, changing: change)
  }
}

extension PointPlot {
  /// A symbol for each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == _DataPlotContent<Data> {
    content = _DataPlotContent(data: data) { element in
      Mark(.point, x: .value(x.value(element)), y: .value(y.value(element)))
    }
  }
}

extension PointPlot {
  /// A symbol for each element, at a point of the plot or in its middle.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: CGFloat? = nil
  ) where Content == _DataPlotContent<Data> {
    content = _DataPlotContent(data: data) { element in
      Mark(.point, x: .value(x.value(element)), y: .fixed(y, y))
    }
  }
}

extension PointPlot {
  /// A symbol for each element, at a point of the plot or in its middle.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: CGFloat? = nil, y: PlottableProjection<Data.Element, Y>
  ) where Content == _DataPlotContent<Data> {
    content = _DataPlotContent(data: data) { element in
      Mark(.point, x: .fixed(x, x), y: .value(y.value(element)))
    }
  }
}
