/// A view that shows data as marks: bars, lines, areas, points, rules, rectangles or sectors.
public struct Chart<Content: ChartContent>: View {
  private let content: Content
  @Environment(\.self) private var environment

  /// Creates a chart of marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Creates a chart with marks for each element of a collection whose elements have ids.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// Creates a chart with marks for each element, told apart by the property at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  public var body: some View {
    let model = model
    GeometryReader { geometry in
      ChartView(model: model, frames: ChartFrames(model, geometry.size), size: geometry.size)
    }
    // Views inside, which may be charts, are not meant by what was said of this one.
    .environment(\.chartConfiguration, ChartConfiguration())
    .environment(\.layoutDirection, direction)
  }

  /// The direction of the chart. A plot that is scrolled along x counts its offset from the left.
  private var direction: LayoutDirection {
    environment.chartConfiguration.scrollableAxes.contains(.horizontal)
      ? .leftToRight : environment.layoutDirection
  }

  private var model: ChartModel {
    var collector = _MarkCollector()
    Content._collectMarks(content, into: &collector)
    return ChartModel(collector.marks, environment.chartConfiguration, environment)
  }
}
