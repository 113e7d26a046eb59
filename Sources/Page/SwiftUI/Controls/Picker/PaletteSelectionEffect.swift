/// How the chosen picture of a palette looks.
public struct PaletteSelectionEffect: Sendable, Equatable {
  enum Kind: Equatable {
    case automatic, custom
    case variant(SymbolVariants)
  }

  let kind: Kind

  /// As the picker's place has it: the segment of the picture is highlighted.
  public static var automatic: PaletteSelectionEffect { .init(kind: .automatic) }
  /// Only the segment is highlighted; the page itself changes the picture.
  public static var custom: PaletteSelectionEffect { .init(kind: .custom) }
  /// The symbol is shown in a variant, such as filled.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    .init(kind: .variant(variant))
  }
}

private struct PaletteEffectKey: EnvironmentKey {
  static var defaultValue: PaletteSelectionEffect { .automatic }
}

extension EnvironmentValues {
  var paletteSelectionEffect: PaletteSelectionEffect {
    get { self[PaletteEffectKey.self] }
    set { self[PaletteEffectKey.self] = newValue }
  }
}

extension View {
  /// Sets how the chosen pictures of the palettes inside look.
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    environment(\.paletteSelectionEffect, effect)
  }
}
