/// What a plot shows: the elements of a collection, or a function.
protocol PlotContent {
  func collect(into collector: inout _MarkCollector)
}

/// The elements of a collection that a plot shows.
public protocol _DataContent {
  associatedtype DataElement

  func _collect(
    into collector: inout _MarkCollector,
    changing change: (DataElement, inout _ElementMark) -> Void)
}

/// A mark for each element of a collection.
public struct _DataPlotContent<Data: RandomAccessCollection>: _DataContent, PlotContent {
  let data: Data
  let make: (Data.Element) -> Mark

  public func _collect(
    into collector: inout _MarkCollector,
    changing change: (Data.Element, inout _ElementMark) -> Void
  ) {
    for (place, element) in data.enumerated() {
      collector.collect(place) { collector in
        var made = _ElementMark(mark: make(element))
        change(element, &made)
        collector.append(made.mark)
      }
    }
  }

  func collect(into collector: inout _MarkCollector) {
    _collect(into: &collector, changing: { _, _ in })
  }
}

/// A function that a plot shows.
public struct _FunctionPlotContent: PlotContent {
  let mark: Mark

  func collect(into collector: inout _MarkCollector) { collector.append(mark) }
}
