/// The distances that a view prefers from those beside it.
public struct ViewSpacing: Sendable, Equatable {
  /// The preferred distance at each edge; nil is the usual one.
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?

  /// The distance that is usual on the platform.
  static let usual: CGFloat = 8

  public static let zero = ViewSpacing(top: 0, leading: 0, bottom: 0, trailing: 0)

  public init() {}

  init(top: CGFloat?, leading: CGFloat?, bottom: CGFloat?, trailing: CGFloat?) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Takes the larger distances of two views at some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    func larger(_ one: CGFloat?, _ other: CGFloat?) -> CGFloat? {
      max(one ?? Self.usual, other ?? Self.usual)
    }
    if edges.contains(.top) { top = larger(top, other.top) }
    if edges.contains(.leading) { leading = larger(leading, other.leading) }
    if edges.contains(.bottom) { bottom = larger(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = larger(trailing, other.trailing) }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// The preferred distance to the view that follows along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (mine, its) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    switch (mine, its) {
    case (0, _), (_, 0): return 0
    default: return max(mine ?? Self.usual, its ?? Self.usual)
    }
  }
}
