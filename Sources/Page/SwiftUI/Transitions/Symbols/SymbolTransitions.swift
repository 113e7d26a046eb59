/// An effect with which a symbol comes and goes.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// An effect with which a symbol becomes another one.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// The symbol comes.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  var isDown = false
  public var _look: _SymbolLook { _SymbolLook(scale: isDown ? 1.3 : 0.5, opacity: 0, stays: true) }
  /// Grows while it changes.
  public var up: AppearSymbolEffect { AppearSymbolEffect() }
  /// Shrinks while it changes.
  public var down: AppearSymbolEffect { AppearSymbolEffect(isDown: true) }
  /// Changes the layers one by one; a symbol here is one layer.
  public var byLayer: AppearSymbolEffect { self }
  /// Changes all of the symbol.
  public var wholeSymbol: AppearSymbolEffect { self }
}

/// The symbol goes, and comes back when the effect ends.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  var isDown = false
  public var _look: _SymbolLook { _SymbolLook(scale: isDown ? 0.5 : 1.3, opacity: 0, stays: true) }
  /// Grows while it changes.
  public var up: DisappearSymbolEffect { DisappearSymbolEffect() }
  /// Shrinks while it changes.
  public var down: DisappearSymbolEffect { DisappearSymbolEffect(isDown: true) }
  /// Changes the layers one by one; a symbol here is one layer.
  public var byLayer: DisappearSymbolEffect { self }
  /// Changes all of the symbol.
  public var wholeSymbol: DisappearSymbolEffect { self }
}

/// The symbol becomes another one; here the new one fades in over the old.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  public var _look: _SymbolLook { _SymbolLook() }
  /// The old symbol shrinks and the new one grows.
  public var downUp: ReplaceSymbolEffect { self }
  /// Both symbols grow.
  public var upUp: ReplaceSymbolEffect { self }
  /// The old symbol goes at once and the new one grows.
  public var offUp: ReplaceSymbolEffect { self }
  /// Changes the layers one by one; a symbol here is one layer.
  public var byLayer: ReplaceSymbolEffect { self }
  /// Changes all of the symbol.
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
  /// The symbol appears.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The symbol disappears.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol takes the place of another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect that suits the change.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// A symbol comes and goes with an effect. The view moves as a whole.
public struct SymbolEffectTransition: Transition {
  private let look: _SymbolLook

  /// Creates a transition with an effect of symbols.
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
