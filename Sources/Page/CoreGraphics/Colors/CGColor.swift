import Foundation

/// A colour: components in a colour space, and alpha; or a pattern.
public final class CGColor: Hashable, CustomStringConvertible, @unchecked Sendable {
  public let colorSpace: CGColorSpace?
  /// The pattern it paints with.
  public let pattern: CGPattern?
  private let values: [CGFloat]
  /// Red, green, blue and alpha, whatever the space.
  @_spi(Colors) public let rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

  init(space: CGColorSpace, values: [CGFloat], pattern: CGPattern? = nil) {
    (colorSpace, self.values, self.pattern) = (space, values, pattern)
    let alpha = values.last ?? 1
    let profile = space.profile ?? space.baseColorSpace?.profile
    guard let profile, values.count > profile.count else {
      rgba = (0, 0, 0, alpha)
      return
    }
    let standard = profile.standard(from: values)
    rgba = (standard[0], standard[1], standard[2], alpha)
  }

  /// Components as the space wants them, alpha last.
  public convenience init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard colorSpace.model != .pattern else { return nil }
    let count = colorSpace.numberOfComponents + 1
    self.init(
      space: colorSpace, values: Array(UnsafeBufferPointer(start: components, count: count)))
  }

  /// A pattern; the components are the colour of one without colours of its own, then alpha.
  public convenience init?(
    patternSpace: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
  ) {
    guard patternSpace.model == .pattern else { return nil }
    let count = (pattern.isColored ? 0 : patternSpace.baseColorSpace?.numberOfComponents ?? 0) + 1
    self.init(
      space: patternSpace, values: Array(UnsafeBufferPointer(start: components, count: count)),
      pattern: pattern)
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standard, values: [red, green, blue, alpha])
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standard, values: [red, green, blue, alpha])
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, values: [gray, alpha])
  }

  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, values: [gray, alpha])
  }

  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat,
    alpha: CGFloat
  ) {
    self.init(space: .genericInks, values: [cyan, magenta, yellow, black, alpha])
  }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  public var alpha: CGFloat { rgba.alpha }

  public var numberOfComponents: Int { values.count }

  /// The components, alpha last.
  public var components: [CGFloat]? { values }

  /// The same colour.
  public func copy() -> CGColor? { self }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: colorSpace ?? .standard, values: values.dropLast() + [alpha], pattern: pattern)
  }

  /// The colour that looks the same in another space.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    guard space != colorSpace else { return self }
    guard pattern == nil,
      let values = space.profile?.values(fromStandard: [rgba.red, rgba.green, rgba.blue])
    else { return nil }
    return CGColor(space: space, values: values + [alpha])
  }

  public static let typeID: CFTypeID = 102

  public var description: String {
    let space = colorSpace?.name ?? "unknown"
    return "<CGColor \(space) (\(values.map { "\($0)" }.joined(separator: " ")))>"
  }

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left === right
      || (left.values == right.values && left.pattern === right.pattern
        && left.colorSpace == right.colorSpace)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
  }
}

extension CGColor: _ExpressibleByColorLiteral {
  /// What `#colorLiteral` makes.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
