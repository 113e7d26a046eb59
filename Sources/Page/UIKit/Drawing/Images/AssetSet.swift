import CoreGraphics
import Foundation

/// What the `Contents.json` of an image, colour or data set says.
struct AssetSet {
  let folder: String
  private let contents: Contents

  struct Contents: Decodable {
    var images: [Variant]?
    var symbols: [Variant]?
    var colors: [Variant]?
    var data: [Variant]?
    var properties: Properties?
  }

  struct Properties: Decodable {
    var templateRenderingIntent: String?
    var providesNamespace: Bool?

    enum CodingKeys: String, CodingKey {
      case templateRenderingIntent = "template-rendering-intent"
      case providesNamespace = "provides-namespace"
    }
  }

  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  struct Variant: Decodable {
    var idiom: String?
    var filename: String?
    var scaleWord: String?
    var appearances: [Appearance]?
    var resizing: AssetResizing?
    var color: AssetColor?
    var type: String?

    enum CodingKeys: String, CodingKey {
      case idiom, filename, appearances, resizing, color
      case type = "universal-type-identifier"
      case scaleWord = "scale"
    }

    var fileName: String { filename ?? "" }

    /// As the file says it; a set of one picture for all densities says nothing.
    var scale: CGFloat? { scaleWord.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } }

    func resizing(scale: CGFloat) -> ImageStyle.Resizing? { resizing?.style(scale: scale) }
  }

  init?(_ folder: String) {
    guard let data = FileManager.default.contents(atPath: folder + "/Contents.json"),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    (self.folder, self.contents) = (folder, contents)
  }

  /// The path of a variant's file. The catalog may write accents in its name otherwise than the
  /// disk does, which makes no difference on a Mac.
  func path(of variant: Variant) -> String {
    let path = folder + "/" + variant.fileName
    if FileManager.default.fileExists(atPath: path) { return path }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    // Texts are equal if they are canonically equivalent.
    return names.first { $0 == variant.fileName }.map { folder + "/" + $0 } ?? path
  }

  var providesNamespace: Bool { contents.properties?.providesNamespace ?? false }

  var renderingMode: UIImage.RenderingMode {
    switch contents.properties?.templateRenderingIntent {
    case "template": .alwaysTemplate
    case "original": .alwaysOriginal
    default: .automatic
    }
  }

  var hasAppearances: Bool {
    ((contents.images ?? []) + (contents.colors ?? [])).contains { $0.appearances != nil }
  }

  func image(for traits: UITraitCollection) -> Variant? {
    let all = (contents.images ?? contents.symbols ?? []).filter { $0.filename != nil }
    let scale = traits.displayScale > 0 ? traits.displayScale : UIScreen.pixelsPerPoint
    return best(of: all, for: traits) { variant in
      // The screen's own density, then the next sharper one, then any.
      guard let own = variant.scale else { return 2 }
      return own == scale ? 3 : own > scale ? 1 : 0
    }
  }

  /// The first file of a data set that is for any device, or else the first.
  var file: Variant? {
    let files = (contents.data ?? []).filter { $0.filename != nil }
    return files.first { $0.idiom == "universal" } ?? files.first
  }

  func color(for traits: UITraitCollection) -> UIColor? {
    best(of: (contents.colors ?? []).filter { $0.color != nil }, for: traits) { _ in 0 }?
      .color?.color
  }

  /// Appearance counts most, then the device, then what the caller likes; the first of the best.
  private func best(
    of variants: [Variant], for traits: UITraitCollection, liking: (Variant) -> Int
  ) -> Variant? {
    let wanted = traits.isDark ? "dark" : "light"
    func points(_ variant: Variant) -> Int {
      let luminosity = variant.appearances?.first { $0.appearance == "luminosity" }?.value
      let fits = luminosity == wanted ? 2 : luminosity == nil ? 1 : -1
      let devices = ["universal": 1, "ipad": 2, "iphone": 0]
      return fits * 100 + (devices[variant.idiom ?? "universal"] ?? -1) * 10 + liking(variant)
    }
    return variants.max { points($0) < points($1) }
  }
}
