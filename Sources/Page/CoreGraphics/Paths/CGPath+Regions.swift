import Foundation

extension CGPath {
  /// What lies in either path.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    region(other, rule) { $0 || $1 }
  }

  /// What lies in both paths.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    region(other, rule) { $0 && $1 }
  }

  /// What lies in this path and not in the other.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    region(other, rule) { $0 && !$1 }
  }

  /// What lies in one of the paths only.
  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    region(other, rule) { $0 != $1 }
  }

  /// The parts of the line that lie in the other path.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(elements: PathArrangement(self, other, rule: rule).lines(inside: true))
  }

  /// The parts of the line that do not lie in the other path.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(elements: PathArrangement(self, other, rule: rule).lines(inside: false))
  }

  /// The same region, its line crossing itself nowhere.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    region(CGMutablePath(), rule) { one, _ in one }
  }

  /// Whether the paths have a point inside in common.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    guard boundingBox.intersects(other.boundingBox) else { return false }
    return !intersection(other, using: rule).isEmpty
  }

  /// The path with lines for its curves, none further from them than the threshold.
  public func flattened(threshold: CGFloat) -> CGPath {
    let figures = PathFlattener.figures(of: elements, tolerance: max(threshold, 1e-9))
    var steps: [CGPathStep] = []
    for figure in figures {
      steps.append(.move(figure.points[0]))
      steps += figure.points.dropFirst().map { .line($0) }
      if figure.isClosed { steps.append(.close) }
    }
    return CGPath(elements: steps)
  }

  /// Each part of the region that hangs together, with its holes.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    var loops: [[CGPathStep]] = []
    for step in normalized(using: rule).elements {
      if case .move = step { loops.append([]) }
      loops[loops.count - 1].append(step)
    }
    let paths = loops.map { CGPath(elements: $0) }
    // The inside is on the left, so what goes round the right way is an outer border.
    let outer = paths.filter { $0.signedArea > 0 }.sorted { $0.signedArea < $1.signedArea }
    var parts = outer.map { CGPath(elements: $0.elements) }
    for hole in paths where hole.signedArea < 0 {
      guard let place = outer.firstIndex(where: { $0.contains(hole.innerPoint) }) else { continue }
      parts[place] = CGPath(elements: parts[place].elements + hole.elements)
    }
    return parts
  }

  private func region(
    _ other: CGPath, _ rule: CGPathFillRule, _ includes: (Bool, Bool) -> Bool
  ) -> CGPath {
    CGPath(elements: PathArrangement(self, other, rule: rule).border(includes))
  }

  private var corners: [CGPoint] { elements.compactMap(\.end) }

  private var signedArea: CGFloat {
    zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) {
      $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2
    }
  }

  /// A point just inside of a hole's border.
  private var innerPoint: CGPoint {
    guard corners.count > 1 else { return .zero }
    let (one, two) = (corners[0], corners[1])
    let middle = one.mixed(with: two, 0.5)
    return CGPoint(
      x: middle.x + (two.y - one.y) * 1e-6, y: middle.y - (two.x - one.x) * 1e-6)
  }
}
