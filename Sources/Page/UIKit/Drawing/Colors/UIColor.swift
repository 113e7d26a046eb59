@_spi(Colors) import CoreGraphics
import Foundation

/// A colour: fixed, or one that is chosen by the traits of where it is shown.
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral,
  @unchecked Sendable
{
  private(set) var source: ColorSource

  // Not designated: a class of a page inherits its initialisers only where it can see them all.
  convenience init(source: ColorSource) {
    self.init(white: 0, alpha: 0)
    self.source = source
  }

  /// A colour that lets everything through.
  public override convenience init() {
    self.init(white: 0, alpha: 0)
  }

  public init(cgColor: CGColor) {
    source = .fixed(cgColor)
    super.init()
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  public init(white: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(gray: white, alpha: alpha))
    super.init()
  }

  public init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let (red, green, blue) = HueModel(hue, saturation, brightness).components
    source = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let space = CGColorSpace(name: CGColorSpace.displayP3) ?? CGColorSpaceCreateDeviceRGB()
    let color = CGColor(colorSpace: space, components: [red, green, blue, alpha])
    source = .fixed(color ?? CGColor(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// A picture, again and again from the upper left.
  public init(patternImage image: UIImage) {
    source = .pattern(image)
    super.init()
  }

  /// A colour that is asked for again wherever traits differ.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider, name: nil)
    super.init()
  }

  /// What `#colorLiteral` makes.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  public required convenience init?(coder: NSCoder) {
    let parts = ["red", "green", "blue", "alpha"].map {
      CGFloat(coder.decodeDouble(forKey: "UI\($0)"))
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  // MARK: As others take it

  /// The colour by the current traits.
  open var cgColor: CGColor { color(by: .current) }

  /// The colour by certain traits; a fixed one is itself.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .dynamic(let provider, _) = source else { return self }
    let chosen = provider(traitCollection)
    return chosen === self ? self : chosen.resolvedColor(with: traitCollection)
  }

  func color(by traits: @autoclosure () -> UITraitCollection) -> CGColor {
    switch source {
    case .fixed(let color): color
    case .pattern(let image): PatternColor.color(of: image)
    case .dynamic: resolvedColor(with: traits()).cgColor
    }
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .pattern(let image): UIColor(patternImage: image.faded(by: alpha))
    case .dynamic:
      UIColor { [self] in resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  // MARK: Drawing

  open func set() {
    setFill()
    setStroke()
  }

  open func setFill() {
    GraphicsStack.context?.setFillColor(cgColor)
  }

  open func setStroke() {
    GraphicsStack.context?.setStrokeColor(cgColor)
  }

  // MARK: Components

  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let parts = components else { return false }
    red?.pointee = parts.red
    green?.pointee = parts.green
    blue?.pointee = parts.blue
    alpha?.pointee = parts.alpha
    return true
  }

  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let parts = components else { return false }
    let model = HueModel(red: parts.red, green: parts.green, blue: parts.blue)
    hue?.pointee = model.hue
    saturation?.pointee = model.saturation
    brightness?.pointee = model.brightness
    alpha?.pointee = parts.alpha
    return true
  }

  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let parts = components, parts.red == parts.green, parts.green == parts.blue else {
      return false
    }
    white?.pointee = parts.red
    alpha?.pointee = parts.alpha
    return true
  }

  /// A pattern has none.
  private var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)? {
    if case .pattern = resolvedColor(with: .current).source { return nil }
    return cgColor.rgba
  }

  // MARK: NSObject

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor, other !== self else { return object as? UIColor === self }
    switch (source, other.source) {
    case (.fixed(let own), .fixed(let others)): return own == others
    case (.pattern(let own), .pattern(let others)): return own === others
    case (.dynamic(_, let own?), .dynamic(_, let others?)): return own == others
    default: return false
    }
  }

  open override var hash: Int {
    switch source {
    case .fixed(let color): color.hashValue
    case .pattern(let image): ObjectIdentifier(image).hashValue
    case .dynamic(_, let name?): name.hashValue
    case .dynamic(_, nil): ObjectIdentifier(self).hashValue
    }
  }

  open override var description: String { ColorWords.description(of: self) }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Archives

  open class var supportsSecureCoding: Bool { true }

  /// A colour that depends on traits is written as it is by the current ones.
  open func encode(with coder: NSCoder) {
    let parts = cgColor.rgba
    for (name, part) in [
      ("red", parts.red), ("green", parts.green), ("blue", parts.blue), ("alpha", parts.alpha),
    ] {
      coder.encode(Double(part), forKey: "UI\(name)")
    }
  }
}
