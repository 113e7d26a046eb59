/// Sectors of all elements of a collection.
public struct SectorPlot<Content>: ChartContent {
  public typealias Body = Never
  let content: Content

  public static func _collectMarks(
    _ content: SectorPlot<Content>, into collector: inout _MarkCollector
  ) {
    (content.content as? any PlotContent)?.collect(into: &collector)
  }
}

extension SectorPlot: VectorizedChartContent where Content: _DataContent {
  public typealias DataElement = Content.DataElement

  public static func _collectMarks(
    _ content: SectorPlot<Content>, into collector: inout _MarkCollector,
    changing change: @escaping (Content.DataElement, inout _ElementMark) -> Void
  ) {
    content.content._collect(into: &collector, changing: change)
  }
}

extension SectorPlot {
  /// A sector for each element, whose angle is the share of its value.
  public init<Data: RandomAccessCollection, A: Plottable>(
    _ data: Data, angle: PlottableProjection<Data.Element, A>,
    innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) where Content == _DataPlotContent<Data> {
    content = _DataPlotContent(data: data) { element in
      var mark = Mark(.sector, x: .value(angle.value(element)))
      mark.sector = SectorSize(inner: innerRadius, outer: outerRadius, inset: angularInset ?? 0)
      return mark
    }
  }
}
