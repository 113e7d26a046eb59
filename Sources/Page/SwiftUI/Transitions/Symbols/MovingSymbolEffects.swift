/// The symbol shakes.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Which way the symbol moves; nil turns it.
  var direction: CGSize?
  var isClockwise = true

  public var _look: _SymbolLook {
    guard let direction else { return _SymbolLook(degrees: isClockwise ? 12 : -12) }
    return _SymbolLook(offset: direction)
  }

  /// Turns clockwise.
  public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect() }
  /// Turns counterclockwise.
  public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(isClockwise: false) }
  /// Moves to the left.
  public var left: WiggleSymbolEffect { moving(-3, 0) }
  /// Moves to the right.
  public var right: WiggleSymbolEffect { moving(3, 0) }
  /// Moves upwards.
  public var up: WiggleSymbolEffect { moving(0, -3) }
  /// Moves downwards.
  public var down: WiggleSymbolEffect { moving(0, 3) }
  /// Moves in the direction of reading.
  public var forward: WiggleSymbolEffect { right }
  /// Moves against the direction of reading.
  public var backward: WiggleSymbolEffect { left }
  /// Moves the layers one by one; a symbol here is one layer.
  public var byLayer: WiggleSymbolEffect { self }
  /// Moves all of the symbol.
  public var wholeSymbol: WiggleSymbolEffect { self }

  /// The symbol moves along an angle, which counts clockwise from the right.
  public func custom(angle: Angle) -> WiggleSymbolEffect {
    moving(3 * CGFloat(cos(angle.radians)), 3 * CGFloat(sin(angle.radians)))
  }

  private func moving(_ x: CGFloat, _ y: CGFloat) -> WiggleSymbolEffect {
    WiggleSymbolEffect(direction: CGSize(width: x, height: y))
  }
}

/// The symbol turns once around.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var isClockwise = true
  public var _look: _SymbolLook { _SymbolLook(degrees: isClockwise ? 360 : -360, turns: true) }
  /// Turns clockwise.
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect() }
  /// Turns counterclockwise.
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: false) }
  /// Moves the layers one by one; a symbol here is one layer.
  public var byLayer: RotateSymbolEffect { self }
  /// Moves all of the symbol.
  public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The symbol wiggles.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// The symbol turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension _SymbolLook {
  /// How the symbol looks after a step: there and back, or one turn further.
  func at(_ step: Int) -> _SymbolLook {
    guard turns else { return step % 2 == 1 ? self : _SymbolLook() }
    return _SymbolLook(degrees: Double((step + 1) / 2) * degrees, turns: true)
  }

  /// The animation with which the symbol goes to a step. A symbol that has turned around is where
  /// it began.
  func animation(to step: Int, speed: Double, delay: Double = 0) -> Animation? {
    guard turns else {
      return .spring(duration: 0.25, bounce: 0.4)
        .delay(step > 1 && step % 2 == 1 ? delay : 0).speed(speed)
    }
    return step == 0 ? nil : .easeInOut(duration: 0.8).delay(step > 1 ? delay : 0).speed(speed)
  }
}
