/// How a corner begins to bend.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve that begins softly.
  case continuous
}

/// The radii of the corners of a rectangle.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of the top leading corner.
  public var topLeading: CGFloat
  /// The radius of the bottom leading corner.
  public var bottomLeading: CGFloat
  /// The radius of the bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// The radius of the top trailing corner.
  public var topTrailing: CGFloat

  /// Creates radii for the four corners.
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
      func along(_ point: CGPoint) -> CGPoint {
        CGPoint(
          x: tip.x + (corner.before.dx * point.x + corner.after.dx * point.y) * size.width,
          y: tip.y + (corner.before.dy * point.x + corner.after.dy * point.y) * size.height)
      }
      let bend = bend(of: size)
      path.addLine(to: along(bend[0]))
      for index in stride(from: 1, to: bend.count, by: 3) {
        path.addCurve(
          to: along(bend[index + 2]), control1: along(bend[index]),
          control2: along(bend[index + 1]))
      }
    }
    path.closeSubpath()
    return path
  }

  /// The curves of a corner, in radii from its tip along both sides. A continuous corner becomes
  /// circular where there is no room for its soft beginning.
  private func bend(of size: CGSize) -> [CGPoint] {
    guard style == .continuous, size.width > 0, size.height > 0 else {
      return RoundedOutline.circularBend
    }
    let room = min(rect.width / 2 / size.width, rect.height / 2 / size.height)
    let most = RoundedOutline.softReach
    let softness = (min(max(room, 1), most) - 1) / (most - 1)
    return zip(RoundedOutline.circularParts, RoundedOutline.softBend).map { one, other in
      CGPoint(
        x: one.x + (other.x - one.x) * softness, y: one.y + (other.y - one.y) * softness)
    }
  }

  private static let circularBend = [
    CGPoint(x: 1, y: 0), CGPoint(x: 0.4477, y: 0), CGPoint(x: 0, y: 0.4477), CGPoint(x: 0, y: 1),
  ]

  /// The same curve in three parts.
  private static let circularParts: [CGPoint] = {
    let share: CGFloat = 0.24
    let (first, rest) = split(circularBend, at: share)
    let (second, third) = split(rest, at: (1 - 2 * share) / (1 - share))
    return first + second.dropFirst() + third.dropFirst()
  }()

  private static let softBend: [CGPoint] = [
    CGPoint(x: softReach, y: 0), CGPoint(x: 1.08849, y: 0), CGPoint(x: 0.86841, y: 0),
    CGPoint(x: 0.63149, y: 0.07491), CGPoint(x: 0.37282, y: 0.16906),
    CGPoint(x: 0.16906, y: 0.37282), CGPoint(x: 0.07491, y: 0.63149), CGPoint(x: 0, y: 0.86841),
    CGPoint(x: 0, y: 1.08849), CGPoint(x: 0, y: softReach),
  ]

  private static func split(_ p: [CGPoint], at t: CGFloat) -> ([CGPoint], [CGPoint]) {
    func mix(_ one: CGPoint, _ other: CGPoint) -> CGPoint {
      CGPoint(x: one.x + (other.x - one.x) * t, y: one.y + (other.y - one.y) * t)
    }
    let (a, b, c) = (mix(p[0], p[1]), mix(p[1], p[2]), mix(p[2], p[3]))
    let (d, e) = (mix(a, b), mix(b, c))
    let middle = mix(d, e)
    return ([p[0], a, d, middle], [middle, e, c, p[3]])
  }

  /// How many radii a continuous corner reaches along a side.
  static let softReach: CGFloat = 1.528665
}
