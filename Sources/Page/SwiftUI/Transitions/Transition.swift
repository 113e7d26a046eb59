/// How a view appears and disappears.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the body.
  associatedtype Body: View
  /// The view that the transition applies to.
  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase of its transition.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// What SwiftUI has to know of the transition, such as whether it moves views.
  static var properties: TransitionProperties { get }
}

/// Where a view is on its way in and out.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to appear.
  case willAppear
  /// The view is there.
  case identity
  /// The view has been removed.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// Zero while the view is there, -1 before, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What is known of a transition.
public struct TransitionProperties: Sendable {
  /// Whether the view moves.
  public var hasMotion: Bool

  /// Creates properties of a transition.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

extension Transition {
  /// What SwiftUI has to know of the transition, such as whether it moves views.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// A view in a phase of the transition.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content: AnyView(content)), phase: phase)
  }

  /// Both transitions at once.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(one: self, other: other)
  }
}

extension Transition {
  /// The same transition with an animation of its own.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// A transition with an animation of its own.
private struct AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?

  func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase)
      .transaction { if $0.animation != nil { $0.animation = animation } }
  }
}

/// Stands for the view that a transition or an animation changes.
public struct PlaceholderContentView<Value>: View {
  public typealias Body = Never
  let content: AnyView

  public static func _makeNode(
    _ view: PlaceholderContentView<Value>, in context: _NodeContext
  ) -> _ViewNode<PlaceholderContentView<Value>> {
    PassingNode(view, in: context, \.content)
  }
}

private struct CombinedTransition<One: Transition, Other: Transition>: Transition {
  let one: One
  let other: Other

  func body(content: Content, phase: TransitionPhase) -> some View {
    other.apply(content: one.apply(content: content, phase: phase), phase: phase)
  }
}

/// One transition for coming, and another for going.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// How the view comes.
  public var insertion: Insertion
  /// How the view goes.
  public var removal: Removal

  /// Combines how a view comes and how it goes.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    insertion.apply(
      content: removal.apply(
        content: content, phase: phase == .didDisappear ? phase : .identity),
      phase: phase == .willAppear ? phase : .identity)
  }
}
