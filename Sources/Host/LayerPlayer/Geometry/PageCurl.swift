import Foundation

/// A sheet of paper that is peeled off from its lower right corner.
///
/// It rolls about a cylinder whose axis runs slightly aslant. What is still flat is the sheet
/// itself, cut along the roll; what has come over it is the back of the paper, the lifted part
/// mirrored at the fold; beyond the roll its shadow lies on what is uncovered. The browser's player
/// has the same law.
struct PageCurl {
  /// What of the sheet still lies.
  private(set) var flat: [Point]
  /// Where the back of the paper is seen.
  private(set) var back: [Point] = []
  /// What the roll has uncovered.
  private(set) var uncovered: [Point] = []
  private(set) var paper = Band(stops: [])
  private(set) var shade = Band(stops: [])

  /// Colours along a way that begins at the edge of the roll and leads across it.
  struct Band {
    var start = Point(0, 0)
    var end = Point(0, 0)
    /// At so many shares of the way.
    var stops: [(share: Double, color: Color)]
  }

  private static let slant = 0.32

  /// A share of 0 is flat, of 1 gone.
  init(_ bounds: Box, share: Double) {
    let sheet = bounds.corners
    flat = sheet
    guard share > 0, !bounds.isEmpty else { return }
    let raw = Point(Self.slant * min(1, bounds.height / max(1, bounds.width)), 1)
    let normal = raw * (1 / raw.length)
    let fullRadius = max(4, min(60, 0.11 * min(bounds.width, bounds.height)))
    let radius = fullRadius * min(1, share * 6)
    let whole = normal.x * bounds.width + normal.y * bounds.height
    let edge =
      normal.x * bounds.x + normal.y * bounds.y + whole - share * (whole + 2 * fullRadius) + radius
    let fold = edge - radius + .pi / 2 * radius
    flat = Self.kept(sheet) { edge - $0.along(normal) }
    let lifted = Self.kept(sheet) { $0.along(normal) - fold }
      .map { $0 - normal * (2 * ($0.along(normal) - fold)) }
    back = Self.kept(Self.inside(sheet, of: lifted)) { edge - $0.along(normal) }
    uncovered = Self.kept(sheet) { $0.along(normal) - edge + 1 }
    paper = Self.band(Self.paperGreys, from: normal * edge, along: normal * -radius)
    shade = Self.band(Self.shadowAlphas, from: normal * edge, along: normal * radius)
  }

  /// Over so many radii.
  private static let paperGreys: [(at: Double, color: Color)] = [
    (0, 122), (0.35, 214), (0.9, 250), (1.6, 232), (4, 244),
  ].map { ($0.0, Color($0.1 / 255, $0.1 / 255, $0.1 / 255, 1)) }
  private static let shadowAlphas: [(at: Double, color: Color)] = [
    (0, 0.34), (0.7, 0.12), (2.2, 0),
  ].map { ($0.0, Color(0, 0, 0, $0.1)) }

  private static func band(
    _ stops: [(at: Double, color: Color)], from start: Point, along radius: Point
  ) -> Band {
    let last = stops.map(\.at).max() ?? 1
    return Band(
      start: start, end: start + radius * last, stops: stops.map { ($0.at / last, $0.color) })
  }

  /// The part of a polygon where a distance is not negative.
  private static func kept(_ polygon: [Point], _ distance: (Point) -> Double) -> [Point] {
    var points: [Point] = []
    for (index, point) in polygon.enumerated() {
      let next = polygon[(index + 1) % polygon.count]
      let (here, there) = (distance(point), distance(next))
      if here >= 0 { points.append(point) }
      if (here >= 0) != (there >= 0) { points.append(point.toward(next, here / (here - there))) }
    }
    return points
  }

  /// What a convex sheet, told clockwise, has in common with a polygon.
  private static func inside(_ sheet: [Point], of polygon: [Point]) -> [Point] {
    sheet.indices.reduce(polygon) { left, index in
      let (from, to) = (sheet[index], sheet[(index + 1) % sheet.count])
      return kept(left) {
        (to.x - from.x) * ($0.y - from.y) - (to.y - from.y) * ($0.x - from.x)
      }
    }
  }
}

extension Point {
  fileprivate func along(_ direction: Point) -> Double { x * direction.x + y * direction.y }
}
