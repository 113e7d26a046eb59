@_spi(Colors) import CoreGraphics
import Foundation

/// A colour: fixed, a picture that repeats, or one that is chosen by the appearance it is shown in.
open class NSColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral,
  @unchecked Sendable
{
  enum Source {
    case fixed(CGColor, FixedSpace)
    case dynamic(name: String, (NSAppearance) -> NSColor)
    case pattern(NSImage)
  }

  let source: Source

  init(source: Source) {
    self.source = source
    super.init()
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha), .sRGB)
    super.init()
  }

  public init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha), .calibratedRGB)
    super.init()
  }

  public init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha), .deviceRGB)
    super.init()
  }

  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let space = CGColorSpace(name: CGColorSpace.displayP3) ?? CGColorSpaceCreateDeviceRGB()
    let color = CGColor(colorSpace: space, components: [red, green, blue, alpha])
    source = .fixed(
      color ?? CGColor(red: red, green: green, blue: blue, alpha: alpha), .displayP3)
    super.init()
  }

  public init(white: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(gray: white, alpha: alpha), .gray)
    super.init()
  }

  public init(calibratedWhite white: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(gray: white, alpha: alpha), .calibratedWhite)
    super.init()
  }

  public init(deviceWhite white: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(gray: white, alpha: alpha), .deviceWhite)
    super.init()
  }

  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let (red, green, blue) = HueParts(hue, saturation, brightness).components
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(
    calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let (red, green, blue) = HueParts(hue, saturation, brightness).components
    self.init(calibratedRed: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(
    deviceHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let (red, green, blue) = HueParts(hue, saturation, brightness).components
    self.init(deviceRed: red, green: green, blue: blue, alpha: alpha)
  }

  public init(
    deviceCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    let color = CGColor(
      genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
    source = .fixed(color, .deviceCMYK)
    super.init()
  }

  public init?(cgColor: CGColor) {
    source = .fixed(cgColor, cgColor.numberOfComponents == 2 ? .gray : .sRGB)
    super.init()
  }

  /// A picture, again and again from the lower left.
  public init(patternImage image: NSImage) {
    source = .pattern(image)
    super.init()
  }

  /// A colour that is asked for again wherever the appearance differs.
  public init(name colorName: String?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
    source = .dynamic(name: colorName ?? "", dynamicProvider)
    super.init()
  }

  /// What `#colorLiteral` makes.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  public required convenience init?(coder: NSCoder) {
    let parts = ["red", "green", "blue", "alpha"].map {
      CGFloat(coder.decodeDouble(forKey: "NS\($0)"))
    }
    self.init(srgbRed: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  // MARK: As others take it

  /// The colour by the current appearance.
  open var cgColor: CGColor {
    switch source {
    case .fixed(let color, _): color
    case .dynamic(_, let provider): provider(.currentDrawing()).cgColor
    case .pattern(let image): image.patternColor.cgColor
    }
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> NSColor {
    switch source {
    case .fixed(let color, let space):
      NSColor(source: .fixed(color.copy(alpha: alpha) ?? color, space))
    case .dynamic(let name, let provider):
      NSColor(source: .dynamic(name: name) { provider($0).withAlphaComponent(alpha) })
    case .pattern: self
    }
  }

  // MARK: Drawing

  open func set() {
    setFill()
    setStroke()
  }

  open func setFill() {
    NSGraphicsContext.current?.cgContext.setFillColor(cgColor)
  }

  open func setStroke() {
    NSGraphicsContext.current?.cgContext.setStrokeColor(cgColor)
  }

  /// Fills a rectangle, and lets what was there show through.
  open func drawSwatch(in rect: NSRect) {
    NSGraphicsContext.saveGraphicsState()
    setFill()
    rect.fill(using: .sourceOver)
    NSGraphicsContext.restoreGraphicsState()
  }

  // MARK: NSObject

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSColor, other !== self else { return object as? NSColor === self }
    switch (source, other.source) {
    case (.fixed(let own, _), .fixed(let others, _)): return own == others
    case (.pattern(let own), .pattern(let others)): return own === others
    case (.dynamic(let own, _), .dynamic(let others, _)): return own == others && !own.isEmpty
    default: return false
    }
  }

  open override var hash: Int {
    switch source {
    case .fixed(let color, _): color.hashValue
    case .pattern(let image): ObjectIdentifier(image).hashValue
    case .dynamic(let name, _): name.hashValue
    }
  }

  open override var description: String {
    switch source {
    case .fixed(let color, let space):
      let parts = (color.components ?? []).map { String(format: "%g", Double($0)) }
      return ([space.words] + parts).joined(separator: " ")
    case .dynamic(let name, _): return "Catalog color: System \(name)"
    case .pattern(let image): return "NSPatternColorSpace \(image)"
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open class var supportsSecureCoding: Bool { true }

  /// A colour that depends on the appearance is written as it is by the current one.
  open func encode(with coder: NSCoder) {
    let parts = cgColor.rgba
    for (name, part) in [
      ("red", parts.red), ("green", parts.green), ("blue", parts.blue), ("alpha", parts.alpha),
    ] {
      coder.encode(Double(part), forKey: "NS\(name)")
    }
  }
}

extension NSColor: _TextColorSource {
  public var _textColor: CGColor { cgColor }
}

/// What the numbers of a fixed colour were said in.
enum FixedSpace {
  case sRGB, calibratedRGB, deviceRGB, displayP3, gray, calibratedWhite, deviceWhite, deviceCMYK

  var words: String {
    switch self {
    case .sRGB: "sRGB IEC61966-2.1 colorspace"
    case .calibratedRGB: "NSCalibratedRGBColorSpace"
    case .deviceRGB: "NSDeviceRGBColorSpace"
    case .displayP3: "Display P3 colorspace"
    case .gray: "Generic Gray Gamma 2.2 Profile colorspace"
    case .calibratedWhite: "NSCalibratedWhiteColorSpace"
    case .deviceWhite: "NSDeviceWhiteColorSpace"
    case .deviceCMYK: "NSDeviceCMYKColorSpace"
    }
  }
}
