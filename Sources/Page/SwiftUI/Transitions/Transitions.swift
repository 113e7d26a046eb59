/// The view fades in and out.
public struct OpacityTransition: Transition {
  /// Creates the transition.
  nonisolated public init() {}

  /// What SwiftUI has to know of the transition, such as whether it moves views.
  public static let properties = TransitionProperties(hasMotion: false)

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Nothing happens: the view is there or not.
public struct IdentityTransition: Transition {
  /// Creates the transition.
  nonisolated public init() {}

  /// What SwiftUI has to know of the transition, such as whether it moves views.
  public static let properties = TransitionProperties(hasMotion: false)

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// The view grows and shrinks by a factor, from a point in it.
public struct ScaleTransition: Transition {
  /// The size from which the view grows.
  public var scale: Double
  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// Creates a transition that scales from a size.
  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
  }
}

/// The view comes from a distance, and goes back there.
public struct OffsetTransition: Transition {
  /// How far the view moves.
  public var offset: CGSize

  /// Creates a transition that moves by a distance.
  nonisolated public init(_ offset: CGSize) {
    self.offset = offset
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.effect(MoveEffect(offset: phase.isIdentity ? .zero : offset))
  }
}

/// The view comes from an edge, and goes back to it.
public struct MoveTransition: Transition {
  /// The edge at which the view comes and goes.
  public var edge: Edge

  /// Creates a transition at an edge.
  nonisolated public init(edge: Edge) {
    self.edge = edge
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.effect(MoveEffect(edge: phase.isIdentity ? nil : edge))
  }
}

/// The view comes from the leading edge, and goes to the trailing one.
public struct SlideTransition: Transition {
  /// Creates the transition.
  nonisolated public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.effect(
      MoveEffect(
        edge: phase == .willAppear ? .leading : phase == .didDisappear ? .trailing : nil))
  }
}

/// The view comes from an edge and fades in; it goes to the other edge and fades out.
public struct PushTransition: Transition {
  /// The edge at which the view comes and goes.
  public var edge: Edge

  /// Creates a transition at an edge.
  nonisolated public init(edge: Edge) {
    self.edge = edge
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.effect(
      MoveEffect(
        edge: phase == .willAppear ? edge : phase == .didDisappear ? edge.opposite : nil)
    ).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// The view comes out of a blur, and goes into one.
public struct BlurReplaceTransition: Transition {
  /// Whether the views grow or shrink on the way.
  public struct Configuration: Equatable, Sendable {
    let isDownUp: Bool
    /// The view that goes shrinks, the one that comes grows.
    public static let downUp = Configuration(isDownUp: true)
    /// Both grow.
    public static let upUp = Configuration(isDownUp: false)
  }

  /// The part of the transition, and how the replaced content changes.
  public var configuration: Configuration

  /// Creates a transition of content that is replaced.
  nonisolated public init(configuration: Configuration) {
    self.configuration = configuration
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    let away: CGFloat = phase == .didDisappear && !configuration.isDownUp ? 1.2 : 0.8
    content.scaleEffect(phase.isIdentity ? 1 : away)
      .blur(radius: phase.isIdentity ? 0 : 10)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

/// Shifts a view by a distance, or by its own size towards an edge.
struct MoveEffect: Effect {
  var offset = CGSize.zero
  var edge: Edge?
  private var direction = LayoutDirection.leftToRight

  init(offset: CGSize = .zero, edge: Edge? = nil) {
    self.offset = offset
    self.edge = edge
  }

  mutating func resolve(in environment: EnvironmentValues) {
    direction = environment.layoutDirection
  }

  func apply(to view: EffectView, size: CGSize, before: MoveEffect?) {
    let sign: CGFloat = direction == .leftToRight ? 1 : -1
    var (x, y) = (offset.width * sign, offset.height)
    switch edge {
    case .top?: y = -size.height
    case .bottom?: y = size.height
    case .leading?: x = -size.width * sign
    case .trailing?: x = size.width * sign
    case nil: break
    }
    view.layer.transform = CATransform3DMakeTranslation(x, y, 0)
  }
}
