import Foundation

/// A colour: components in a colour space, and alpha.
public final class CGColor: Hashable, CustomStringConvertible, @unchecked Sendable {
  public let colorSpace: CGColorSpace?
  private let values: [CGFloat]

  /// Components as the space wants them, alpha last.
  public init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = colorSpace.numberOfComponents + 1
    self.colorSpace = colorSpace
    values = Array(UnsafeBufferPointer(start: components, count: count))
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    colorSpace = .standard
    values = [red, green, blue, alpha]
  }

  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    colorSpace = .standard
    values = [red, green, blue, alpha]
  }

  public init(gray: CGFloat, alpha: CGFloat) {
    colorSpace = .gray
    values = [gray, alpha]
  }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  public var alpha: CGFloat { values[values.count - 1] }

  public var numberOfComponents: Int { values.count }

  /// The components, alpha last.
  public var components: [CGFloat]? { values }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    let space = colorSpace ?? .standard
    return CGColor(colorSpace: space, components: values.dropLast() + [alpha])
  }

  /// Red, green, blue and alpha, whatever the space.
  @_spi(Colors) public var rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    values.count == 2
      ? (values[0], values[0], values[0], values[1]) : (values[0], values[1], values[2], values[3])
  }

  public var description: String {
    let space = colorSpace?.name ?? "unknown"
    return "<CGColor \(space) (\(values.map { "\($0)" }.joined(separator: " ")))>"
  }

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left === right || (left.colorSpace == right.colorSpace && left.values == right.values)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
  }
}
