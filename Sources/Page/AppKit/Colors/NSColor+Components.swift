@_spi(Colors) import CoreGraphics
import Foundation

// A colour of another space is converted before it is asked for its parts.

extension NSColor {
  public var redComponent: CGFloat { cgColor.rgba.red }
  public var greenComponent: CGFloat { cgColor.rgba.green }
  public var blueComponent: CGFloat { cgColor.rgba.blue }
  public var alphaComponent: CGFloat { cgColor.alpha }
  public var hueComponent: CGFloat { wheel.hue }
  public var saturationComponent: CGFloat { wheel.saturation }
  public var brightnessComponent: CGFloat { wheel.brightness }

  /// How light it is, where white is one.
  public var whiteComponent: CGFloat {
    let parts = cgColor.rgba
    return parts.red * 0.299 + parts.green * 0.587 + parts.blue * 0.114
  }

  private var wheel: HueParts {
    let parts = cgColor.rgba
    return HueParts(red: parts.red, green: parts.green, blue: parts.blue)
  }

  public var numberOfComponents: Int { cgColor.numberOfComponents }

  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    let parts = cgColor.rgba
    red?.pointee = parts.red
    green?.pointee = parts.green
    blue?.pointee = parts.blue
    alpha?.pointee = parts.alpha
  }

  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    let wheel = wheel
    hue?.pointee = wheel.hue
    saturation?.pointee = wheel.saturation
    brightness?.pointee = wheel.brightness
    alpha?.pointee = alphaComponent
  }

  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    white?.pointee = whiteComponent
    alpha?.pointee = alphaComponent
  }

  /// Part of another colour in this one; none of a picture.
  public func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
    if case .pattern = source { return nil }
    if case .pattern = color.source { return nil }
    let (own, other) = (cgColor.rgba, color.cgColor.rgba)
    let share = min(max(fraction, 0), 1)
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * share }
    return NSColor(
      srgbRed: mix(own.red, other.red), green: mix(own.green, other.green),
      blue: mix(own.blue, other.blue), alpha: mix(own.alpha, other.alpha))
  }

  /// Nearer to white.
  public func highlight(withLevel level: CGFloat) -> NSColor? {
    blended(withFraction: level, of: .white)
  }

  /// Nearer to black.
  public func shadow(withLevel level: CGFloat) -> NSColor? {
    blended(withFraction: level, of: .black)
  }

  /// The colour in another space; none of a picture.
  public func usingColorSpace(_ space: NSColorSpace) -> NSColor? {
    if case .pattern = source { return nil }
    let parts = cgColor.rgba
    switch space.kind {
    case .gray, .calibratedWhite, .deviceWhite:
      let gray = CGColor(gray: whiteComponent, alpha: parts.alpha)
      return NSColor(source: .fixed(gray, space.kind))
    case .sRGB, .calibratedRGB, .deviceRGB:
      let color = CGColor(
        red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
      return NSColor(source: .fixed(color, space.kind))
    case .displayP3, .deviceCMYK:
      guard let target = space.cgColorSpace,
        let color = cgColor.converted(to: target, intent: .defaultIntent, options: nil)
      else { return nil }
      return NSColor(source: .fixed(color, space.kind))
    }
  }

  public var colorSpace: NSColorSpace {
    if case .fixed(_, let kind) = source { return NSColorSpace(kind: kind) }
    return .sRGB
  }
}
