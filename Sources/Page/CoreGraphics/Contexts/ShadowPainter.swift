import Foundation

@_implementationOnly import CCairo

/// Makes an object's shadow: its alpha, blurred, moved and tinted.
///
/// The offset and the blur are lengths of the space a context began with, so no transform of a
/// page's changes them. The blur is twice the deviation of the bell curve, as Quartz has it.
struct ShadowPainter {
  /// A shadow that is blurred more than this is nowhere to be seen.
  private static let farthest: CGFloat = 500

  private let color: CGColor
  private let deviation: CGFloat
  private let x: Int
  private let y: Int

  init(_ shadow: DrawingState.Shadow, base: CGAffineTransform, flip: CGAffineTransform) {
    color = shadow.color
    let wanted = max(shadow.blur, 0) / 2 * base.meanScale
    deviation = wanted.isFinite ? min(wanted, Self.farthest) : Self.farthest
    let offset = shadow.offset.applying(base).applying(flip)
    (x, y) = (Self.pixels(offset.width), Self.pixels(offset.height))
  }

  private static func pixels(_ length: CGFloat) -> Int {
    length.isNaN ? 0 : Int(min(max(length.rounded(), -1e5), 1e5))
  }

  /// How far a shadow lies from its object, and how much larger it is.
  var reach: (x: Int, y: Int, margin: Int) { (x, y, AlphaBlur.margin(deviation: deviation)) }

  func shadow(of object: PixelSheet) -> PixelSheet? {
    let margin = reach.margin
    let large = object.box.grown(by: margin)
    guard object.bytes != nil, let cast = PixelSheet(large.moved(x: x, y: y)), cast.bytes != nil
    else { return nil }
    var alpha = [UInt8](repeating: 0, count: large.width * large.height)
    for row in object.box.top..<object.box.bottom {
      let source = object.row(row)!
      let start = (row - large.top) * large.width + margin
      for column in 0..<object.box.width { alpha[start + column] = UInt8(source[column] >> 24) }
    }
    AlphaBlur.blur(&alpha, width: large.width, height: large.height, deviation: deviation)
    let tints = tintTable
    for row in 0..<large.height {
      let target = cast.row(cast.box.top + row)!
      for column in 0..<large.width {
        target[column] = tints[Int(alpha[row * large.width + column])]
      }
    }
    cast.markChanged()
    return cast
  }

  /// The shadow's colour for each alpha.
  private var tintTable: [UInt32] {
    let (red, green, blue, alpha) = color.rgba
    func byte(_ value: CGFloat) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
    let full =
      byte(alpha) << 24 | byte(red * alpha) << 16 | byte(green * alpha) << 8 | byte(blue * alpha)
    return (0...255).map { full.multiplied(by: UInt32($0)) }
  }
}
