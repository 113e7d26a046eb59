/// A sector of a pie or donut chart.
public struct SectorMark: ChartContent {
  public typealias Body = Never
  private let mark: Mark

  /// A sector whose angle is the share of a value, or the range of a value, between two radii.
  public init(
    angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    var mark = Mark(.sector, x: .value(angle.erased))
    mark.sector = SectorSize(inner: innerRadius, outer: outerRadius, inset: angularInset ?? 0)
    self.mark = mark
  }

  public static func _collectMarks(_ content: SectorMark, into collector: inout _MarkCollector) {
    collector.append(content.mark)
  }
}
