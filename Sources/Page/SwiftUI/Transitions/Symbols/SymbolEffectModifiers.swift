extension View {
  /// Moves the symbols inside the view once for each change of a value. The view moves as a whole.
  public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    phaseAnimator([false, true], trigger: value) { content, isHigh in
      content.modifier(SymbolLookModifier(look: isHigh ? effect._look : _SymbolLook()))
    } animation: { _ in
      .spring(duration: 0.25, bounce: 0.4).speed(options.speed)
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
private struct SymbolLookModifier: ViewModifier {
  let look: _SymbolLook

  func body(content: Content) -> some View {
    content.scaleEffect(look.scale).opacity(look.opacity).rotationEffect(.degrees(look.degrees))
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
    } else {
      content.phaseAnimator(isActive ? [false, true] : [false]) { content, isHigh in
        content.modifier(SymbolLookModifier(look: isHigh ? look : _SymbolLook()))
      } animation: { _ in
        .easeInOut(duration: 0.6).speed(speed)
      }
    }
  }
}
