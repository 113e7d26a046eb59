/// A place on a plane, in whatever unit the plane has.
struct Point: Equatable {
  var x, y: Double

  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  static func + (one: Point, other: Point) -> Point { Point(one.x + other.x, one.y + other.y) }
  static func - (one: Point, other: Point) -> Point { Point(one.x - other.x, one.y - other.y) }
  static func * (one: Point, factor: Double) -> Point { Point(one.x * factor, one.y * factor) }

  var length: Double { (x * x + y * y).squareRoot() }

  /// The point at a share of the way to another.
  func toward(_ other: Point, _ share: Double) -> Point {
    Point(x + (other.x - x) * share, y + (other.y - y) * share)
  }
}
