import CoreGraphics
import Foundation

/// What Core Animation and Core Image call the blend modes: `multiplyBlendMode`, `CIHueBlendMode`.
enum LayerFilterNames {
  /// The mode's number; that of the normal one for a name nobody knows.
  static func number(_ name: String) -> Int {
    Int((modes[plain(name)] ?? .normal).rawValue)
  }

  private static func plain(_ name: String) -> String {
    var name = Substring(name)
    if name.hasPrefix("CI") { name = name.dropFirst(2) }
    for suffix in ["BlendMode", "Compositing"] where name.hasSuffix(suffix) {
      name = name.dropLast(suffix.count)
    }
    return name.lowercased()
  }

  private static let modes: [String: CGBlendMode] = [
    "normal": .normal, "multiply": .multiply, "screen": .screen, "overlay": .overlay,
    "darken": .darken, "lighten": .lighten, "colordodge": .colorDodge, "colorburn": .colorBurn,
    "softlight": .softLight, "hardlight": .hardLight, "difference": .difference,
    "exclusion": .exclusion, "hue": .hue, "saturation": .saturation, "color": .color,
    "luminosity": .luminosity, "clear": .clear, "copy": .copy, "sourcein": .sourceIn,
    "sourceout": .sourceOut, "sourceatop": .sourceAtop, "sourceover": .normal,
    "destover": .destinationOver, "destin": .destinationIn, "destout": .destinationOut,
    "destatop": .destinationAtop, "xor": .xor, "plusd": .plusDarker, "plusl": .plusLighter,
    "addition": .plusLighter, "linearburn": .plusDarker, "lineardodge": .plusLighter,
  ]
}
