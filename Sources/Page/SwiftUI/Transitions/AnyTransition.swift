/// How a view appears and disappears, whatever the type of the transition.
public struct AnyTransition {
  /// The content as a phase shows it.
  let apply: (AnyView, TransitionPhase) -> AnyView
  /// The transition's own animation in a phase.
  let animation: (TransitionPhase) -> Animation?

  init(
    animation: @escaping (TransitionPhase) -> Animation? = { _ in nil },
    apply: @escaping (AnyView, TransitionPhase) -> AnyView
  ) {
    self.apply = apply
    self.animation = animation
  }

  /// A transition whose type is not to be seen.
  public init<T: Transition>(_ transition: T) {
    self.init { content, phase in
      AnyView(transition.body(content: PlaceholderContentView(content: content), phase: phase))
    }
  }

  /// The transition of an item: a fade if it says nothing.
  @MainActor @preconcurrency
  static func of(_ item: Item) -> AnyTransition {
    item.layoutValue(ObjectIdentifier(TransitionKey.self)) as? AnyTransition ?? .opacity
  }

  /// Nothing happens: the view is there or not.
  public static let identity = AnyTransition { content, _ in content }

  /// The view fades in and out.
  public static let opacity = AnyTransition(OpacityTransition())

  /// The view grows from nothing, and shrinks to it.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// The view grows and shrinks by a factor, from a point in it.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }

  /// The view comes from the leading edge, and goes to the trailing one.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

  /// The view comes from an edge, and goes back to it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

  /// The view comes from an edge and fades in; it goes to the other edge and fades out.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }

  /// The view comes from a distance, and goes back there.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }

  /// Moves the view by a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// One modifier while the view is away, and another while it is there.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition { content, phase in
      AnyView(content.modifier(phase.isIdentity ? identity : active))
    }
  }

  /// One transition for coming, and another for going.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition { phase in
      phase == .didDisappear ? removal.animation(phase) : insertion.animation(phase)
    } apply: { content, phase in
      let gone = removal.apply(content, phase == .didDisappear ? phase : .identity)
      return insertion.apply(gone, phase == .willAppear ? phase : .identity)
    }
  }

  /// Both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition {
      animation($0) ?? other.animation($0)
    } apply: { content, phase in
      other.apply(apply(content, phase), phase)
    }
  }

  /// The same transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(animation: { _ in animation }, apply: apply)
  }
}

/// The key under which an item says its transition.
enum TransitionKey {}

extension View {
  /// Says how the view appears and disappears when a change that is animated brings or removes it.
  public func transition(_ t: AnyTransition) -> some View {
    modifier(KeyedValueModifier(key: ObjectIdentifier(TransitionKey.self), value: t))
  }

  /// Says how the view appears and disappears when a change that is animated brings or removes it.
  @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}
