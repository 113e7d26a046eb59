import CoreGraphics
import Foundation

extension UIImage {
  /// One of Apple's symbols, as the installed icon set has it.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration?
  ) {
    guard let symbol = SymbolImage(named: name) else { return nil }
    self.init(symbol, configuration)
  }

  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(
      systemName: name, withConfiguration: Configuration(traitCollection: traitCollection))
  }

  /// The set has one drawing for all values.
  public convenience init?(
    systemName name: String, variableValue value: Double,
    configuration: Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  private convenience init?(_ symbol: SymbolImage, _ configuration: Configuration?) {
    let style = configuration?.symbolStyle ?? SymbolStyle()
    guard let (picture, scale) = symbol.picture(style) else { return nil }
    self.init(cgImage: picture, scale: scale, orientation: .up)
    adopt {
      $0.symbol = symbol
      $0.configuration = configuration
      guard let color = style.colors?.first else { return }
      $0.tint = color
      $0.renderingMode = .alwaysOriginal
    }
  }

  // MARK: Other configurations

  /// For other traits, or, of a symbol, in another size and thickness.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol = style.symbol else {
      guard let traits = configuration.traitCollection, let asset = style.asset else {
        return restyled { $0.configuration = configuration }
      }
      return asset.image(with: traits)
    }
    let whole = self.configuration?.applying(configuration) ?? configuration
    guard let made = UIImage(symbol, whole) else { return self }
    let old = style
    return made.restyled {
      $0.alignmentInsets = old.alignmentInsets
      $0.flipsForRightToLeft = old.flipsForRightToLeft
      guard $0.tint == nil else { return }
      ($0.tint, $0.renderingMode) = (old.tint, old.renderingMode)
    }
  }

  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }

  public var configuration: Configuration? { style.configuration }

  public var symbolConfiguration: SymbolConfiguration? {
    isSymbolImage ? style.configuration as? SymbolConfiguration ?? .unspecified : nil
  }

  public var traitCollection: UITraitCollection {
    style.configuration?.traitCollection ?? .current
  }

  public var imageAsset: UIImageAsset? { style.asset }

  /// The picture that its asset has for certain traits; itself where it has one for all.
  func resolved(for traits: UITraitCollection) -> UIImage {
    guard let asset = style.asset else { return self }
    let fitting = asset.image(with: traits)
    guard fitting.cgImage != nil else { return self }
    let mode = renderingMode
    let tint = style.tint
    return fitting.restyled {
      $0.renderingMode = mode
      $0.tint = tint
      $0.asset = asset
    }
  }

  func become(partOf asset: UIImageAsset) {
    adopt { $0.asset = asset }
  }

  // MARK: Files by name

  public convenience init?(named name: String, in bundle: Bundle?) {
    self.init(named: name, in: bundle, with: nil)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    let traits = configuration?.traitCollection ?? .current
    guard let found = ImageLibrary.find(name, in: bundle ?? .main, for: traits) else {
      return nil
    }
    self.init(found)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(
      named: name, in: bundle, with: Configuration(traitCollection: traitCollection))
  }

  // MARK: Apple's own

  public class var add: UIImage { own("plus.circle.fill", .systemGreen) }
  public class var remove: UIImage { own("minus.circle.fill", .systemRed) }
  public class var checkmark: UIImage { own("checkmark", nil) }
  public class var strokedCheckmark: UIImage { own("checkmark.circle", nil) }
  public class var actions: UIImage { own("ellipsis.circle", nil) }

  private static func own(_ name: String, _ color: UIColor?) -> UIImage {
    let image = UIImage(systemName: name) ?? UIImage()
    return color.map { image.withTintColor($0, renderingMode: .alwaysOriginal) } ?? image
  }
}

extension UIColor {
  /// A colour of the page's asset catalogues.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let folder = (bundle ?? .main).resourcePath,
      let color = AssetCatalog.all(in: folder).color(name)
    else { return nil }
    let fitting = traitCollection.map { color.resolvedColor(with: $0) } ?? color
    self.init(source: fitting.source)
  }
}
