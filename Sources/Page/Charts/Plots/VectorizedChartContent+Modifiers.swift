extension VectorizedChartContent {
  private func changing(
    _ change: @escaping (DataElement, inout Mark) -> Void
  ) -> ChangedPlot<Self> {
    ChangedPlot(base: self, change: change)
  }

  /// Paints marks with the styles that the chart has for values, and explains them in the legend.
  public func foregroundStyle(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    changing { $1.look.styleValue = value.value($0) }
  }

  /// Paints each mark with the style at a key path.
  public func foregroundStyle(
    _ keyPath: KeyPath<DataElement, some ShapeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    changing { $1.look.style = AnyShapeStyle($0[keyPath: keyPath]) }
  }

  /// Makes each mark translucent as the value at a key path says.
  public func opacity(
    _ keyPath: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    changing { $1.look.opacity *= Double($0[keyPath: keyPath]) }
  }

  /// Gives points the symbols that the chart has for values, and explains them in the legend.
  public func symbol(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    changing { $1.look.symbolValue = value.value($0) }
  }

  /// Gives symbols the sizes that the chart has for values.
  public func symbolSize(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    changing { $1.look.symbolSizeValue = value.value($0) }
  }

  /// Sets the area of each symbol, in square points.
  public func symbolSize(
    _ area: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    changing {
      let side = max($0[keyPath: area], 0).squareRoot()
      $1.look.symbolSize = CGSize(width: side, height: side)
    }
  }

  /// Sets the size of each symbol.
  public func symbolSize(
    _ size: KeyPath<DataElement, CGSize>
  ) -> some VectorizedChartContent<DataElement> {
    changing { $1.look.symbolSize = $0[keyPath: size] }
  }

  /// Gives lines and rules the lines that the chart has for values.
  public func lineStyle(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    changing { $1.look.lineStyleValue = value.value($0) }
  }

  /// Sets the line of each line or rule.
  public func lineStyle(
    _ keyPath: KeyPath<DataElement, StrokeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    changing { $1.look.lineStyle = $0[keyPath: keyPath] }
  }

  /// Puts marks beside those of other values, instead of on one another.
  public func position(
    by value: PlottableProjection<DataElement, some Plottable>, axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    changing { $1.position = PositionGroup(value: value.value($0), axis: axis, span: span) }
  }

  /// Sets what names each mark for assistive technology.
  public func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    changing { $1.spoken.label = $0[keyPath: keyPath] }
  }

  /// Sets what names each mark for assistive technology.
  public func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    changing { $1.spoken.label = Text($0[keyPath: keyPath]) }
  }

  /// Sets what assistive technology says each mark shows.
  public func accessibilityValue(
    _ keyPath: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    changing { $1.spoken.value = $0[keyPath: keyPath] }
  }

  /// Sets what assistive technology says each mark shows.
  public func accessibilityValue(
    _ keyPath: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    changing { $1.spoken.value = Text($0[keyPath: keyPath]) }
  }
}
