import PageProtocol

extension LayerPath.Element {
  /// Its points, the end last.
  var points: [LayerPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadratic(let control, let end): [control, end]
    case .cubic(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }

  /// The same step with other points.
  func with(_ points: [LayerPoint]) -> LayerPath.Element {
    switch self {
    case .move: .move(points[0])
    case .line: .line(points[0])
    case .quadratic: .quadratic(points[0], to: points[1])
    case .cubic: .cubic(points[0], points[1], to: points[2])
    case .close: .close
    }
  }

  /// What joins two steps of one kind, point by point; none for two kinds.
  fileprivate func joined(
    _ other: LayerPath.Element, _ join: (Point, Point) -> Point
  ) -> LayerPath.Element? {
    let (mine, theirs) = (points, other.points)
    guard isSameStep(as: other) else { return nil }
    return with(
      zip(mine, theirs).map {
        LayerPoint(join(Point($0.x, $0.y), Point($1.x, $1.y)))
      })
  }

  private func isSameStep(as other: LayerPath.Element) -> Bool {
    switch (self, other) {
    case (.move, .move), (.line, .line), (.quadratic, .quadratic), (.cubic, .cubic),
      (.close, .close):
      true
    default: false
    }
  }
}

extension LayerPoint {
  init(_ point: Point) {
    self.init(x: point.x, y: point.y)
  }
}

extension LayerPath {
  /// More steps than anyone draws are left out.
  private static let mostSteps = 200_000

  /// Of finite numbers, and of no more steps than can be drawn.
  var bounded: LayerPath {
    LayerPath(
      elements.prefix(Self.mostSteps).map { element in
        element.with(
          element.points.map { LayerPoint(x: Number.bounded($0.x), y: Number.bounded($0.y)) })
      })
  }

  /// The box around all points; the curves lie within.
  var box: Box {
    Box(around: elements.lazy.flatMap(\.points).map { Point($0.x, $0.y) })
  }

  /// On the way to another; none if they have not the same steps.
  func mixed(with other: LayerPath, at share: Double) -> LayerPath? {
    joined(other) { $0.toward($1, share) }
  }

  /// With a difference added; none if they have not the same steps.
  func adding(_ difference: LayerPath, times: Double) -> LayerPath? {
    joined(difference) { $0 + $1 * times }
  }

  private func joined(_ other: LayerPath, _ join: (Point, Point) -> Point) -> LayerPath? {
    guard elements.count == other.elements.count else { return nil }
    var joined: [Element] = []
    for (mine, theirs) in zip(elements, other.elements) {
      guard let element = mine.joined(theirs, join) else { return nil }
      joined.append(element)
    }
    return LayerPath(joined)
  }
}
