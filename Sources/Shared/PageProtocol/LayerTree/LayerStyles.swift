/// Which corners a radius rounds.
public struct LayerCorners: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let minXMinY = LayerCorners(rawValue: 1)
  public static let maxXMinY = LayerCorners(rawValue: 2)
  public static let minXMaxY = LayerCorners(rawValue: 4)
  public static let maxXMaxY = LayerCorners(rawValue: 8)
  public static let all = LayerCorners(rawValue: 15)
}

/// A part of a circle, or a curve that begins earlier and bends more softly.
public enum CornerCurve: UInt8, LayerChoice {
  case circular = 0, continuous = 1
}

/// Where contents of another size than their own lie.
public enum ContentsGravity: UInt8, LayerChoice {
  case resize = 0, resizeAspect = 1, resizeAspectFill = 2, center = 3
  case top = 4, bottom = 5, left = 6, right = 7, topLeft = 8, topRight = 9, bottomLeft = 10
  case bottomRight = 11
}

/// How a picture is drawn in another size than its own.
public enum ContentsFilter: UInt8, LayerChoice {
  case linear = 0, nearest = 1, trilinear = 2
}

/// How a layer's colours meet what lies behind it; the numbers are CGBlendMode's.
public enum LayerBlendMode: UInt8, LayerChoice {
  case normal = 0, multiply = 1, screen = 2, overlay = 3, darken = 4, lighten = 5, colorDodge = 6
  case colorBurn = 7, softLight = 8, hardLight = 9, difference = 10, exclusion = 11, hue = 12
  case saturation = 13, color = 14, luminosity = 15, clear = 16, copy = 17, sourceIn = 18
  case sourceOut = 19, sourceAtop = 20, destinationOver = 21, destinationIn = 22
  case destinationOut = 23, destinationAtop = 24, xor = 25, plusDarker = 26, plusLighter = 27
}

/// What counts as the inside of a path.
public enum FillRule: UInt8, LayerChoice {
  case nonZero = 0, evenOdd = 1
}

/// How a line ends.
public enum LineCap: UInt8, LayerChoice {
  case butt = 0, round = 1, square = 2
}

/// How two lines meet.
public enum LineJoin: UInt8, LayerChoice {
  case miter = 0, round = 1, bevel = 2
}

/// Along a line, from a centre outwards, or around a centre.
public enum GradientType: UInt8, LayerChoice {
  case axial = 0, radial = 1, conic = 2
}

/// sRGB, not premultiplied, 0 to 1; components beyond are allowed.
public struct LayerColor: Equatable, Sendable {
  public var red, green, blue, alpha: Float

  public static let black = LayerColor(red: 0, green: 0, blue: 0, alpha: 1)
  public static let white = LayerColor(red: 1, green: 1, blue: 1, alpha: 1)
  public static let clear = LayerColor(red: 0, green: 0, blue: 0, alpha: 0)

  public init(red: Float, green: Float, blue: Float, alpha: Float) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
