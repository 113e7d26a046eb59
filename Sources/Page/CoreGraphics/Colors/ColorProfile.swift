import Foundation

/// How the components of a space become red, green and blue of sRGB, and back.
///
/// Components of sRGB may lie outside 0…1 on the way: only drawing clips them.
enum ColorProfile {
  case rgb(primaries: Primaries, curve: Curve)
  case gray(curve: Curve)
  case cmyk
  case xyz
  case lab(white: [CGFloat], range: [CGFloat])
  indirect case indexed(base: ColorProfile, table: [UInt8])

  /// From linear components to the CIE's X, Y and Z with the white of daylight (D65).
  enum Primaries: Equatable {
    case standard, displayP3, adobe, rec2020
  }

  /// From encoded components to linear ones.
  enum Curve: Equatable {
    case standard, linear, rec709
    case power(CGFloat)
  }

  var count: Int {
    switch self {
    case .rgb, .xyz, .lab: 3
    case .gray, .indexed: 1
    case .cmyk: 4
    }
  }

  /// Components of sRGB.
  func standard(from values: [CGFloat]) -> [CGFloat] {
    switch self {
    case .rgb(.standard, .standard): return Array(values.prefix(3))
    case .rgb(let primaries, let curve):
      let linear = values.prefix(3).map(curve.linear)
      return ColorProfile.standard(fromXYZ: primaries.matrix * linear)
    // Greys are shown as the same share of red, green and blue.
    case .gray(.linear):
      let value = Curve.standard.encoded(values[0])
      return [value, value, value]
    case .gray: return [values[0], values[0], values[0]]
    case .cmyk:
      let rest = 1 - values[3]
      return values.prefix(3).map { (1 - $0) * rest }
    case .xyz: return ColorProfile.standard(fromXYZ: Array(values.prefix(3)))
    case .lab(let white, _):
      return ColorProfile.standard(fromXYZ: LabModel(white: white).xyz(from: values))
    case .indexed(let base, let table):
      let start = max(0, Int(values[0])) * base.count
      guard start + base.count <= table.count else { return [0, 0, 0] }
      return base.standard(from: table[start..<start + base.count].map { CGFloat($0) / 255 })
    }
  }

  /// Components of this space; an indexed one has none for a free colour.
  func values(fromStandard color: [CGFloat]) -> [CGFloat]? {
    switch self {
    case .rgb(.standard, .standard): return color
    case .rgb(let primaries, let curve):
      let linear = primaries.matrix.inverted * ColorProfile.xyz(fromStandard: color)
      return linear.map(curve.encoded)
    case .gray(let curve):
      let linear = zip(color, [0.2126, 0.7152, 0.0722]).reduce(CGFloat(0)) {
        $0 + Curve.standard.linear($1.0) * $1.1
      }
      return [curve == .linear ? linear : Curve.standard.encoded(linear)]
    case .cmyk:
      let black = 1 - min(max(color.max() ?? 0, 0), 1)
      guard black < 1 else { return [0, 0, 0, 1] }
      return color.map { (1 - min(max($0, 0), 1) - black) / (1 - black) } + [black]
    case .xyz: return ColorProfile.xyz(fromStandard: color)
    case .lab(let white, _):
      return LabModel(white: white).values(fromXYZ: ColorProfile.xyz(fromStandard: color))
    case .indexed: return nil
    }
  }

  private static func standard(fromXYZ xyz: [CGFloat]) -> [CGFloat] {
    (Primaries.standard.matrix.inverted * xyz).map(Curve.standard.encoded)
  }

  private static func xyz(fromStandard color: [CGFloat]) -> [CGFloat] {
    Primaries.standard.matrix * color.map(Curve.standard.linear)
  }
}

extension ColorProfile.Curve {
  func linear(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let result: CGFloat
    switch self {
    case .linear: return value
    case .standard: result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    case .rec709: result = size < 0.081 ? size / 4.5 : pow((size + 0.099) / 1.099, 1 / 0.45)
    case .power(let gamma): result = pow(size, gamma)
    }
    return value < 0 ? -result : result
  }

  func encoded(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let result: CGFloat
    switch self {
    case .linear: return value
    case .standard:
      result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    case .rec709: result = size < 0.018 ? size * 4.5 : 1.099 * pow(size, 0.45) - 0.099
    case .power(let gamma): result = pow(size, 1 / gamma)
    }
    return value < 0 ? -result : result
  }
}

extension ColorProfile.Primaries {
  private static let standardMatrix = Self.matrix((0.64, 0.33), (0.30, 0.60), (0.15, 0.06))
  private static let displayP3Matrix = Self.matrix((0.68, 0.32), (0.265, 0.69), (0.15, 0.06))
  private static let adobeMatrix = Self.matrix((0.64, 0.33), (0.21, 0.71), (0.15, 0.06))
  private static let rec2020Matrix = Self.matrix((0.708, 0.292), (0.17, 0.797), (0.131, 0.046))

  var matrix: ColorMatrix {
    switch self {
    case .standard: Self.standardMatrix
    case .displayP3: Self.displayP3Matrix
    case .adobe: Self.adobeMatrix
    case .rec2020: Self.rec2020Matrix
    }
  }

  /// Made of the chromaticities of red, green and blue, so that all three together are white.
  private static func matrix(
    _ red: (x: CGFloat, y: CGFloat), _ green: (x: CGFloat, y: CGFloat),
    _ blue: (x: CGFloat, y: CGFloat)
  ) -> ColorMatrix {
    let white: (x: CGFloat, y: CGFloat) = (0.3127, 0.3290)
    func xyz(_ color: (x: CGFloat, y: CGFloat)) -> [CGFloat] {
      [color.x / color.y, 1, (1 - color.x - color.y) / color.y]
    }
    let columns = [xyz(red), xyz(green), xyz(blue)]
    let plain = ColorMatrix(columns: columns)
    let shares = plain.inverted * xyz(white)
    return ColorMatrix(
      columns: zip(columns, shares).map { column, share in column.map { $0 * share } })
  }
}
