/// An upright rectangle; never of a negative size.
struct Box: Equatable {
  var x, y, width, height: Double

  init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y) = (x, y)
    (self.width, self.height) = (max(0, width), max(0, height))
  }

  init(from: Point, to: Point) {
    self.init(x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y)
  }

  /// The smallest one around points; empty around none.
  init(around points: some Sequence<Point>) {
    var (low, high) = (Point(.infinity, .infinity), Point(-.infinity, -.infinity))
    for point in points {
      low = Point(min(low.x, point.x), min(low.y, point.y))
      high = Point(max(high.x, point.x), max(high.y, point.y))
    }
    self = low.x <= high.x ? Box(from: low, to: high) : .empty
  }

  static let empty = Box(x: 0, y: 0, width: 0, height: 0)
  /// Larger than all that is ever drawn.
  static let everything = Box(x: -1e9, y: -1e9, width: 2e9, height: 2e9)

  var right: Double { x + width }
  var bottom: Double { y + height }
  var isEmpty: Bool { width <= 0 || height <= 0 }
  var middle: Point { Point(x + width / 2, y + height / 2) }

  /// Around from the upper left, clockwise on the screen.
  var corners: [Point] {
    [Point(x, y), Point(right, y), Point(right, bottom), Point(x, bottom)]
  }

  /// The place of a point of the unit square.
  func at(_ unit: Point) -> Point { Point(x + unit.x * width, y + unit.y * height) }

  func grown(by margin: Double) -> Box {
    Box(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  func moved(by distance: Point) -> Box {
    Box(x: x + distance.x, y: y + distance.y, width: width, height: height)
  }

  /// What two have in common; empty where they do not meet.
  func intersection(_ other: Box) -> Box {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(right, other.right), min(bottom, other.bottom))
    guard right > left, bottom > top else { return .empty }
    return Box(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest one that has both in it.
  func union(_ other: Box) -> Box {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let low = Point(min(x, other.x), min(y, other.y))
    return Box(from: low, to: Point(max(right, other.right), max(bottom, other.bottom)))
  }
}

/// An upright rectangle of whole pixels.
struct PixelBox: Equatable {
  var x, y, width, height: Int

  var isEmpty: Bool { width <= 0 || height <= 0 }
  var box: Box {
    Box(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// All pixels that a box touches.
  init(around box: Box) {
    guard !box.isEmpty else {
      self.init(x: 0, y: 0, width: 0, height: 0)
      return
    }
    let within = box.intersection(.everything)
    let (left, top) = (Int(within.x.rounded(.down)), Int(within.y.rounded(.down)))
    self.init(
      x: left, y: top, width: Int(within.right.rounded(.up)) - left,
      height: Int(within.bottom.rounded(.up)) - top)
  }

  func grown(by margin: Int) -> PixelBox {
    PixelBox(
      x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  func intersection(_ other: PixelBox) -> PixelBox {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let right = min(x + width, other.x + other.width)
    let bottom = min(y + height, other.y + other.height)
    return PixelBox(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}
