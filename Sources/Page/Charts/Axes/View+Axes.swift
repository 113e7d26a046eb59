extension View {
  /// Shows or hides the x axis of charts.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    configuringCharts { $0.x.visibility = visibility }
  }

  /// Shows or hides the y axis of charts.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    configuringCharts { $0.y.visibility = visibility }
  }

  /// Sets what the x axis of charts shows.
  public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    showing(\.x, content())
  }

  /// Sets what the y axis of charts shows.
  public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    showing(\.y, content())
  }

  private func showing<Content: AxisContent>(
    _ axis: WritableKeyPath<ChartConfiguration, AxisConfiguration>, _ content: Content
  ) -> some View {
    var collector = _AxisMarksCollector()
    Content._collectMarks(content, into: &collector)
    return configuringCharts { [marks = collector.marks] in $0[keyPath: axis].marks = marks }
  }
}

extension View {
  /// Puts a label at the x axis of charts.
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    titling(
      \.x,
      AxisTitle(
        position: position, alignment: alignment, spacing: spacing, content: AnyView(content())))
  }

  /// Puts a label of the app's localized strings at the x axis of charts.
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// Puts a label at the x axis of charts.
  @_disfavoredOverload
  public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  /// Puts a label at the y axis of charts.
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    titling(
      \.y,
      AxisTitle(
        position: position, alignment: alignment, spacing: spacing, content: AnyView(content())))
  }

  /// Puts a label of the app's localized strings at the y axis of charts.
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// Puts a label at the y axis of charts.
  @_disfavoredOverload
  public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  private func titling(
    _ axis: WritableKeyPath<ChartConfiguration, AxisConfiguration>, _ title: AxisTitle
  ) -> some View {
    configuringCharts { $0[keyPath: axis].titles.append(title) }
  }
}
