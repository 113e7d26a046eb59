import CoreGraphics
import Foundation

/// The asset catalogues of a folder: pictures and colours that have variants, by their names.
///
/// A catalogue is a folder `….xcassets`; within it `name.imageset` and `name.colorset` are folders
/// with a `Contents.json`. A folder that provides a namespace is part of the names in it. What
/// cannot be read counts as not there.
final class AssetCatalog: @unchecked Sendable {
  private var imageSets: [String: AssetSet] = [:]
  private var colorSets: [String: AssetSet] = [:]
  private var dataSets: [String: AssetSet] = [:]
  private let lock = NSLock()
  private var loaded: [String: ImageLibrary.Found] = [:]

  nonisolated(unsafe) private static var known: [String: AssetCatalog] = [:]
  private static let knownLock = NSLock()

  /// All the catalogues of a bundle's resources as one; read once.
  static func all(in folder: String) -> AssetCatalog {
    knownLock.withLock {
      if let catalog = known[folder] { return catalog }
      let catalog = AssetCatalog(folder)
      known[folder] = catalog
      return catalog
    }
  }

  private init(_ folder: String) {
    for name in Self.names(in: folder) where name.hasSuffix(".xcassets") {
      read(folder + "/" + name, namespace: "")
    }
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private func read(_ folder: String, namespace: String) {
    for entry in Self.names(in: folder) {
      let path = folder + "/" + entry
      let name = namespace + (entry as NSString).deletingPathExtension
      switch (entry as NSString).pathExtension {
      case "imageset", "symbolset": imageSets[name] = imageSets[name] ?? AssetSet(path)
      case "colorset": colorSets[name] = colorSets[name] ?? AssetSet(path)
      case "dataset": dataSets[name] = dataSets[name] ?? AssetSet(path)
      case "":
        let isNamespace = AssetSet(path)?.providesNamespace ?? false
        read(path, namespace: isNamespace ? name + "/" : namespace)
      default: break
      }
    }
  }

  // MARK: Pictures

  func image(_ name: String, for traits: UITraitCollection) -> ImageLibrary.Found? {
    guard let set = imageSets[name], let variant = set.image(for: traits) else { return nil }
    let path = set.path(of: variant)
    if let found = lock.withLock({ loaded[path] }) { return found }
    if let symbol = symbol(name, file: path) { return symbol }
    guard let file = ImageLibrary.load(path) else { return nil }
    var found = ImageLibrary.Found(
      image: file.image, scale: variant.scale ?? file.scale, orientation: file.orientation)
    found.style.name = name
    found.style.renderingMode = set.renderingMode
    found.style.resizing = variant.resizing(scale: found.scale)
    if set.hasAppearances {
      found.style.asset = UIImageAsset { [weak self] in self?.image(name, for: $0) }
    }
    lock.withLock { loaded[path] = found }
    return found
  }

  /// The symbol that the template of a symbol set draws.
  private func symbol(_ name: String, file path: String) -> ImageLibrary.Found? {
    guard path.contains(".symbolset/"), let drawing = SymbolTemplate.drawing(file: path) else {
      return nil
    }
    let symbol = SymbolImage(name: name, drawing: drawing)
    guard let (image, scale) = symbol.picture(SymbolStyle()) else { return nil }
    var found = ImageLibrary.Found(image: image, scale: scale)
    (found.style.name, found.style.symbol) = (name, symbol)
    found.style.renderingMode = .alwaysTemplate
    lock.withLock { loaded[path] = found }
    return found
  }

  // MARK: Data

  /// The file of a data set and its type, which is empty if the catalog does not state it.
  func data(_ name: String) -> (data: Data, type: String)? {
    guard let set = dataSets[name], let file = set.file,
      let data = FileManager.default.contents(atPath: set.path(of: file))
    else { return nil }
    return (data, file.type ?? "")
  }

  // MARK: Colours

  func color(_ name: String) -> UIColor? {
    guard let set = colorSets[name], let light = set.color(for: .light) else { return nil }
    guard set.hasAppearances else { return light }
    return UIColor(source: .dynamic({ set.color(for: $0) ?? light }, name: "asset:\(name)"))
  }
}

extension UITraitCollection {
  /// An iPad's screen by day.
  static let light = UITraitCollection(values: .screen)

  var isDark: Bool { userInterfaceStyle == .dark }
}
