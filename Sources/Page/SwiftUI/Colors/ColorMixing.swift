import Foundation

/// A component of sRGB as an amount of light.
func linearComponent(_ value: Double) -> Double {
  let size = abs(value)
  let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
  return value < 0 ? -linear : linear
}

/// An amount of light as a component of sRGB.
func encodedComponent(_ value: Double) -> Double {
  let size = abs(value)
  let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
  return value < 0 ? -encoded : encoded
}

extension Color {
  /// The color between this one and another: at 0 this one, at 1 the other.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(source: .mixed(self, rhs, min(max(fraction, 0), 1), colorSpace))
  }
}

extension Color.Resolved {
  func mixed(
    with other: Color.Resolved, by fraction: Double, in space: Gradient.ColorSpace
  ) -> Color.Resolved {
    func between(_ one: Double, _ other: Double) -> Double { one + (other - one) * fraction }
    let opacity = between(Double(opacity), Double(other.opacity))
    guard space == .perceptual else {
      return Color.Resolved(
        linear: linearComponent(between(Double(red), Double(other.red))),
        linearComponent(between(Double(green), Double(other.green))),
        linearComponent(between(Double(blue), Double(other.blue))), opacity: opacity)
    }
    let (one, two) = (PerceptualColor(self), PerceptualColor(other))
    return PerceptualColor(
      lightness: between(one.lightness, two.lightness), a: between(one.a, two.a),
      b: between(one.b, two.b)
    ).resolved(opacity: opacity)
  }
}

/// A color in Oklab, in which equal distances look equal.
private struct PerceptualColor {
  var lightness: Double
  var a: Double
  var b: Double

  init(lightness: Double, a: Double, b: Double) {
    (self.lightness, self.a, self.b) = (lightness, a, b)
  }

  init(_ color: Color.Resolved) {
    let (red, green, blue) = (
      Double(color.linearRed), Double(color.linearGreen), Double(color.linearBlue)
    )
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
    a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  }

  func resolved(opacity: Double) -> Color.Resolved {
    func cube(_ value: Double) -> Double { value * value * value }
    let long = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let medium = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let short = cube(lightness - 0.0894841775 * a - 1.291485548 * b)
    return Color.Resolved(
      linear: 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
      -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
      -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short, opacity: opacity)
  }
}
