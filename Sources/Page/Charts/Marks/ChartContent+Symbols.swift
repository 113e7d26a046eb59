extension ChartContent {
  /// Sets the symbol of points; lines and areas get points with it.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    changing { $0.look.setSymbol(.shape(AnyChartSymbolShape(symbol))) }
  }

  /// Gives points the symbol that the chart has for a value, and explains it in the legend.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changing {
      guard $0.look.symbol == nil, $0.look.symbolValue == nil else { return }
      $0.look.symbolValue = value.erased
    }
  }

  /// Shows a view as the symbol of points.
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    return changing { $0.look.setSymbol(.view(view)) }
  }

  /// Sets the area of symbols, in square points.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    let side = max(area, 0).squareRoot()
    return setting(\.symbolSize, to: CGSize(width: side, height: side))
  }

  /// Sets the size of symbols.
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    setting(\.symbolSize, to: size)
  }

  /// Gives symbols the size that the chart has for a value.
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    setting(\.symbolSizeValue, to: value.erased)
  }
}

extension MarkLook {
  fileprivate mutating func setSymbol(_ new: MarkSymbol) {
    if symbol == nil, symbolValue == nil { symbol = new }
  }
}
