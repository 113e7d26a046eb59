/// How a corner begins to bend.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve that begins softly.
  case continuous
}

/// The radii of the corners of a rectangle.
public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// The radii that keep the distance to an outline that is further out.
  func inset(by amount: CGFloat) -> RectangleCornerRadii {
    func inner(_ radius: CGFloat) -> CGFloat { max(radius - amount, 0) }
    return RectangleCornerRadii(
      topLeading: inner(topLeading), bottomLeading: inner(bottomLeading),
      bottomTrailing: inner(bottomTrailing), topTrailing: inner(topTrailing))
  }
}

/// A rectangle with round corners, which begins in the middle of its right side. Every one has the
/// same steps, so that one can change into another.
struct RoundedOutline {
  private let rect: CGRect
  /// At the bottom right, bottom left, top left and top right.
  private let sizes: [CGSize]
  private let style: RoundedCornerStyle

  init(_ rect: CGRect, cornerSize: CGSize, _ style: RoundedCornerStyle) {
    let rect = rect.standardized
    self.rect = rect
    let size = CGSize(
      width: max(min(cornerSize.width, rect.width / 2), 0),
      height: max(min(cornerSize.height, rect.height / 2), 0))
    sizes = Array(repeating: size, count: 4)
    self.style = style
  }

  init(_ rect: CGRect, _ radii: RectangleCornerRadii, _ style: RoundedCornerStyle) {
    let rect = rect.standardized
    self.rect = rect
    let given = [
      radii.bottomTrailing, radii.bottomLeading, radii.topLeading, radii.topTrailing,
    ].map { max($0, 0) }
    // Where two corners do not fit on a side, all shrink by as much.
    let sums = [
      (given[0] + given[1], rect.width), (given[1] + given[2], rect.height),
      (given[2] + given[3], rect.width), (given[3] + given[0], rect.height),
    ]
    let factor = sums.reduce(1) { $1.0 > $1.1 ? min($0, $1.1 / $1.0) : $0 }
    sizes = given.map { CGSize(width: $0 * factor, height: $0 * factor) }
    self.style = style
  }

  private static let corners: [(x: CGFloat, y: CGFloat, before: CGVector, after: CGVector)] = [
    (1, 1, CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
    (0, 1, CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
    (0, 0, CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
    (1, 0, CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
  ]

  var path: CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: rect.maxX, y: rect.midY))
    for (corner, size) in zip(RoundedOutline.corners, sizes) {
      let tip = CGPoint(
        x: rect.minX + corner.x * rect.width, y: rect.minY + corner.y * rect.height)
      let (factor, pull) = bend(of: size)
      func along(_ way: CGVector, _ share: CGFloat) -> CGPoint {
        CGPoint(x: tip.x + way.dx * size.width * share, y: tip.y + way.dy * size.height * share)
      }
      path.addLine(to: along(corner.before, factor))
      path.addCurve(
        to: along(corner.after, factor), control1: along(corner.before, pull),
        control2: along(corner.after, pull))
    }
    path.closeSubpath()
    return path
  }

  /// How far along the sides a corner reaches and where its control points lie, in radii. A
  /// continuous corner becomes circular where there is no room for its soft beginning.
  private func bend(of size: CGSize) -> (reach: CGFloat, pull: CGFloat) {
    let circular: CGFloat = 0.4477
    guard style == .continuous, size.width > 0, size.height > 0 else { return (1, circular) }
    let room = min(rect.width / 2 / size.width, rect.height / 2 / size.height)
    let most = RoundedOutline.softReach
    let reach = min(max(room, 1), most)
    let softness = (reach - 1) / (most - 1)
    return (reach, circular + (most * 0.25 - circular) * softness)
  }

  /// How many radii a continuous corner reaches along a side.
  static let softReach: CGFloat = 1.528665
}
