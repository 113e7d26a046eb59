/// The plot of a chart, which a plot style changes.
public struct ChartPlotContent: View {
  private let content: AnyView

  init(_ content: AnyView) { self.content = content }

  public var body: some View { content }
}

/// The axis of a chart, which an axis style changes.
public struct ChartAxisContent: View {
  private let content: AnyView

  init(_ content: AnyView) { self.content = content }

  public var body: some View { content }
}

extension View {
  /// Changes the plot of charts, such as its background, its border or its size.
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    configuringCharts { $0.plotStyle = { AnyView(content($0)) } }
  }

  /// Changes the lines and labels of the x axis beside the plot.
  public func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    configuringCharts { $0.x.style = { AnyView(content($0)) } }
  }

  /// Changes the lines and labels of the y axis beside the plot.
  public func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    configuringCharts { $0.y.style = { AnyView(content($0)) } }
  }

  /// Puts a view in front of charts, made of what is known of the chart.
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    configuringCharts {
      $0.overlays.append(ChartDecoration(alignment: alignment) { AnyView(content($0)) })
    }
  }

  /// Puts a view behind charts, made of what is known of the chart.
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    configuringCharts {
      $0.backgrounds.append(ChartDecoration(alignment: alignment) { AnyView(content($0)) })
    }
  }
}
