/// What is drawn of marks that look the same.
enum Figure {
  /// Two corners of each rectangle.
  case rectangles(cornerRadius: CGFloat, style: RoundedCornerStyle)
  /// The center and the size of each symbol.
  case symbols(AnyChartSymbolShape)
  /// Each point.
  case line(Curve)
  /// Two points of the edges at each place.
  case area(Curve)
  /// The ends of each line.
  case rules
  /// The angles, the radii and the center of each sector.
  case sectors(inset: CGFloat, cornerRadius: CGFloat)

  /// How many numbers belong to a mark.
  var stride: Int {
    switch self {
    case .line: 2
    case .rectangles, .symbols, .area, .rules: 4
    case .sectors: 6
    }
  }

  func path(_ values: [Double]) -> Path {
    var path = Path()
    switch self {
    case .rectangles(let radius, let style):
      each(values) { add(rectangle: $0, radius, style, to: &path) }
    case .symbols(let shape):
      each(values) {
        path.addPath(
          shape.path(
            at: CGPoint(x: $0[0], y: $0[1]), size: CGSize(width: $0[2], height: $0[3])))
      }
    case .line(let curve):
      var points: [CGPoint] = []
      each(values) { points.append(CGPoint(x: $0[0], y: $0[1])) }
      curve.add(points, to: &path)
    case .area(let curve): add(areaOf: values, curve, to: &path)
    case .rules:
      each(values) {
        path.move(to: CGPoint(x: $0[0], y: $0[1]))
        path.addLine(to: CGPoint(x: $0[2], y: $0[3]))
      }
    case .sectors(let inset, let radius):
      each(values) { path.addPath(Sector($0, inset: inset, cornerRadius: radius).path) }
    }
    return path
  }

  private func each(_ values: [Double], _ work: ([Double]) -> Void) {
    let stride = stride
    for first in Swift.stride(from: 0, to: values.count - stride + 1, by: stride) {
      work(Array(values[first..<first + stride]))
    }
  }

  private func add(
    rectangle: [Double], _ radius: CGFloat, _ style: RoundedCornerStyle, to path: inout Path
  ) {
    let rect = CGRect(
      x: min(rectangle[0], rectangle[2]), y: min(rectangle[1], rectangle[3]),
      width: abs(rectangle[2] - rectangle[0]), height: abs(rectangle[3] - rectangle[1]))
    let most = min(radius, rect.width / 2, rect.height / 2)
    guard most > 0 else { return path.addRect(rect) }
    path.addRoundedRect(
      in: rect, cornerSize: CGSize(width: most, height: most), style: style)
  }

  private func add(areaOf values: [Double], _ curve: Curve, to path: inout Path) {
    var (one, other): ([CGPoint], [CGPoint]) = ([], [])
    each(values) {
      one.append(CGPoint(x: $0[0], y: $0[1]))
      other.append(CGPoint(x: $0[2], y: $0[3]))
    }
    guard !one.isEmpty else { return }
    curve.add(one, to: &path)
    curve.reversed.add(other.reversed(), to: &path, continues: true)
    path.closeSubpath()
  }
}

extension Curve {
  /// The curve in the other direction: a step then comes at the other end.
  var reversed: Curve {
    guard case .step(let transition) = method else { return self }
    return Curve(InterpolationMethod(storage: .step(transition: 1 - transition)))
  }
}

/// The shape of marks that look the same.
struct FigureShape: Shape {
  let figure: Figure
  var vector: FigureVector

  var animatableData: FigureVector {
    get { vector }
    set { vector = newValue }
  }

  func path(in rect: CGRect) -> Path { figure.path(vector.values) }
}
