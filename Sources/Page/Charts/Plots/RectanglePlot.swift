/// Rectangles of all elements of a collection.
public struct RectanglePlot<Content>: ChartContent {
  public typealias Body = Never
  let content: Content

  public static func _collectMarks(
    _ content: RectanglePlot<Content>, into collector: inout _MarkCollector
  ) {
    (content.content as? any PlotContent)?.collect(into: &collector)
  }
}

extension RectanglePlot: VectorizedChartContent where Content: _DataContent {
  public typealias DataElement = Content.DataElement

  public static func _collectMarks(
    _ content: RectanglePlot<Content>, into collector: inout _MarkCollector,
    changing change: @escaping (Content.DataElement, inout _ElementMark) -> Void
  ) {
    content.content._collect(into: &collector, changing: change)
  }
}

extension RectanglePlot {
  /// A rectangle around the point of each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) where Content == _DataPlotContent<Data> {
    content = _DataPlotContent(data: data) { element in
      var mark = Mark(.rectangle, x: .value(x.value(element)), y: .value(y.value(element)))
      (mark.width, mark.height) = (width, height)
      return mark
    }
  }
}

extension RectanglePlot {
  /// A rectangle between two x and two y values for each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == _DataPlotContent<Data> {
    content = _DataPlotContent(data: data) { element in
      Mark(
        .rectangle, x: .range(xStart.value(element), xEnd.value(element)),
        y: .range(yStart.value(element), yEnd.value(element)))
    }
  }
}
