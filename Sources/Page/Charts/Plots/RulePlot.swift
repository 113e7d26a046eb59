/// Straight lines of all elements of a collection.
public struct RulePlot<Content>: ChartContent {
  public typealias Body = Never
  let content: Content

  public static func _collectMarks(
    _ content: RulePlot<Content>, into collector: inout _MarkCollector
  ) {
    (content.content as? any PlotContent)?.collect(into: &collector)
  }
}

extension RulePlot: VectorizedChartContent where Content: _DataContent {
  public typealias DataElement = Content.DataElement

  public static func _collectMarks(
    _ content: RulePlot<Content>, into collector: inout _MarkCollector,
    changing change: @escaping (Content.DataElement, inout _ElementMark) -> Void
  ) {
    content.content._collect(into: &collector, changing: change)
  }
}

extension RulePlot {
  /// A vertical line for each element.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) where Content == _DataPlotContent<Data> {
    content = _DataPlotContent(data: data) { element in
      Mark(.rule, x: .value(x.value(element)), y: .fixed(yStart, yEnd))
    }
  }
}

extension RulePlot {
  /// A vertical line between two y values for each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == _DataPlotContent<Data> {
    content = _DataPlotContent(data: data) { element in
      Mark(
        .rule, x: .value(x.value(element)), y: .range(yStart.value(element), yEnd.value(element)))
    }
  }
}

extension RulePlot {
  /// A horizontal line for each element.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == _DataPlotContent<Data> {
    content = _DataPlotContent(data: data) { element in
      Mark(.rule, x: .fixed(xStart, xEnd), y: .value(y.value(element)))
    }
  }
}

extension RulePlot {
  /// A horizontal line between two x values for each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == _DataPlotContent<Data> {
    content = _DataPlotContent(data: data) { element in
      Mark(
        .rule, x: .range(xStart.value(element), xEnd.value(element)), y: .value(y.value(element)))
    }
  }
}
