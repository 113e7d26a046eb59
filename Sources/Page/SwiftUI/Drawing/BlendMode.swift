/// How a view is mixed with what lies behind it.
public enum BlendMode: Hashable, Sendable {
  /// The source covers what is behind it.
  case normal
  /// The product of the two colors, which is darker than both.
  case multiply
  /// The inverse of the product of the inverse colors, which is lighter than both.
  case screen
  /// Multiplies or screens the colors, by what is behind.
  case overlay
  /// The darker of the two colors.
  case darken
  /// The lighter of the two colors.
  case lighten
  /// Brightens what is behind to reflect the source.
  case colorDodge
  /// Darkens what is behind to reflect the source.
  case colorBurn
  /// Darkens or lightens the colors, by the source.
  case softLight
  /// Multiplies or screens the colors, by the source.
  case hardLight
  /// The difference of the two colors.
  case difference
  /// As `difference`, with lower contrast.
  case exclusion
  /// The hue of the source with the saturation and luminance of what is behind.
  case hue
  /// The saturation of the source with the hue and luminance of what is behind.
  case saturation
  /// The hue and saturation of the source with the luminance of what is behind.
  case color
  /// The luminance of the source with the hue and saturation of what is behind.
  case luminosity
  /// The source, only where there is something behind it.
  case sourceAtop
  /// The source appears behind what is there.
  case destinationOver
  /// What is behind, where the source is transparent.
  case destinationOut
  /// The sum of the colors, less one.
  case plusDarker
  /// The sum of the colors, at most one.
  case plusLighter

  /// What Core Animation calls it; nil for the normal one.
  var layerFilter: String? {
    switch self {
    case .normal: nil
    case .sourceAtop: "sourceAtopCompositing"
    case .destinationOver: "destOverCompositing"
    case .destinationOut: "destOutCompositing"
    case .plusDarker: "plusDCompositing"
    case .plusLighter: "plusLCompositing"
    default: "\(self)BlendMode"
    }
  }

  var cgBlendMode: CGBlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}
