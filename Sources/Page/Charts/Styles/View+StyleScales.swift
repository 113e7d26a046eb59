extension View {
  /// Sets the values that have styles, and the styles.
  public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    styling(\.styles, domain._makeScaleDomain(), range.erased, type)
  }

  /// Sets the values that have styles.
  public func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    styling(\.styles, domain._makeScaleDomain(), nil, type)
  }

  /// Sets the styles of values.
  public func chartForegroundStyleScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    styling(\.styles, nil, range.erased, type)
  }

  /// Sets how numbers have styles.
  public func chartForegroundStyleScale(type: ScaleType? = nil) -> some View {
    styling(\.styles, nil, nil, type)
  }

  /// Sets the style of each value.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    styling(\.styles, pairs: mapping.map { ($0.key.datum, AnyShapeStyle($0.value)) })
  }

  /// Sets the values that have styles, and a closure that makes the styles.
  public func chartForegroundStyleScale<Domain: Collection, S: ShapeStyle>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain.Element: Plottable {
    styling(\.styles, pairs: domain.map { ($0.datum, AnyShapeStyle(mapping($0))) })
  }

  /// Sets a closure that makes the style of each value.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    styling(\.styles) { DataValue($0).map { AnyShapeStyle(mapping($0)) } }
  }

  /// Sets the values that have lines, and the lines.
  public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range
  ) -> some View where Range.VisualValue == StrokeStyle {
    styling(\.lines, domain._makeScaleDomain(), range._makeScaleRange())
  }

  /// Sets the values that have lines.
  public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    styling(\.lines, domain._makeScaleDomain(), nil)
  }

  /// Sets the lines of values.
  public func chartLineStyleScale<Range: ScaleRange>(range: Range) -> some View
  where Range.VisualValue == StrokeStyle {
    styling(\.lines, nil, range._makeScaleRange())
  }

  /// Sets the line of each value.
  public func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View {
    styling(\.lines, pairs: mapping.map { ($0.key.datum, $0.value) })
  }

  /// Sets the values that have lines, and a closure that makes the lines.
  public func chartLineStyleScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> StrokeStyle
  ) -> some View where Domain.Element: Plottable {
    styling(\.lines, pairs: domain.map { ($0.datum, mapping($0)) })
  }

  /// Sets a closure that makes the line of each value.
  public func chartLineStyleScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> StrokeStyle
  ) -> some View {
    styling(\.lines) { DataValue($0).map(mapping) }
  }
}

extension ScaleRange where VisualValue: ShapeStyle {
  fileprivate var erased: _ScaleRangeOutputs<AnyShapeStyle> {
    let range = _makeScaleRange()
    return _ScaleRangeOutputs(
      values: range.values.map { AnyShapeStyle($0) }, isContinuous: range.isContinuous,
      gradient: range.gradient)
  }
}

extension View {
  func styling<Visual>(
    _ place: WritableKeyPath<ChartConfiguration, StyleScaleSpecification<Visual>>,
    _ domain: _ScaleDomainOutputs?, _ range: _ScaleRangeOutputs<Visual>?, _ type: ScaleType? = nil
  ) -> some View {
    configuringCharts {
      if let domain { $0[keyPath: place].domain = domain }
      if let range { $0[keyPath: place].range = range }
      if let type { $0[keyPath: place].type = type }
    }
  }

  func styling<Visual>(
    _ place: WritableKeyPath<ChartConfiguration, StyleScaleSpecification<Visual>>,
    pairs: [(Datum, Visual)]
  ) -> some View {
    let visuals = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    return configuringCharts {
      $0[keyPath: place].domain = _ScaleDomainOutputs(values: pairs.map(\.0))
      $0[keyPath: place].mapping = { visuals[$0] }
    }
  }

  func styling<Visual>(
    _ place: WritableKeyPath<ChartConfiguration, StyleScaleSpecification<Visual>>,
    _ mapping: @escaping (Datum) -> Visual?
  ) -> some View {
    configuringCharts { $0[keyPath: place].mapping = mapping }
  }
}
