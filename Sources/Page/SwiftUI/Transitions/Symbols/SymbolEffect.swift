/// A movement of a symbol.
public protocol SymbolEffect: Sendable {
  /// How the symbol looks at the height of the effect. Only SwiftUI's own effects say it.
  var _look: _SymbolLook { get }
}

/// An effect that happens once for each change of a value.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect that goes on as long as it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// How a symbol looks at the height of an effect.
public struct _SymbolLook: Equatable, Sendable {
  var scale: CGFloat = 1
  var opacity = 1.0
  var degrees = 0.0
  var offset = CGSize.zero
  /// Whether an effect that is active stays as it is, and does not swing.
  var stays = false
  /// Whether the symbol goes on in the same direction, and does not go back.
  var turns = false
}

/// The symbol jumps.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var isDown = false
  public var _look: _SymbolLook { _SymbolLook(scale: isDown ? 0.85 : 1.2) }
  public var up: BounceSymbolEffect { BounceSymbolEffect() }
  public var down: BounceSymbolEffect { BounceSymbolEffect(isDown: true) }
  public var byLayer: BounceSymbolEffect { self }
  public var wholeSymbol: BounceSymbolEffect { self }
}

/// The symbol becomes fainter and stronger.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _look: _SymbolLook { _SymbolLook(opacity: 0.35) }
  public var byLayer: PulseSymbolEffect { self }
  public var wholeSymbol: PulseSymbolEffect { self }
}

/// The symbol is larger or smaller.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  var isDown = false
  public var _look: _SymbolLook { _SymbolLook(scale: isDown ? 0.8 : 1.2, stays: true) }
  public var up: ScaleSymbolEffect { ScaleSymbolEffect() }
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(isDown: true) }
  public var byLayer: ScaleSymbolEffect { self }
  public var wholeSymbol: ScaleSymbolEffect { self }
}

/// The parts of the symbol change their strength; here the whole symbol does.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _look: _SymbolLook { _SymbolLook(opacity: 0.4) }
  public var iterative: VariableColorSymbolEffect { self }
  public var cumulative: VariableColorSymbolEffect { self }
  public var reversing: VariableColorSymbolEffect { self }
  public var nonReversing: VariableColorSymbolEffect { self }
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
}

/// The symbol grows and shrinks slowly.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _look: _SymbolLook { _SymbolLook(scale: 1.1, opacity: 0.8) }
  public var plain: BreatheSymbolEffect { self }
  public var pulse: BreatheSymbolEffect { self }
  public var byLayer: BreatheSymbolEffect { self }
  public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
