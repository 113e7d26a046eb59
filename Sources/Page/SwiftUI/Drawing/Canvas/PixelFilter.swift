@_spi(UIKit) import QuartzCore

/// A filter that changes pixels one by one, or blurs them.
enum PixelFilter {
  case matrix(ColorMatrix)
  case blur(CGFloat)
  case threshold(Float, Float, Color.Resolved)

  init?(_ filter: GraphicsContext.Filter, in environment: EnvironmentValues) {
    switch filter.kind {
    case .shadow, .projection: return nil
    case .matrix(let matrix): self = .matrix(matrix)
    case .multiply(let color): self = .matrix(.multiplication(color.resolve(in: environment)))
    case .blur(let radius): self = .blur(radius)
    case .threshold(let low, let high, let color):
      self = .threshold(Float(low), Float(high), color.resolve(in: environment))
    }
  }

  /// The standard deviation of a blur, in pixels, at which interpolation between the pixels of the
  /// result stays below what eight bits show. Three boxes of 17 pixels have it exactly.
  private static let sufficientDeviation = CGFloat(8 * 9).squareRoot()

  /// The scale at which the filter needs its picture, at most the scale of the screen.
  func sufficientScale(below scale: CGFloat) -> CGFloat {
    guard case .blur(let radius) = self, radius > 0 else { return scale }
    return min(scale, Self.sufficientDeviation / radius)
  }

  /// Whether the result of a smooth picture is smooth.
  var keepsSmoothness: Bool {
    switch self {
    case .blur: true
    case .matrix, .threshold: false
    }
  }

  /// Changes the pixels of a picture.
  func apply(to pixels: inout FilteredPixels, scale: CGFloat) {
    switch self {
    case .matrix(let matrix): pixels.change(by: matrix.values.map { CGFloat($0) })
    case .threshold(let low, let high, let color):
      let inside = SIMD4(color.red, color.green, color.blue, 1) * color.opacity
      pixels.change { $0.w >= low && $0.w <= high ? inside : .zero }
    case .blur(let radius): pixels.blur(deviation: radius * scale, beyond: .clear)
    }
  }
}
