/// Chart content that shows all elements of a collection.
public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// The type of the elements.
  associatedtype DataElement

  static func _collectMarks(
    _ content: Self, into collector: inout _MarkCollector,
    changing change: @escaping (DataElement, inout _ElementMark) -> Void)
}

/// The mark of an element.
public struct _ElementMark {
  var mark: Mark
}

extension VectorizedChartContent {
  public static func _collectMarks(_ content: Self, into collector: inout _MarkCollector) {
    _collectMarks(content, into: &collector, changing: { _, _ in })
  }
}

/// Content whose marks are changed by their elements.
struct ChangedPlot<Base: VectorizedChartContent>: VectorizedChartContent {
  typealias Body = Never
  typealias DataElement = Base.DataElement
  let base: Base
  let change: (DataElement, inout Mark) -> Void

  static func _collectMarks(
    _ content: ChangedPlot<Base>, into collector: inout _MarkCollector,
    changing outer: @escaping (Base.DataElement, inout _ElementMark) -> Void
  ) {
    Base._collectMarks(content.base, into: &collector) { element, made in
      content.change(element, &made.mark)
      outer(element, &made)
    }
  }
}
