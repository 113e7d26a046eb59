extension View {
  /// Sets the values and the points that the x axis of charts covers.
  public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    scaling(\.x, domain._makeScaleDomain(), range._makeScaleRange(), type)
  }

  /// Sets the values that the x axis of charts covers.
  public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View
  {
    scaling(\.x, domain._makeScaleDomain(), nil, type)
  }

  /// Sets the points that the x axis of charts covers.
  public func chartXScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View {
    scaling(\.x, nil, range._makeScaleRange(), type)
  }

  /// Sets how values are placed along the x axis of charts.
  public func chartXScale(type: ScaleType? = nil) -> some View { scaling(\.x, nil, nil, type) }

  /// Sets the values and the points that the y axis of charts covers.
  public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    scaling(\.y, domain._makeScaleDomain(), range._makeScaleRange(), type)
  }

  /// Sets the values that the y axis of charts covers.
  public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View
  {
    scaling(\.y, domain._makeScaleDomain(), nil, type)
  }

  /// Sets the points that the y axis of charts covers.
  public func chartYScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View {
    scaling(\.y, nil, range._makeScaleRange(), type)
  }

  /// Sets how values are placed along the y axis of charts.
  public func chartYScale(type: ScaleType? = nil) -> some View { scaling(\.y, nil, nil, type) }

  private func scaling(
    _ axis: WritableKeyPath<ChartConfiguration, AxisConfiguration>, _ domain: _ScaleDomainOutputs?,
    _ range: _ScaleRangeOutputs<CGFloat>?, _ type: ScaleType?
  ) -> some View {
    configuringCharts {
      if let domain { $0[keyPath: axis].domain = domain }
      if let range { $0[keyPath: axis].range = range }
      if let type { $0[keyPath: axis].type = type }
    }
  }
}
