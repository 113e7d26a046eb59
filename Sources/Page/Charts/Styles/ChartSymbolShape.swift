/// A shape that shows points of a chart.
public protocol ChartSymbolShape: Shape {
  /// The rectangle in which the shape looks as large as a circle in the unit square.
  var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape where Self: InsettableShape {
  /// The outline of the symbol, as wide as a line inside it.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline of the symbol, drawn inside it.
  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    BorderSymbol(base: self, style: style)
  }
}

private struct BorderSymbol<Base: ChartSymbolShape & InsettableShape>: ChartSymbolShape {
  var base: Base
  var style: StrokeStyle
  var perceptualUnitRect: CGRect { base.perceptualUnitRect }

  func path(in rect: CGRect) -> Path {
    base.inset(by: style.lineWidth / 2).path(in: rect).strokedPath(style)
  }
}

/// A symbol whose type is not known.
public struct AnyChartSymbolShape: ChartSymbolShape {
  let storage: any ChartSymbolShape

  /// Erases the type of a symbol.
  public init(_ content: any ChartSymbolShape) {
    storage = (content as? AnyChartSymbolShape)?.storage ?? content
  }

  public func path(in rect: CGRect) -> Path { storage.path(in: rect) }
  public var perceptualUnitRect: CGRect { storage.perceptualUnitRect }
}

extension Circle: ChartSymbolShape {
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

extension ChartSymbolShape {
  /// The outline of the symbol with its center at a point.
  func path(at center: CGPoint, size: CGSize) -> Path {
    let unit = perceptualUnitRect
    let (width, height) = (size.width * unit.width, size.height * unit.height)
    return path(
      in: CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height))
  }
}
