/// One of the symbols that charts have.
public struct BasicChartSymbolShape: ChartSymbolShape {
  enum Form: Hashable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  let form: Form
  /// The width of the outline; nil for a filled symbol.
  var border: CGFloat?

  /// The outline of the symbol.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    BasicChartSymbolShape(form: form, border: lineWidth)
  }

  public var perceptualUnitRect: CGRect {
    let side: CGFloat =
      switch form {
      case .circle: 1
      case .square: 0.9
      case .triangle, .diamond, .pentagon, .plus, .cross, .asterisk: 1.15
      }
    return CGRect(x: (1 - side) / 2, y: (1 - side) / 2, width: side, height: side)
  }

  public func path(in rect: CGRect) -> Path {
    guard let border else { return outline(in: rect) }
    switch form {
    case .plus, .cross, .asterisk: return strokes(in: rect, width: border)
    default:
      return outline(in: rect.insetBy(dx: border / 2, dy: border / 2))
        .strokedPath(StrokeStyle(lineWidth: border))
    }
  }

  private func outline(in rect: CGRect) -> Path {
    switch form {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect)
    case .triangle: polygon([(0.5, 0.07), (1, 0.93), (0, 0.93)], in: rect)
    case .diamond: polygon([(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)], in: rect)
    case .pentagon:
      polygon((0..<5).map { Self.corner($0, of: 5) }, in: rect)
    case .plus, .cross, .asterisk: strokes(in: rect, width: rect.width / 5)
    }
  }

  /// A corner of a regular polygon in the unit square.
  private static func corner(_ index: Int, of count: Int) -> (CGFloat, CGFloat) {
    let angle = 2 * Double.pi * Double(index) / Double(count) - .pi / 2
    return (CGFloat(0.5 + cos(angle) / 2), CGFloat(0.5 + sin(angle) / 2))
  }

  private func polygon(_ points: [(CGFloat, CGFloat)], in rect: CGRect) -> Path {
    Path { path in
      path.addLines(points.map { point(of: $0, in: rect) })
      path.closeSubpath()
    }
  }

  private func point(of unit: (CGFloat, CGFloat), in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + rect.width * unit.0, y: rect.minY + rect.height * unit.1)
  }

  /// Lines through the middle.
  private func strokes(in rect: CGRect, width: CGFloat) -> Path {
    let angles: [Double] =
      switch form {
      case .plus: [0, 90]
      case .cross: [45, 135]
      default: [90, 30, 150]
      }
    let radius = min(rect.width, rect.height) / 2
    let lines = Path { path in
      for angle in angles {
        let (dx, dy) = (cos(angle * .pi / 180) * radius, sin(angle * .pi / 180) * radius)
        path.move(to: CGPoint(x: rect.midX - dx, y: rect.midY - dy))
        path.addLine(to: CGPoint(x: rect.midX + dx, y: rect.midY + dy))
      }
    }
    return lines.strokedPath(StrokeStyle(lineWidth: width))
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A filled circle.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(form: .circle) }
  /// A filled square.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(form: .square) }
  /// A filled triangle.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(form: .triangle) }
  /// A filled square that stands on a corner.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(form: .diamond) }
  /// A filled pentagon.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(form: .pentagon) }
  /// A plus sign.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(form: .plus) }
  /// A diagonal cross.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(form: .cross) }
  /// A star of three lines.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(form: .asterisk) }
}
