/// Where a scroll view comes to rest after a drag.
public protocol ScrollTargetBehavior {
  /// What a behavior knows when it chooses a target.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes the part of the content that will be visible.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// The part of a scroll view's content that will be visible.
public struct ScrollTarget: Hashable {
  /// The part of the content that is shown when it comes to rest.
  public var rect: CGRect
  /// Where in the part the target is; nil leaves it to the scroll view.
  public var anchor: UnitPoint?

  /// Creates a target of a part of the content.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// What a behavior knows of the scroll view.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// The part that was visible when the drag began.
  public let originalTarget: ScrollTarget
  /// The speed at the end of the drag.
  public let velocity: CGVector
  /// The size of the content.
  public let contentSize: CGSize
  /// The size of the scroll view.
  public let containerSize: CGSize
  /// The axes along which the content scrolls.
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// The frames of the views that can be targets, in the content.
  let frames: () -> [CGRect]

  /// A value of the environment of the scroll view.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// Comes to rest at whole pages, which are as large as the scroll view.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behavior.
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(axis) {
      let page = context.containerSize[axis]
      guard page > 0 else { continue }
      let speed = axis == .horizontal ? context.velocity.dx : context.velocity.dy
      let start = (context.originalTarget.rect.origin[axis] / page).rounded()
      var wanted = (target.rect.origin[axis] / page).rounded()
      if abs(speed) > 0.2, wanted == start { wanted += speed > 0 ? 1 : -1 }
      wanted = min(max(wanted, start - 1), start + 1)
      let most = max(context.contentSize[axis] - page, 0)
      target.rect.origin[axis] = min(max(wanted * page, 0), most)
    }
  }
}

/// Comes to rest with a view of the target layout at the edge where the content begins.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views a drag may pass.
  public struct LimitBehavior: Equatable, Sendable {
    fileprivate enum Kind { case automatic, one, few, never }
    fileprivate let kind: Kind
    /// One view at a time where there is little room, else as far as the finger throws.
    public static let automatic = LimitBehavior(kind: .automatic)
    /// One view at a time.
    public static let always = LimitBehavior(kind: .one)
    /// Few views at a time.
    public static let alwaysByFew = LimitBehavior(kind: .few)
    /// Exactly one view at a time.
    public static let alwaysByOne = LimitBehavior(kind: .one)
    /// As far as the finger throws.
    public static let never = LimitBehavior(kind: .never)
  }

  private let limit: LimitBehavior

  /// Creates the behavior with a limit for how far a throw goes.
  public init(limitBehavior: LimitBehavior = .automatic) {
    limit = limitBehavior
  }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let frames = context.frames()
    for axis in Axis.allCases where context.axes.contains(axis) {
      let starts = frames.map { $0.origin[axis] }.sorted()
      guard !starts.isEmpty else { continue }
      func nearest(_ position: CGFloat) -> Int {
        starts.indices.min { abs(starts[$0] - position) < abs(starts[$1] - position) } ?? 0
      }
      let from = nearest(context.originalTarget.rect.origin[axis])
      var to = nearest(target.rect.origin[axis])
      let speed = axis == .horizontal ? context.velocity.dx : context.velocity.dy
      if to == from, abs(speed) > 0.2 { to += speed > 0 ? 1 : -1 }
      let reach = limit.kind == .one ? 1 : limit.kind == .few ? 3 : starts.count
      to = min(max(to, from - reach, 0), from + reach, starts.count - 1)
      let most = max(context.contentSize[axis] - context.containerSize[axis], 0)
      target.rect.origin[axis] = min(max(starts[to], 0), most)
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Comes to rest at whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Comes to rest with a view of the target layout at the edge.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Comes to rest at the edge of a view, with a limit for how far a throw goes.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

/// Makes the views of a container the targets of the scroll view around.
struct TargetLayoutModifier: ItemModifier {
  typealias Body = Never
  var isEnabled: Bool

  func makeWrapper(around item: Item, of node: _AnyNode) -> TargetLayoutItem { TargetLayoutItem() }
  func update(_ wrapper: TargetLayoutItem, of node: _AnyNode) { wrapper.isEnabled = isEnabled }
}

final class TargetLayoutItem: WrapperItem {
  var isEnabled = true
}

extension View {
  /// Makes the views of this container those at which a scroll view comes to rest, and of which it
  /// says which one it shows.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(TargetLayoutModifier(isEnabled: isEnabled))
  }

  /// Makes this view one at which a scroll view comes to rest.
  public func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(TargetLayoutModifier(isEnabled: isEnabled))
  }
}
