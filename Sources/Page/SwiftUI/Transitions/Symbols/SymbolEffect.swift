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
  /// Goes upwards, or becomes larger.
  public var up: BounceSymbolEffect { BounceSymbolEffect() }
  /// Goes downwards, or becomes smaller.
  public var down: BounceSymbolEffect { BounceSymbolEffect(isDown: true) }
  /// Changes the layers one by one; a symbol here is one layer.
  public var byLayer: BounceSymbolEffect { self }
  /// Changes all of the symbol.
  public var wholeSymbol: BounceSymbolEffect { self }
}

/// The symbol becomes fainter and stronger.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _look: _SymbolLook { _SymbolLook(opacity: 0.35) }
  /// Changes the layers one by one; a symbol here is one layer.
  public var byLayer: PulseSymbolEffect { self }
  /// Changes all of the symbol.
  public var wholeSymbol: PulseSymbolEffect { self }
}

/// The symbol is larger or smaller.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  var isDown = false
  public var _look: _SymbolLook { _SymbolLook(scale: isDown ? 0.8 : 1.2, stays: true) }
  /// Goes upwards, or becomes larger.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect() }
  /// Goes downwards, or becomes smaller.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(isDown: true) }
  /// Changes the layers one by one; a symbol here is one layer.
  public var byLayer: ScaleSymbolEffect { self }
  /// Changes all of the symbol.
  public var wholeSymbol: ScaleSymbolEffect { self }
}

/// The parts of the symbol change their strength; here the whole symbol does.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _look: _SymbolLook { _SymbolLook(opacity: 0.4) }
  /// Colors one layer after another; a symbol here is one layer.
  public var iterative: VariableColorSymbolEffect { self }
  /// Colors one layer more each time; a symbol here is one layer.
  public var cumulative: VariableColorSymbolEffect { self }
  /// Goes back the way it came.
  public var reversing: VariableColorSymbolEffect { self }
  /// Begins again at the start.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// Dims layers that are not colored.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
  /// Hides layers that are not colored.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
}

/// The symbol grows and shrinks slowly.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var _look: _SymbolLook { _SymbolLook(scale: 1.1, opacity: 0.8) }
  /// Changes the size alone.
  public var plain: BreatheSymbolEffect { self }
  /// Changes the size and the opacity.
  public var pulse: BreatheSymbolEffect { self }
  /// Changes the layers one by one; a symbol here is one layer.
  public var byLayer: BreatheSymbolEffect { self }
  /// Changes all of the symbol.
  public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// The symbol bounces.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// The symbol fades out and in.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The symbol becomes larger or smaller and stays so.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The symbol is colored more and less.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The symbol grows and shrinks slowly.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
