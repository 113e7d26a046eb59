/// How a view changes while a pointer is over it.
public protocol CustomHoverEffect {
  /// The type of the body.
  associatedtype Body: CustomHoverEffect
  /// The view that the effect applies to.
  typealias Content = EmptyHoverEffect

  /// The effect that this one is made of.
  func body(content: Content) -> Body
}

extension Never: CustomHoverEffect {
  public func body(content: Content) -> Never { fatalError("Never has no body.") }
}

extension CustomHoverEffect where Body == Never {
  /// The content while the pointer is over it.
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body.") }
}

extension CustomHoverEffect {
  /// Switches the effect off where a condition holds.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some CustomHoverEffect {
    DisabledHoverEffect(base: self, isDisabled: disabled)
  }
}

/// An effect that may be switched off.
private struct DisabledHoverEffect<Base: CustomHoverEffect>: CustomHoverEffect {
  let base: Base
  let isDisabled: Bool

  func body(content: Content) -> HoverEffect {
    isDisabled ? HoverEffect(content) : HoverEffect(base)
  }
}

/// No effect.
public struct EmptyHoverEffect: CustomHoverEffect {
  /// The type of `body`.
  public typealias Body = Never
}

/// The effect that the system chooses.
public struct AutomaticHoverEffect: CustomHoverEffect {
  /// Creates the effect.
  public init() {}
  public func body(content: Content) -> some CustomHoverEffect { HighlightHoverEffect() }
}

/// The pointer takes the form of the view.
public struct HighlightHoverEffect: CustomHoverEffect {
  /// Creates the effect.
  public init() {}
  public func body(content: Content) -> some CustomHoverEffect { content }
}

/// The view rises under the pointer.
public struct LiftHoverEffect: CustomHoverEffect {
  /// Creates the effect.
  public init() {}
  public func body(content: Content) -> some CustomHoverEffect { content }
}

extension CustomHoverEffect where Self == AutomaticHoverEffect {
  /// The effect that the system chooses.
  public static var automatic: AutomaticHoverEffect { AutomaticHoverEffect() }
}

extension CustomHoverEffect where Self == HighlightHoverEffect {
  /// The pointer takes the form of the view.
  public static var highlight: HighlightHoverEffect { HighlightHoverEffect() }
}

extension CustomHoverEffect where Self == LiftHoverEffect {
  /// The view rises under the pointer.
  public static var lift: LiftHoverEffect { LiftHoverEffect() }
}

/// An effect whose type is not known.
public struct HoverEffect {
  /// The effect that the system chooses.
  public static let automatic = HoverEffect(AutomaticHoverEffect())
  /// The pointer takes the form of the view.
  public static let highlight = HoverEffect(HighlightHoverEffect())
  /// The view rises under the pointer.
  public static let lift = HoverEffect(LiftHoverEffect())

  /// Erases the type of an effect.
  public init<E: CustomHoverEffect>(_ effect: E) {}
}

extension HoverEffect: CustomHoverEffect {
  /// The type of `body`.
  public typealias Body = Never
}

extension HoverEffect: Sendable {}

private struct HoverEffectEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether views show hover effects.
  public var isHoverEffectEnabled: Bool {
    get { self[HoverEffectEnabledKey.self] }
    set { self[HoverEffectEnabledKey.self] = newValue }
  }
}

extension View {
  /// Changes the view while a pointer is over it. Accepted without effect: a phone has no pointer.
  public func hoverEffect(
    _ effect: some CustomHoverEffect = .automatic, isEnabled: Bool = true
  ) -> some View { self }

  /// Changes the view while a pointer is over it. Accepted without effect: a phone has no pointer.
  @_disfavoredOverload
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    self
  }

  /// Sets the effect of views that choose none. Accepted without effect: a phone has no pointer.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Sets the effect of views that choose none. Accepted without effect: a phone has no pointer.
  public func defaultHoverEffect(_ effect: some CustomHoverEffect) -> some View { self }

  /// Keeps the views inside from showing hover effects.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
  }
}
