import Foundation
import Testing

@testable import UIKit

/// The accent color of an app is that of its information, or of its asset catalog.
@MainActor
@Suite struct AppAccentTests {
  private func accent(_ keys: [String: String], catalog: [String]) throws -> UIColor {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lek-accent-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (index, name) in catalog.enumerated() {
      let set = folder.appendingPathComponent("Assets.xcassets/\(name).colorset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      let color = """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "0.\(index + 1)00", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}]}
        """
      try Data(color.utf8).write(to: set.appendingPathComponent("Contents.json"))
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let list = try PropertyListSerialization.data(
      fromPropertyList: keys, format: .xml, options: 0)
    try list.write(to: folder.appendingPathComponent("Info.plist"))
    return UIColor.accent(of: try #require(Bundle(url: folder)))
  }

  private func red(_ color: UIColor) -> Int {
    var red: CGFloat = 0
    color.getRed(&red, green: nil, blue: nil, alpha: nil)
    return Int((red * 10).rounded())
  }

  @Test func aPresetStandsFirst() throws {
    let color = try accent(["LekplatsAccentColor": "orange"], catalog: ["AccentColor"])
    #expect(color == .systemOrange)
    #expect(try accent(["LekplatsAccentColor": "octarine"], catalog: []) == .systemBlue)
  }

  @Test func aColorOfTheCatalog() throws {
    let catalog = ["AccentColor", "Brand"]
    #expect(try red(accent([:], catalog: catalog)) == 1)
    #expect(try red(accent(["NSAccentColorName": "Brand"], catalog: catalog)) == 2)
    #expect(try accent([:], catalog: ["Brand"]) == .systemBlue)
  }
}
