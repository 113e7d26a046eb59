/// Which gestures of a view and of those inside it count.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

/// How a gesture stands to those of the views inside.
enum GesturePriority {
  case low, high, simultaneous
}

struct GestureModifier<G: Gesture>: ItemModifier {
  typealias Body = Never
  let gesture: G
  let priority: GesturePriority
  let mask: GestureMask

  func makeWrapper(around item: Item, of node: _AnyNode) -> GestureItem {
    let wrapper = GestureItem()
    let follower = gesture._makeFollower()
    wrapper.state = follower
    let delegate = PriorityDelegate(priority)
    wrapper.attach = { view in
      let recognizers = follower.attach(to: view)
      for recognizer in recognizers where recognizer.delegate == nil {
        recognizer.delegate = delegate
      }
      return recognizers
    }
    wrapper.keep = delegate
    return wrapper
  }

  func update(_ wrapper: GestureItem, of node: _AnyNode) {
    (wrapper.state as? _GestureFollower<G.Value>)?.adopt(gesture._makeFollower())
    wrapper.isGestureEnabled = mask.contains(.gesture) && node.environment.isEnabled
  }
}

/// Lets a gesture go first, or go on beside those of the views inside.
final class PriorityDelegate: NSObject, UIGestureRecognizerDelegate {
  private let priority: GesturePriority

  init(_ priority: GesturePriority) {
    self.priority = priority
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { priority == .simultaneous }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    guard priority == .high, let view = gestureRecognizer.view, let inner = other.view else {
      return false
    }
    return inner !== view && inner.isDescendant(of: view)
  }
}

struct ContentShapeModifier<S: Shape>: ItemModifier {
  typealias Body = Never
  let shape: S

  func makeWrapper(around item: Item, of node: _AnyNode) -> GestureItem { GestureItem() }

  func update(_ wrapper: GestureItem, of node: _AnyNode) {
    wrapper.contentShape = { [shape] in shape.path(in: CGRect(origin: .zero, size: $0)) }
    wrapper.setNeedsCommit()
  }
}

struct HitTestingModifier: ItemModifier {
  typealias Body = Never
  let isEnabled: Bool

  func makeWrapper(around item: Item, of node: _AnyNode) -> GestureItem { GestureItem() }

  func update(_ wrapper: GestureItem, of node: _AnyNode) {
    wrapper.takesTouches = isEnabled
  }
}

/// What content shapes are for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

extension View {
  /// Adds a gesture that gives way to those of the views inside.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .low, mask: mask))
  }

  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that goes before those of the views inside.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
  }

  /// Adds a gesture that goes on beside those of the views inside.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
  }

  /// Runs an action when the view is tapped.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  /// Runs an action when the view is tapped, with the place of the tap.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded {
        action($0.location)
      })
  }

  public func onTapGesture<C: CoordinateSpaceProtocol>(
    count: Int = 1, coordinateSpace: C, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(
      count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }

  /// Runs an action when the view is pressed for a while.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      LongPressModifier(
        gesture: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        action: action, pressing: onPressingChanged))
  }

  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }

  /// Sets where touches of the view count.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape))
  }

  @ViewBuilder
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    if kind.contains(.interaction) { contentShape(shape) } else { self }
  }

  /// Sets whether the view takes touches.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }
}

/// A long press, with word of each press that begins and ends.
struct LongPressModifier: ViewModifier {
  let gesture: LongPressGesture
  let action: () -> Void
  let pressing: ((Bool) -> Void)?

  func body(content: Content) -> some View {
    content
      .gesture(gesture.onEnded { _ in action() })
      .simultaneousGesture(
        PressGesture().onChanged { _ in pressing?(true) }.onEnded { _ in pressing?(false) },
        including: pressing == nil ? .none : .all)
  }
}

/// A press, from the touch to its end.
struct PressGesture: Gesture {
  typealias Value = Bool
  typealias Body = Never

  func _makeFollower() -> _GestureFollower<Bool> { PressFollower() }
}

final class PressFollower: RecognizerFollower<Bool, PressRecognizer> {
  override func makeRecognizer() -> PressRecognizer { PressRecognizer() }
  override func value(of recognizer: PressRecognizer) -> Bool? { recognizer.state != .ended }
}
