extension GraphicsContext {
  /// How what is drawn is mixed with what is there.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    private init(_ mode: CGBlendMode) {
      self.init(rawValue: Int32(mode.rawValue))
    }

    var mode: CGBlendMode { CGBlendMode(rawValue: .init(rawValue)) ?? .normal }

    /// What is drawn covers what is there.
    public static let normal = BlendMode(.normal)
    /// Both colors multiplied: darker.
    public static let multiply = BlendMode(.multiply)
    /// The inverses of both multiplied: lighter.
    public static let screen = BlendMode(.screen)
    /// Multiplied where it is dark behind, and screened where it is light.
    public static let overlay = BlendMode(.overlay)
    /// The darker of both components.
    public static let darken = BlendMode(.darken)
    /// The lighter of both components.
    public static let lighten = BlendMode(.lighten)
    /// Brightens what is behind.
    public static let colorDodge = BlendMode(.colorDodge)
    /// Darkens what is behind.
    public static let colorBurn = BlendMode(.colorBurn)
    /// Darkens or lightens gently.
    public static let softLight = BlendMode(.softLight)
    /// Multiplies or screens, as what is drawn is dark or light.
    public static let hardLight = BlendMode(.hardLight)
    /// The difference of both colors.
    public static let difference = BlendMode(.difference)
    /// The difference of both colors with less contrast.
    public static let exclusion = BlendMode(.exclusion)
    /// The hue of what is drawn, the rest of what is behind.
    public static let hue = BlendMode(.hue)
    /// The saturation of what is drawn, the rest of what is behind.
    public static let saturation = BlendMode(.saturation)
    /// The hue and saturation of what is drawn, the light of what is behind.
    public static let color = BlendMode(.color)
    /// The light of what is drawn, the color of what is behind.
    public static let luminosity = BlendMode(.luminosity)
    /// What is behind is removed.
    public static let clear = BlendMode(.clear)
    /// What is drawn replaces what is behind, also where it is transparent.
    public static let copy = BlendMode(.copy)
    /// What is drawn, where there is something behind.
    public static let sourceIn = BlendMode(.sourceIn)
    /// What is drawn, where there is nothing behind.
    public static let sourceOut = BlendMode(.sourceOut)
    /// What is drawn over what is behind, and nothing outside of that.
    public static let sourceAtop = BlendMode(.sourceAtop)
    /// What is drawn, behind what is there.
    public static let destinationOver = BlendMode(.destinationOver)
    /// What is behind, where something is drawn.
    public static let destinationIn = BlendMode(.destinationIn)
    /// What is behind, where nothing is drawn.
    public static let destinationOut = BlendMode(.destinationOut)
    /// What is behind over what is drawn, and nothing outside of that.
    public static let destinationAtop = BlendMode(.destinationAtop)
    /// Both, where the other is not.
    public static let xor = BlendMode(.xor)
    /// The sum of both, kept dark.
    public static let plusDarker = BlendMode(.plusDarker)
    /// The sum of both, as light adds up.
    public static let plusLighter = BlendMode(.plusLighter)
  }
}
