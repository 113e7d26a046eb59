import CoreGraphics
import Foundation
import Testing

/// Every mode against the formulas of the PDF standard and of Apple's reference.
struct BlendTests {
  private typealias Color = (red: Double, green: Double, blue: Double)

  private let sources: [(Color, Double)] = [
    ((0.8, 0.2, 0.4), 1), ((0.1, 0.9, 0.6), 0.5), ((1, 1, 1), 0.25), ((0, 0, 0), 0.75),
  ]
  private let backdrops: [(Color, Double)] = [
    ((0.3, 0.6, 0.9), 1), ((0.9, 0.5, 0.1), 0.6), ((0, 0, 0), 0),
  ]

  private static let modes: [CGBlendMode] = (0...27).compactMap { CGBlendMode(rawValue: $0) }

  @Test func thereAreAllModes() {
    #expect(Self.modes.count == 28)
  }

  @Test(arguments: modes)
  func aModeMixesAsItsFormulaSays(mode: CGBlendMode) throws {
    for (source, sourceAlpha) in sources {
      for (backdrop, backdropAlpha) in backdrops {
        let sheet = try Sheet(3, 1)
        sheet.context.setFillColor(color(backdrop, backdropAlpha))
        sheet.context.fill(sheet.bounds)
        sheet.context.setBlendMode(mode)
        sheet.context.setFillColor(color(source, sourceAlpha))
        sheet.context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        let before = try sheet.pixel(0, 0)
        let found = try sheet.pixel(1, 0)
        let wanted = expected(mode, source, sourceAlpha, backdrop, backdropAlpha)
        #expect(near(found, wanted, by: 3), "\(mode) \(source) on \(backdrop) \(backdropAlpha)")
        #expect(try sheet.pixel(2, 0) == before, "\(mode) reached beyond its object")
      }
    }
  }

  @Test(arguments: modes)
  func halfAPixelIsHalfMixed(mode: CGBlendMode) throws {
    let (whole, half) = (try Sheet(1, 1, background: .green), try Sheet(1, 1, background: .green))
    for (sheet, width) in [(whole, 1.0), (half, 0.5)] {
      sheet.context.setBlendMode(mode)
      sheet.context.setFillColor(CGColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 0.5))
      sheet.context.fill(CGRect(x: 0, y: 0, width: width, height: 1))
    }
    let (full, part) = (try whole.pixel(0, 0), try half.pixel(0, 0))
    let wanted = zip(full, [UInt8(0), 255, 0, 255]).map { UInt8((Int($0) + Int($1)) / 2) }
    // Modes that add to what is there are not linear in what covers the pixel.
    let tolerance = mode == .hardLight || mode == .softLight ? 40 : 8
    #expect(near(part, wanted, by: tolerance), "\(mode): \(part), not \(wanted)")
  }

  private func color(_ color: Color, _ alpha: Double) -> CGColor {
    CGColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
  }

  // MARK: The formulas

  private func expected(
    _ mode: CGBlendMode, _ source: Color, _ sa: Double, _ backdrop: Color, _ ba: Double
  ) -> [UInt8] {
    func bytes(_ color: (Double, Double, Double), _ alpha: Double) -> [UInt8] {
      [color.0, color.1, color.2, alpha].map { UInt8((min(max($0, 0), 1) * 255).rounded()) }
    }
    func each(_ formula: (Double, Double) -> Double) -> (Double, Double, Double) {
      (
        formula(source.red * sa, backdrop.red * ba),
        formula(source.green * sa, backdrop.green * ba),
        formula(source.blue * sa, backdrop.blue * ba)
      )
    }
    switch mode {
    case .clear: return [0, 0, 0, 0]
    case .copy: return bytes(each { s, _ in s }, sa)
    case .sourceIn: return bytes(each { s, _ in s * ba }, sa * ba)
    case .sourceOut: return bytes(each { s, _ in s * (1 - ba) }, sa * (1 - ba))
    case .sourceAtop: return bytes(each { s, d in s * ba + d * (1 - sa) }, ba)
    case .destinationOver: return bytes(each { s, d in s * (1 - ba) + d }, ba + sa * (1 - ba))
    case .destinationIn: return bytes(each { _, d in d * sa }, sa * ba)
    case .destinationOut: return bytes(each { _, d in d * (1 - sa) }, ba * (1 - sa))
    case .destinationAtop: return bytes(each { s, d in s * (1 - ba) + d * sa }, sa)
    case .xor:
      return bytes(each { s, d in s * (1 - ba) + d * (1 - sa) }, sa * (1 - ba) + ba * (1 - sa))
    case .plusLighter: return bytes(each { s, d in s + d }, sa + ba)
    case .plusDarker:
      let alpha = min(1, sa + ba)
      return bytes(each { s, d in alpha - (sa - s) - (ba - d) }, alpha)
    default:
      let mixed = blended(mode, source, backdrop)
      let alpha = sa + ba - sa * ba
      func part(_ s: Double, _ b: Double, _ m: Double) -> Double {
        (1 - ba) * sa * s + (1 - sa) * ba * b + sa * ba * m
      }
      return bytes(
        (
          part(source.red, backdrop.red, mixed.red),
          part(source.green, backdrop.green, mixed.green),
          part(source.blue, backdrop.blue, mixed.blue)
        ), alpha)
    }
  }

  private func blended(_ mode: CGBlendMode, _ s: Color, _ b: Color) -> Color {
    switch mode {
    case .hue: return light(saturated(s, saturation(b)), luminosity(b))
    case .saturation: return light(saturated(b, saturation(s)), luminosity(b))
    case .color: return light(s, luminosity(b))
    case .luminosity: return light(b, luminosity(s))
    default:
      return (
        separate(mode, s.red, b.red), separate(mode, s.green, b.green),
        separate(mode, s.blue, b.blue)
      )
    }
  }

  private func separate(_ mode: CGBlendMode, _ s: Double, _ b: Double) -> Double {
    switch mode {
    case .multiply: return s * b
    case .screen: return s + b - s * b
    case .overlay: return separate(.hardLight, b, s)
    case .darken: return min(s, b)
    case .lighten: return max(s, b)
    case .colorDodge: return b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: return b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: return s <= 0.5 ? 2 * s * b : 2 * s - 1 + b - (2 * s - 1) * b
    case .softLight:
      let root = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (root - b)
    case .difference: return abs(s - b)
    case .exclusion: return s + b - 2 * s * b
    default: return s
    }
  }

  private func luminosity(_ c: Color) -> Double { 0.3 * c.red + 0.59 * c.green + 0.11 * c.blue }

  private func saturation(_ c: Color) -> Double {
    max(c.red, c.green, c.blue) - min(c.red, c.green, c.blue)
  }

  private func saturated(_ c: Color, _ saturation: Double) -> Color {
    let (low, high) = (min(c.red, c.green, c.blue), max(c.red, c.green, c.blue))
    guard high > low else { return (0, 0, 0) }
    func part(_ value: Double) -> Double { (value - low) / (high - low) * saturation }
    return (part(c.red), part(c.green), part(c.blue))
  }

  private func light(_ c: Color, _ wanted: Double) -> Color {
    let shift = wanted - luminosity(c)
    var color: Color = (c.red + shift, c.green + shift, c.blue + shift)
    let (l, low) = (luminosity(color), min(color.red, color.green, color.blue))
    if low < 0 {
      func part(_ value: Double) -> Double { l + (value - l) * l / (l - low) }
      color = (part(color.red), part(color.green), part(color.blue))
    }
    let high = max(color.red, color.green, color.blue)
    if high > 1 {
      func part(_ value: Double) -> Double { l + (value - l) * (1 - l) / (high - l) }
      color = (part(color.red), part(color.green), part(color.blue))
    }
    return color
  }
}
