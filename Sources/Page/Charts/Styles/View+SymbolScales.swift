extension View {
  /// Sets the values that have symbols, and the symbols.
  public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range
  ) -> some View where Range.VisualValue: ChartSymbolShape {
    styling(\.symbols, domain._makeScaleDomain(), symbols(range._makeScaleRange().values))
  }

  /// Sets the values that have symbols, and the symbols.
  @_disfavoredOverload
  public func chartSymbolScale<Domain: ScaleDomain>(
    domain: Domain, range: [any ChartSymbolShape]
  ) -> some View {
    styling(\.symbols, domain._makeScaleDomain(), symbols(range))
  }

  /// Sets the values that have symbols.
  public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    styling(\.symbols, domain._makeScaleDomain(), nil)
  }

  /// Sets the symbols of values.
  public func chartSymbolScale<Range: ScaleRange>(range: Range) -> some View
  where Range.VisualValue: ChartSymbolShape {
    styling(\.symbols, nil, symbols(range._makeScaleRange().values))
  }

  /// Sets the symbols of values.
  @_disfavoredOverload
  public func chartSymbolScale(range: [any ChartSymbolShape]) -> some View {
    styling(\.symbols, nil, symbols(range))
  }

  /// Sets the symbol of each value.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    styling(\.symbols, pairs: mapping.map { ($0.key.datum, AnyChartSymbolShape($0.value)) })
  }

  /// Sets the symbol of each value.
  @_disfavoredOverload
  public func chartSymbolScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, any ChartSymbolShape>
  ) -> some View {
    styling(\.symbols, pairs: mapping.map { ($0.key.datum, AnyChartSymbolShape($0.value)) })
  }

  /// Sets the values that have symbols, and a closure that makes the symbols.
  public func chartSymbolScale<Domain: Collection, S: ChartSymbolShape>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain.Element: Plottable {
    styling(\.symbols, pairs: domain.map { ($0.datum, AnyChartSymbolShape(mapping($0))) })
  }

  /// Sets a closure that makes the symbol of each value.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    styling(\.symbols) { DataValue($0).map { AnyChartSymbolShape(mapping($0)) } }
  }

  /// Sets the values that have sizes of symbols, and the areas in square points.
  public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue == CGFloat {
    styling(\.sizes, domain._makeScaleDomain(), range._makeScaleRange(), type)
  }

  /// Sets the values that have sizes of symbols.
  public func chartSymbolSizeScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    styling(\.sizes, domain._makeScaleDomain(), nil, type)
  }

  /// Sets the areas of symbols, in square points.
  public func chartSymbolSizeScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue == CGFloat {
    styling(\.sizes, nil, range._makeScaleRange(), type)
  }

  /// Sets how numbers have sizes of symbols.
  public func chartSymbolSizeScale(type: ScaleType? = nil) -> some View {
    styling(\.sizes, nil, nil, type)
  }

  /// Sets the area of the symbol of each value.
  public func chartSymbolSizeScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, CGFloat>
  ) -> some View {
    styling(\.sizes, pairs: mapping.map { ($0.key.datum, $0.value) })
  }

  /// Sets the values that have sizes of symbols, and a closure that makes the areas.
  public func chartSymbolSizeScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> CGFloat
  ) -> some View where Domain.Element: Plottable {
    styling(\.sizes, pairs: domain.map { ($0.datum, mapping($0)) })
  }

  /// Sets a closure that makes the area of the symbol of each value.
  public func chartSymbolSizeScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> CGFloat
  ) -> some View {
    styling(\.sizes) { DataValue($0).map(mapping) }
  }

  private func symbols(_ values: [any ChartSymbolShape]) -> _ScaleRangeOutputs<AnyChartSymbolShape>
  {
    _ScaleRangeOutputs(values: values.map { AnyChartSymbolShape($0) })
  }
}
