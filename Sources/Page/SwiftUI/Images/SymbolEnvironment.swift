/// Forms of symbols: filled, in a circle, struck through.
public struct SymbolVariants: Hashable, Sendable {
  private var shape: String?
  private var isFilled = false
  private var isSlashed = false

  public static let none = SymbolVariants()
  public static let fill = SymbolVariants().fill
  public static let slash = SymbolVariants().slash
  public static let circle = SymbolVariants().circle
  public static let square = SymbolVariants().square
  public static let rectangle = SymbolVariants().rectangle

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = self
    change(&variants)
    return variants
  }

  public var fill: SymbolVariants { with { $0.isFilled = true } }
  public var slash: SymbolVariants { with { $0.isSlashed = true } }
  public var circle: SymbolVariants { with { $0.shape = "circle" } }
  public var square: SymbolVariants { with { $0.shape = "square" } }
  public var rectangle: SymbolVariants { with { $0.shape = "rectangle" } }

  /// Whether all forms of another value are among these.
  public func contains(_ other: SymbolVariants) -> Bool {
    (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed)
      && (other.shape == nil || other.shape == shape)
  }

  /// The name of a symbol in these forms.
  func name(of symbol: String) -> String {
    var parts = symbol.split(separator: ".").map(String.init)
    func add(_ part: String) {
      if !parts.contains(part) { parts.append(part) }
    }
    if isSlashed { add("slash") }
    if let shape { add(shape) }
    if isFilled { add("fill") }
    return parts.joined(separator: ".")
  }
}

/// How the colors of a symbol's layers are chosen.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
}

private struct ImageScaleKey: EnvironmentKey {
  static let defaultValue = Image.Scale.medium
}
private struct SymbolVariantsKey: EnvironmentKey {
  static let defaultValue = SymbolVariants.none
}
private struct SymbolRenderingModeKey: EnvironmentKey {
  static let defaultValue: SymbolRenderingMode? = nil
}

extension EnvironmentValues {
  /// How large symbols are beside their text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// The forms in which symbols are shown.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// Sets how large symbols are beside their text.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// Shows symbols in a form that has a name of its own: filled, in a circle.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant)
  }

  /// Sets how the layers of symbols are colored. Symbols have one layer here, in the foreground
  /// style, whatever the mode.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}

extension Image {
  /// Sets how the layers of the symbol are colored. Symbols have one layer here.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}
