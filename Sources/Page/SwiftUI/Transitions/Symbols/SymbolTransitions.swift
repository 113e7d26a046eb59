/// An effect with which a symbol comes and goes.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// An effect with which a symbol becomes another one.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// The symbol comes.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  var isDown = false
  public var _look: _SymbolLook { _SymbolLook(scale: isDown ? 1.3 : 0.5, opacity: 0, stays: true) }
  public var up: AppearSymbolEffect { AppearSymbolEffect() }
  public var down: AppearSymbolEffect { AppearSymbolEffect(isDown: true) }
  public var byLayer: AppearSymbolEffect { self }
  public var wholeSymbol: AppearSymbolEffect { self }
}

/// The symbol goes, and comes back when the effect ends.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  var isDown = false
  public var _look: _SymbolLook { _SymbolLook(scale: isDown ? 0.5 : 1.3, opacity: 0, stays: true) }
  public var up: DisappearSymbolEffect { DisappearSymbolEffect() }
  public var down: DisappearSymbolEffect { DisappearSymbolEffect(isDown: true) }
  public var byLayer: DisappearSymbolEffect { self }
  public var wholeSymbol: DisappearSymbolEffect { self }
}

/// The symbol becomes another one; here the new one fades in over the old.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  public var _look: _SymbolLook { _SymbolLook() }
  public var downUp: ReplaceSymbolEffect { self }
  public var upUp: ReplaceSymbolEffect { self }
  public var offUp: ReplaceSymbolEffect { self }
  public var byLayer: ReplaceSymbolEffect { self }
  public var wholeSymbol: ReplaceSymbolEffect { self }

  /// Parts that both symbols have stay.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace() }

  /// Parts that both symbols have stay; here the new symbol fades in over the old.
  public struct MagicReplace: ContentTransitionSymbolEffect {
    public var _look: _SymbolLook { _SymbolLook() }
  }
}

/// The effect that the system chooses.
public struct AutomaticSymbolEffect: TransitionSymbolEffect, ContentTransitionSymbolEffect {
  public var _look: _SymbolLook { _SymbolLook(scale: 0.5, opacity: 0, stays: true) }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// A symbol comes and goes with an effect. The view moves as a whole.
public struct SymbolEffectTransition: Transition {
  private let look: _SymbolLook

  public init<T: SymbolEffect>(effect: T, options: SymbolEffectOptions) {
    look = effect._look
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(SymbolLookModifier(look: phase.isIdentity ? _SymbolLook() : look))
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// A symbol comes and goes with an effect.
  public static func symbolEffect<T: TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }

  /// A symbol comes and goes with the effect that the system chooses.
  public static var symbolEffect: SymbolEffectTransition { symbolEffect(.automatic) }
}

private struct SymbolEffectsRemovedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether symbols move.
  var areSymbolEffectsRemoved: Bool {
    get { self[SymbolEffectsRemovedKey.self] }
    set { self[SymbolEffectsRemovedKey.self] = newValue }
  }
}

extension View {
  /// Keeps the symbols inside from moving.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    environment(\.areSymbolEffectsRemoved, isEnabled)
  }
}
