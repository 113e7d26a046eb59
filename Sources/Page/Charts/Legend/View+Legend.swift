extension View {
  /// Shows a view as the legend of charts.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let view = AnyView(content())
    return configuringCharts {
      $0.legend = LegendConfiguration(
        visibility: .visible, position: position, alignment: alignment, spacing: spacing,
        content: view)
    }
  }

  /// Sets where the legend of charts is.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    configuringCharts {
      $0.legend.position = position
      $0.legend.alignment = alignment
      $0.legend.spacing = spacing
    }
  }

  /// Shows or hides the legend of charts.
  public func chartLegend(_ visibility: Visibility) -> some View {
    configuringCharts { $0.legend.visibility = visibility }
  }
}
