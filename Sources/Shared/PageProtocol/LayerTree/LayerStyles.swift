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
public enum CornerCurve: UInt8, Sendable, CaseIterable {
  case circular, continuous
}

/// Where contents of another size than their own lie.
public enum ContentsGravity: UInt8, Sendable, CaseIterable {
  case resize, resizeAspect, resizeAspectFill, center
  case top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
}

/// How a picture is drawn in another size than its own.
public enum ContentsFilter: UInt8, Sendable, CaseIterable {
  case linear, nearest, trilinear
}

/// How a layer's colours meet what lies behind it; the numbers are CGBlendMode's.
public enum LayerBlendMode: UInt8, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop
  case destinationOver, destinationIn, destinationOut, destinationAtop
  case xor, plusDarker, plusLighter
}

/// What counts as the inside of a path.
public enum FillRule: UInt8, Sendable, CaseIterable {
  case nonZero, evenOdd
}

/// How a line ends.
public enum LineCap: UInt8, Sendable, CaseIterable {
  case butt, round, square
}

/// How two lines meet.
public enum LineJoin: UInt8, Sendable, CaseIterable {
  case miter, round, bevel
}

/// Along a line, from a centre outwards, or around a centre.
public enum GradientType: UInt8, Sendable, CaseIterable {
  case axial, radial, conic
}

/// sRGB, not premultiplied, 0 to 1; components beyond are allowed.
public struct LayerColor: Equatable, Sendable {
  public var red, green, blue, alpha: Float

  public static let black = LayerColor(red: 0, green: 0, blue: 0, alpha: 1)
  public static let white = LayerColor(red: 1, green: 1, blue: 1, alpha: 1)

  public init(red: Float, green: Float, blue: Float, alpha: Float) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
