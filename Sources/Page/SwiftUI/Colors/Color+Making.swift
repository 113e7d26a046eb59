extension Color {
  /// How components of colors are meant.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Components as most pictures have them.
    case sRGB
    /// Components of sRGB that are proportional to the light.
    case sRGBLinear
    /// Components of a space with stronger colors.
    case displayP3
  }

  /// Creates a color of its components, which may exceed 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    switch colorSpace {
    case .sRGB: self.init(source: .fixed(red: red, green: green, blue: blue), alpha: opacity)
    case .displayP3:
      self.init(source: .displayP3(red: red, green: green, blue: blue), alpha: opacity)
    case .sRGBLinear:
      self.init(
        source: .fixed(
          red: encodedComponent(red), green: encodedComponent(green), blue: encodedComponent(blue)),
        alpha: opacity)
    }
  }

  /// Creates a gray.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color of its hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let turn = (hue - hue.rounded(.down)) * 6
    let saturation = min(max(saturation, 0), 1)
    func component(_ offset: Double) -> Double {
      let place = (offset + turn).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Creates the color of a color set in an asset catalog.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: .named(name, UncheckedBundle(bundle: bundle)))
  }

  /// Creates a color of UIKit's, which follows the color scheme as that does.
  public init(uiColor: UIColor) {
    self.init(source: .dynamic(UncheckedColor(color: uiColor)))
  }

  /// Creates a color of UIKit's, which follows the color scheme as that does.
  @_disfavoredOverload
  public init(_ color: UIColor) {
    self.init(uiColor: color)
  }

  /// Creates a color of Core Graphics'.
  public init(cgColor: CGColor) {
    self.init(uiColor: UIColor(cgColor: cgColor))
  }

  /// Creates a color of Core Graphics'.
  @_disfavoredOverload
  public init<C: _CoreGraphicsColor>(_ color: C) {
    self.init(cgColor: color._color)
  }

  /// Creates a color of components that were resolved.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// Creates the color that a style stands for in each environment.
  @_disfavoredOverload
  public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Resolved {
    if let color = color as? Color {
      self = color
    } else {
      self.init(
        source: .style(
          ResolvedStyle(style: AnyHashable(color)) { color.resolve(in: $0) }))
    }
  }

  /// The color for Core Graphics, if it is the same everywhere.
  public var cgColor: CGColor? {
    switch source {
    case .fixed, .displayP3: uiColor(in: EnvironmentValues()).cgColor
    default: nil
    }
  }
}

extension UIColor {
  /// Creates the color for UIKit that follows the color scheme as a color of SwiftUI does.
  public convenience init(_ color: Color) {
    switch color.source {
    case .fixed, .displayP3:
      self.init(cgColor: color.uiColor(in: EnvironmentValues()).cgColor)
    default:
      self.init { traits in color.uiColor(in: EnvironmentValues(traits: traits)) }
    }
  }
}

/// A color of Core Graphics, as a generic parameter: `Color(.black)` would be ambiguous beside
/// UIKit's colors if a parameter had the class itself.
public protocol _CoreGraphicsColor {
  var _color: CGColor { get }
}

extension CGColor: _CoreGraphicsColor {
  public var _color: CGColor { self }
}
