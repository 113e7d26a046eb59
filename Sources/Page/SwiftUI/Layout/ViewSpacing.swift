/// The distances that a view prefers from those beside it.
public struct ViewSpacing: Sendable {
  var top: EdgeSpacing
  var leading: EdgeSpacing
  var bottom: EdgeSpacing
  var trailing: EdgeSpacing

  /// The distance between two views that have no preference.
  static let usual: CGFloat = 8

  /// Preferences of no distance at all.
  public static let zero = ViewSpacing(.zero)

  /// No preferences, for a union.
  static let none = ViewSpacing(EdgeSpacing())

  /// The preferences of a view that has none of its own.
  public init() {
    top = .belowText
    leading = EdgeSpacing()
    bottom = .aboveText
    trailing = EdgeSpacing()
  }

  private init(_ all: EdgeSpacing) {
    (top, leading, bottom, trailing) = (all, all, all, all)
  }

  /// Preferences of no distance along an axis.
  static func zero(along axis: Axis) -> ViewSpacing {
    var spacing = ViewSpacing.none
    spacing.formUnion(.zero, edges: axis == .horizontal ? .horizontal : .vertical)
    return spacing
  }

  /// Adds the preferences of another view at some edges: of two for the same neighbor the larger.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top.formUnion(other.top) }
    if edges.contains(.leading) { leading.formUnion(other.leading) }
    if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
    if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
  }

  /// The preferences of both views at some edges, and those of this view at the others.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// The preferred distance to the view that follows along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (mine, its) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    return mine.distance(to: its) ?? Self.usual
  }

  /// The preferences with the usual ones at some edges, where a frame or padding hides the view.
  func reset(_ edges: Edge.Set) -> ViewSpacing {
    let usual = ViewSpacing()
    var spacing = self
    if edges.contains(.top) { spacing.top = usual.top }
    if edges.contains(.leading) { spacing.leading = usual.leading }
    if edges.contains(.bottom) { spacing.bottom = usual.bottom }
    if edges.contains(.trailing) { spacing.trailing = usual.trailing }
    return spacing
  }
}
