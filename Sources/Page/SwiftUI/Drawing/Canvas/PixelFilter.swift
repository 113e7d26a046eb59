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
