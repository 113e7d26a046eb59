extension View {
  /// Lets the user scroll charts along axes, of which a part is visible.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    configuringCharts { $0.scrollableAxes = axes }
  }

  /// Sets how much of the x axis is visible while charts scroll: numbers, seconds or categories.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    configuringCharts { $0.x.visibleLength = length.datum.number }
  }

  /// Sets how much of the y axis is visible while charts scroll: numbers, seconds or categories.
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    configuringCharts { $0.y.visibleLength = length.datum.number }
  }

  /// Sets where charts come to rest after they have been scrolled.
  public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
    configuringCharts { $0.scrollTarget = behavior }
  }

  /// Sets the x value at which charts are first scrolled to.
  public func chartScrollPosition(initialX: some Plottable) -> some View {
    configuringCharts { $0.x.scroll = ScrollConfiguration(initial: initialX.datum) }
  }

  /// Connects the x value at the leading edge of charts with a value.
  public func chartScrollPosition(x: Binding<some Plottable>) -> some View {
    configuringCharts { $0.x.scroll = following(x) }
  }

  /// Sets the y value at which charts are first scrolled to.
  public func chartScrollPosition(initialY: some Plottable) -> some View {
    configuringCharts { $0.y.scroll = ScrollConfiguration(initial: initialY.datum) }
  }

  /// Connects the y value at the lower edge of charts with a value.
  public func chartScrollPosition(y: Binding<some Plottable>) -> some View {
    configuringCharts { $0.y.scroll = following(y) }
  }
}

private func following<P: Plottable>(_ value: Binding<P>) -> ScrollConfiguration {
  ScrollConfiguration(
    read: { value.wrappedValue.datum },
    write: { datum in
      guard let new = P(datum), new.datum != value.wrappedValue.datum else { return }
      value.wrappedValue = new
    })
}
