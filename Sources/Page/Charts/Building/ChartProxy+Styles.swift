extension ChartProxy {
  /// The style of a value.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    model.styles.visual(value.datum)
  }

  /// The line of a value.
  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? {
    model.lines.visual(value.datum)
  }

  /// The symbol of a value.
  public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
    model.symbols.visual(value.datum)
  }

  /// The area of the symbol of a value.
  public func symbolSize<P: Plottable>(for value: P) -> CGFloat? {
    model.sizes.visual(value.datum)
  }

  /// The categories of the x axis, or the ends of its range.
  public func xDomain<P: Plottable>(dataType: P.Type) -> [P] {
    x.data.compactMap { P($0) }
  }

  /// The categories of the y axis, or the ends of its range.
  public func yDomain<P: Plottable>(dataType: P.Type) -> [P] {
    y.data.compactMap { P($0) }
  }

  /// The values that have styles.
  public func foregroundStyleDomain<P: Plottable>(dataType: P.Type) -> [P] {
    model.styles.data.compactMap { P($0) }
  }

  /// The values that have symbols.
  public func symbolDomain<P: Plottable>(dataType: P.Type) -> [P] {
    model.symbols.data.compactMap { P($0) }
  }

  /// The values that have sizes of symbols.
  public func symbolSizeDomain<P: Plottable>(dataType: P.Type) -> [P] {
    model.sizes.data.compactMap { P($0) }
  }

  /// The values that have lines.
  public func lineStyleDomain<P: Plottable>(dataType: P.Type) -> [P] {
    model.lines.data.compactMap { P($0) }
  }
}
