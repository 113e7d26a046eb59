import PageProtocol

/// A box with some of its corners rounded, as a path.
struct RoundedBox {
  var box: Box
  var radius: Double
  var corners = LayerCorners.all
  var curve = CornerCurve.circular

  /// How far a continuous corner reaches, in radii.
  private static let reach = 1.528665

  /// The radius that fits.
  var fittingRadius: Double { max(0, min(radius, box.width / 2, box.height / 2)) }

  var isRounded: Bool { fittingRadius > 0 && !corners.isEmpty }

  var path: LayerPath {
    let radius = fittingRadius
    guard isRounded else {
      let corners = box.corners.map { LayerPoint($0) }
      return LayerPath(
        [.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close])
    }
    let soft = curve == .continuous && Self.reach * radius <= min(box.width, box.height) / 2
    let steps = soft ? Self.continuous : Self.circular
    // Each corner: where it is, the way into it along the edge, the way out of it.
    let places: [(corner: Point, into: Point, out: Point, which: LayerCorners)] = [
      (Point(box.right, box.y), Point(1, 0), Point(0, 1), .maxXMinY),
      (Point(box.right, box.bottom), Point(0, 1), Point(-1, 0), .maxXMaxY),
      (Point(box.x, box.bottom), Point(-1, 0), Point(0, -1), .minXMaxY),
      (Point(box.x, box.y), Point(0, -1), Point(1, 0), .minXMinY),
    ]
    var elements: [LayerPath.Element] = []
    for place in places {
      func at(_ back: Double, _ on: Double) -> LayerPoint {
        LayerPoint(place.corner - place.into * (back * radius) + place.out * (on * radius))
      }
      let isRound = corners.contains(place.which)
      let start = at(isRound ? steps.start : 0, 0)
      elements.append(elements.isEmpty ? .move(start) : .line(start))
      guard isRound else { continue }
      for curve in steps.curves {
        elements.append(
          .cubic(
            at(curve[0].x, curve[0].y), at(curve[1].x, curve[1].y),
            to: at(curve[2].x, curve[2].y)))
      }
    }
    return LayerPath(elements + [.close])
  }

  private typealias Steps = (start: Double, curves: [[Point]])

  /// In radii before the corner, and radii behind it.
  private static let circular: Steps = (
    1, [[Point(0.447715, 0), Point(0, 0.447715), Point(0, 1)]]
  )

  /// The three curves that UIKit's rounded paths have.
  private static let continuous: Steps = (
    reach,
    [
      [Point(1.08849296, 0), Point(0.86840694, 0), Point(0.63149379, 0.07491139)],
      [
        Point(0.37282383, 0.16905956), Point(0.16905956, 0.37282383),
        Point(0.07491139, 0.63149379),
      ],
      [Point(0, 0.86840694), Point(0, 1.08849296), Point(0, reach)],
    ]
  )
}
