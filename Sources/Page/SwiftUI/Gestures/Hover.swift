/// Whether a pointer is over a view, and where.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is at a point of the view.
  case active(CGPoint)
  /// The pointer has left.
  case ended
}

struct HoverModifier: ItemModifier {
  typealias Body = Never
  let space: CoordinateSpace
  let action: (HoverPhase) -> Void

  func makeWrapper(around item: Item, of node: _AnyNode) -> GestureItem {
    let wrapper = GestureItem()
    wrapper.recognizer = HoverRecognizer()
    return wrapper
  }

  func update(_ wrapper: GestureItem, of node: _AnyNode) {
    guard let recognizer = wrapper.recognizer as? HoverRecognizer else { return }
    recognizer.action = action
    recognizer.space = space
  }
}

/// Tells a closure where the pointer is.
final class HoverRecognizer: UIHoverGestureRecognizer {
  var action: (HoverPhase) -> Void = { _ in }
  var space = CoordinateSpace.local

  init() {
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector(HoverRecognizer.moved, named: "moved:"))
  }

  func moved(_ recognizer: UIGestureRecognizer) {
    switch state {
    case .began, .changed:
      let event = GestureEvent(touches: [], time: 0, view: view)
      action(.active(event.convert(location(in: view?.window), to: space)))
    case .possible, .ended, .cancelled, .failed: action(.ended)
    }
  }
}

extension View {
  /// Runs an action when a pointer comes over the view, and when it leaves.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverChangeModifier(action: action))
  }

  /// Runs an action while a pointer moves over the view.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(space: coordinateSpace.coordinateSpace, action: action))
  }

  /// Runs an action while a pointer moves over the view, with its position.
  @_disfavoredOverload
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(space: coordinateSpace, action: action))
  }
}

/// Tells when a pointer comes and when it leaves.
struct HoverChangeModifier: ViewModifier {
  let action: (Bool) -> Void
  @State private var last = HoverMemory()

  func body(content: Content) -> some View {
    content.modifier(
      HoverModifier(space: .local) { [last] phase in
        let isInside = phase != .ended
        guard isInside != last.isInside else { return }
        last.isInside = isInside
        action(isInside)
      })
  }
}

final class HoverMemory {
  var isInside = false
}
