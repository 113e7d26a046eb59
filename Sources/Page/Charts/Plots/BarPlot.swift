/// Bars of all elements of a collection.
public struct BarPlot<Content>: ChartContent {
  public typealias Body = Never
  let content: Content

  public static func _collectMarks(
    _ content: BarPlot<Content>, into collector: inout _MarkCollector
  ) {
    (content.content as? any PlotContent)?.collect(into: &collector)
  }
}

extension BarPlot: VectorizedChartContent where Content: _DataContent {
  public typealias DataElement = Content.DataElement

  public static func _collectMarks(
    _ content: BarPlot<Content>, into collector: inout _MarkCollector,
    changing change: @escaping (Content.DataElement, inout _ElementMark) -> Void
  ) {
    content.content._collect(into: &collector, changing: change)
  }
}

extension BarPlot {
  /// A bar from zero for each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == _DataPlotContent<Data> {
    content = _DataPlotContent(data: data) { element in
      var mark = Mark(.bar, x: .value(x.value(element)), y: .value(y.value(element)))
      (mark.width, mark.height, mark.stacking) = (width, height, stacking)
      return mark
    }
  }
}

extension BarPlot {
  /// A bar between two y values for each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic
  ) where Content == _DataPlotContent<Data> {
    content = _DataPlotContent(data: data) { element in
      var mark = Mark(
        .bar, x: .value(x.value(element)),
        y: .range(yStart.value(element), yEnd.value(element)))
      mark.width = width
      return mark
    }
  }
}

extension BarPlot {
  /// A bar between two x values for each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    height: MarkDimension = .automatic
  ) where Content == _DataPlotContent<Data> {
    content = _DataPlotContent(data: data) { element in
      var mark = Mark(
        .bar, x: .range(xStart.value(element), xEnd.value(element)),
        y: .value(y.value(element)))
      mark.height = height
      return mark
    }
  }
}
