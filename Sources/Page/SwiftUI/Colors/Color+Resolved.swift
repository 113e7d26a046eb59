@_spi(Colors) import CoreGraphics

extension Color {
  /// The components of a color in an environment.
  public struct Resolved: Hashable, Sendable, Codable {
    /// The red component, proportional to the light.
    public var linearRed: Float
    /// The green component, proportional to the light.
    public var linearGreen: Float
    /// The blue component, proportional to the light.
    public var linearBlue: Float
    /// The opacity, from 0 to 1.
    public var opacity: Float

    /// Creates a color from its components, from 0 to 1.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let color = Color(
        colorSpace, red: Double(red), green: Double(green), blue: Double(blue),
        opacity: Double(opacity))
      self.init(color.uiColor(in: EnvironmentValues()).cgColor)
    }

    init(_ color: CGColor) {
      linearRed = Float(linearComponent(color.rgba.red))
      linearGreen = Float(linearComponent(color.rgba.green))
      linearBlue = Float(linearComponent(color.rgba.blue))
      opacity = Float(color.rgba.alpha)
    }

    init(linear red: Double, _ green: Double, _ blue: Double, opacity: Double) {
      linearRed = Float(red)
      linearGreen = Float(green)
      linearBlue = Float(blue)
      self.opacity = Float(opacity)
    }
  }

  /// The components of the color in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(uiColor(in: environment).cgColor)
  }
}

extension Color.Resolved {
  /// The red component in sRGB.
  public var red: Float {
    get { Float(encodedComponent(Double(linearRed))) }
    set { linearRed = Float(linearComponent(Double(newValue))) }
  }

  /// The green component in sRGB.
  public var green: Float {
    get { Float(encodedComponent(Double(linearGreen))) }
    set { linearGreen = Float(linearComponent(Double(newValue))) }
  }

  /// The blue component in sRGB.
  public var blue: Float {
    get { Float(encodedComponent(Double(linearBlue))) }
    set { linearBlue = Float(linearComponent(Double(newValue))) }
  }

  /// The color for Core Graphics.
  public var cgColor: CGColor {
    CGColor(
      srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
  }

  var uiColor: UIColor { UIColor(cgColor: cgColor) }
}

extension Color.Resolved: Animatable {
  /// The linear components and the opacity.
  public var animatableData:
    AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
  {
    get {
      AnimatablePair(linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity)))
    }
    set {
      linearRed = newValue.first
      linearGreen = newValue.second.first
      linearBlue = newValue.second.second.first
      opacity = newValue.second.second.second
    }
  }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never

  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.color(uiColor)) }
}

extension Color.Resolved: CustomStringConvertible {
  public var description: String { hexadecimal(red, green, blue, opacity) }
}

extension Color: CustomStringConvertible {
  public var description: String {
    let name: String
    switch source {
    case .system(let system): name = system.rawValue
    case .fixed(let red, let green, let blue):
      return hexadecimal(Float(red), Float(green), Float(blue), Float(alpha))
    case .displayP3(let red, let green, let blue):
      return "DisplayP3(red: \(red), green: \(green), blue: \(blue), opacity: \(alpha))"
    case .dynamic(let unchecked): name = unchecked.color.description
    case .named(let asset, _): name = "NamedColor(name: \"\(asset)\", bundle: nil)"
    case .mixed(let one, let other, let fraction, _):
      name = "mix(\(one), with: \(other), by: \(fraction))"
    case .style(let style): name = "\(style.style.base)"
    case .accent: name = "accentColor"
    }
    return alpha == 1 ? name : "\(Int((alpha * 100).rounded()))% \(name)"
  }
}

private func hexadecimal(_ components: Float...) -> String {
  "#"
    + components.map { component in
      let byte = Int((min(max(component, 0), 1) * 255).rounded())
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
}
