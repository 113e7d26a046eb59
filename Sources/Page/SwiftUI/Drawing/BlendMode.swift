/// How a view is mixed with what lies behind it.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn
  case softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity
  case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter

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
