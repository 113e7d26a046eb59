extension View {
  /// Moves the symbols inside the view once for each change of a value. The view moves as a whole.
  public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    // Each time the symbol goes there and back.
    phaseAnimator(0..<2 * options.count, trigger: value) { content, step in
      content.modifier(SymbolLookModifier(look: effect._look.at(step)))
    } animation: { step in
      effect._look.animation(to: step, speed: options.speed, delay: options.delay)
    }
  }

  /// Moves the symbols inside the view as long as the effect is active. The view moves as a whole.
  public func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(ActiveSymbolModifier(look: effect._look, speed: options.speed, isActive: isActive))
  }
}

/// Shows a symbol as an effect has it.
struct SymbolLookModifier: ViewModifier {
  let wanted: _SymbolLook
  @Environment(\.areSymbolEffectsRemoved) private var isRemoved

  init(look: _SymbolLook) {
    wanted = look
  }

  func body(content: Content) -> some View {
    let look = isRemoved ? _SymbolLook() : wanted
    content.scaleEffect(look.scale).opacity(look.opacity).rotationEffect(.degrees(look.degrees))
      .offset(look.offset)
  }
}

private struct ActiveSymbolModifier: ViewModifier {
  let look: _SymbolLook
  let speed: Double
  let isActive: Bool

  func body(content: Content) -> some View {
    if look.stays {
      content.modifier(SymbolLookModifier(look: isActive ? look : _SymbolLook()))
        .animation(.snappy, value: isActive)
    } else if look.turns {
      content.phaseAnimator(isActive ? [0, 1] : [0]) { content, step in
        content.modifier(SymbolLookModifier(look: look.at(step)))
      } animation: { step in
        look.animation(to: step, speed: speed)
      }
    } else {
      content.phaseAnimator(isActive ? [false, true] : [false]) { content, isHigh in
        content.modifier(SymbolLookModifier(look: isHigh ? look : _SymbolLook()))
      } animation: { _ in
        .easeInOut(duration: 0.6).speed(speed)
      }
    }
  }
}
