import CoreGraphics
import Foundation

extension UIImage {
  /// How thick a symbol's lines are.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How large a symbol is beside text of its point size.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  /// For which traits a picture is wanted.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    public let traitCollection: UITraitCollection?
    let symbolStyle: SymbolStyle?

    public init(traitCollection: UITraitCollection?) {
      (self.traitCollection, symbolStyle) = (traitCollection, nil)
      super.init()
    }

    init(_ traits: UITraitCollection?, _ style: SymbolStyle?) {
      (traitCollection, symbolStyle) = (traits, style)
      super.init()
    }

    /// The same kind of configuration, or one for symbols where there is something to say of them.
    func made(_ traits: UITraitCollection?, _ style: SymbolStyle?) -> Configuration {
      style.map { SymbolConfiguration(traits, $0) } ?? Configuration(traits, nil)
    }

    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      made(traitCollection, symbolStyle) as? Self ?? self
    }

    /// This one, and what another specifies on top.
    open func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration else { return self }
      var style = symbolStyle
      if let others = other.symbolStyle { style = style?.applying(others) ?? others }
      return made(other.traitCollection ?? traitCollection, style) as? Self ?? self
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration else { return false }
      return other === self
        || (other.traitCollection == traitCollection && other.symbolStyle == symbolStyle)
    }

    open override var hash: Int { symbolStyle?.pointSize?.hashValue ?? 0 }
  }

  /// How large, how thick and in which colours a symbol is wanted.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    override init(_ traits: UITraitCollection?, _ style: SymbolStyle?) {
      super.init(traits, style ?? SymbolStyle())
    }

    private convenience init(style: SymbolStyle) {
      self.init(nil, style)
    }

    public class var unspecified: SymbolConfiguration { SymbolConfiguration(style: SymbolStyle()) }

    public convenience init(scale: SymbolScale) {
      self.init(style: SymbolStyle(scale: scale == .unspecified ? nil : scale))
    }

    public convenience init(pointSize: CGFloat) {
      self.init(style: SymbolStyle(pointSize: pointSize))
    }

    public convenience init(weight: SymbolWeight) {
      self.init(style: SymbolStyle(weight: weight == .unspecified ? nil : weight))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(style: SymbolStyle(pointSize: pointSize, weight: weight))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(style: SymbolStyle(pointSize: pointSize, weight: weight, scale: scale))
    }

    public convenience init(font: UIFont) {
      self.init(style: SymbolStyle(pointSize: font.pointSize))
    }

    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(style: SymbolStyle(pointSize: font.pointSize, scale: scale))
    }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: UIFont.preferredFont(forTextStyle: textStyle))
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: UIFont.preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// The whole symbol in the first of the colours: the set's drawings have no layers.
    public convenience init(paletteColors: [UIColor]) {
      self.init(style: SymbolStyle(colors: paletteColors))
    }

    /// The whole symbol in the colour.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(style: SymbolStyle(colors: [hierarchicalColor]))
    }

    public class func preferringMulticolor() -> Self {
      made(SymbolStyle(prefersMulticolor: true))
    }

    public class func preferringMonochrome() -> Self { made(SymbolStyle()) }

    private class func made(_ style: SymbolStyle) -> Self {
      guard let configuration = SymbolConfiguration(style: style) as? Self else {
        fatalError("\(self) does not say how it is made.")
      }
      return configuration
    }

    open func configurationWithoutPointSizeAndWeight() -> Self {
      var style = symbolStyle ?? SymbolStyle()
      (style.pointSize, style.weight) = (nil, nil)
      return made(traitCollection, style) as? Self ?? self
    }

    open func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
      isEqual(otherConfiguration)
    }
  }
}
