/// Which gestures of a view and of the views inside it count.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Neither the added gesture nor those of the views inside.
  public static let none: GestureMask = []
  /// The added gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All gestures.
  public static let all: GestureMask = [.gesture, .subviews]
}

struct GestureModifier<G: Gesture>: ItemModifier {
  typealias Body = Never
  let gesture: G
  let priority: GesturePriority
  let mask: GestureMask

  func makeWrapper(around item: Item, of node: _AnyNode) -> GestureItem {
    let wrapper = GestureItem()
    wrapper.recognizer = GestureRecognizer(gesture._makeFollower(), priority: priority)
    return wrapper
  }

  func update(_ wrapper: GestureItem, of node: _AnyNode) {
    let follower = (wrapper.recognizer as? GestureRecognizer)?.run as? _GestureFollower<G.Value>
    follower?.adopt(gesture._makeFollower())
    wrapper.isRecognizing = mask.contains(.gesture) && node.environment.isEnabled
    wrapper.letsTouchesIn = mask.contains(.subviews)
  }
}

extension View {
  /// Adds a gesture that gives way to those of the views inside.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .low, mask: mask))
  }

  /// Adds a gesture that gives way to those of the views inside, and that can be switched off.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture with a name that gives way to those of the views inside. The name is not used.
  public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture that goes before those of the views inside.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
  }

  /// Adds a gesture that goes before those of the views inside, and that can be switched off.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that goes before those of the views inside. The name is not used.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    highPriorityGesture(gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture that goes on beside those of the views inside.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
  }

  /// Adds a gesture that goes on beside those of the views inside, and that can be switched off.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that goes on beside those of the views inside. The name is not used.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    simultaneousGesture(gesture, isEnabled: isEnabled)
  }

  /// Accepts edges at which the view's gestures go before the system's. This platform has no
  /// gestures of the system, so nothing changes.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
