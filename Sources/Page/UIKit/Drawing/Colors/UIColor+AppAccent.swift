import Foundation

extension UIColor {
  /// The color of controls that have no tint of their own.
  ///
  /// An app says it in its information: by the name of a color in its asset catalog, or by that of
  /// a color of the system. A color `AccentColor` in the catalog counts without being named.
  @_spi(SwiftUI) public static let appAccent = accent(of: .main)

  static func accent(of bundle: Bundle) -> UIColor {
    let information = bundle.infoDictionary
    if let name = information?["LekplatsAccentColor"] as? String, let preset = presets[name] {
      return preset
    }
    let name = information?["NSAccentColorName"] as? String ?? "AccentColor"
    return AssetCatalog.all(in: bundle.bundlePath).color(name) ?? .systemBlue
  }

  private static var presets: [String: UIColor] {
    [
      "blue": .systemBlue, "indigo": .systemIndigo, "purple": .systemPurple, "pink": .systemPink,
      "red": .systemRed, "orange": .systemOrange, "yellow": .systemYellow, "green": .systemGreen,
      "mint": .systemMint, "teal": .systemTeal, "cyan": .systemCyan, "brown": .systemBrown,
      "gray": .systemGray,
    ]
  }
}
