@_spi(UIKit) import QuartzCore
import UIKit

extension GraphicsContext {
  struct Shadow {
    var color: Color
    var radius: CGFloat
    var x: CGFloat
    var y: CGFloat
    var blendMode = BlendMode.normal
    var options = ShadowOptions()

    /// Whether Core Graphics has no such shadow, so that pictures are put together for it.
    var isComposed: Bool { blendMode != .normal || !options.subtracting(.disablesGroup).isEmpty }
  }
}

extension GraphicsContext.Filter {
  var shadow: GraphicsContext.Shadow? {
    if case .shadow(let shadow) = kind { shadow } else { nil }
  }
}

/// A picture that filters change one after the other. Shadows without a group are layers of their
/// own, which the filters that follow change too.
struct FilteredPicture {
  private struct Layer {
    var image: CGImage
    /// How the layer mixes with what is there; nil for what was drawn.
    var mode: CGBlendMode?
  }

  private let size: CGSize
  private let scale: CGFloat
  private var layers: [Layer]

  init(_ image: CGImage, size: CGSize, scale: CGFloat) {
    (self.size, self.scale) = (size, scale)
    layers = [Layer(image: image)]
  }

  mutating func apply(_ filter: PixelFilter) {
    layers = layers.compactMap { layer in
      var pixels = FilteredPixels(layer.image)
      filter.apply(to: &pixels, scale: scale)
      return pixels.image.map { Layer(image: $0, mode: layer.mode) }
    }
  }

  /// Adds a shadow of the picture in a color, or replaces the picture by it.
  mutating func compose(_ shadow: GraphicsContext.Shadow, _ color: Color.Resolved) {
    guard let whole = flattened(layers), let image = picture(of: shadow, color, from: whole) else {
      return
    }
    let cast = Layer(image: image, mode: shadow.blendMode.mode)
    if shadow.options.contains(.shadowOnly) {
      layers = [Layer(image: image)]
    } else {
      layers = shadow.options.contains(.shadowAbove) ? layers + [cast] : [cast] + layers
    }
    if !shadow.options.contains(.disablesGroup), let group = flattened(layers) {
      layers = [Layer(image: group)]
    }
  }

  /// Draws the layers in the current context.
  func draw(mode: CGBlendMode, alpha: CGFloat) {
    Self.draw(layers, in: CGRect(origin: .zero, size: size), mode: mode, alpha: alpha)
  }

  private static func draw(
    _ layers: [Layer], in rect: CGRect, mode: CGBlendMode = .normal, alpha: CGFloat = 1
  ) {
    for layer in layers {
      UIImage(cgImage: layer.image).draw(in: rect, blendMode: layer.mode ?? mode, alpha: alpha)
    }
  }

  private func picture(
    of shadow: GraphicsContext.Shadow, _ color: Color.Resolved, from image: CGImage
  ) -> CGImage? {
    guard let moved = flattened([Layer(image: image)], at: CGPoint(x: shadow.x, y: shadow.y)) else {
      return nil
    }
    var pixels = FilteredPixels(moved)
    let isInverted = shadow.options.contains(.invertsAlpha)
    let full = SIMD4(color.red, color.green, color.blue, 1) * color.opacity
    pixels.change { full * (isInverted ? 1 - $0.w : $0.w) }
    pixels.blur(deviation: shadow.radius * scale, beyond: isInverted ? .mirrored : .clear)
    return pixels.image
  }

  /// The layers as one picture, moved.
  private func flattened(_ layers: [Layer], at origin: CGPoint = .zero) -> CGImage? {
    if layers.count == 1, origin == .zero { return layers[0].image }
    UIGraphicsBeginImageContextWithOptions(size, false, scale)
    defer { UIGraphicsEndImageContext() }
    Self.draw(layers, in: CGRect(origin: origin, size: size))
    return UIGraphicsGetImageFromCurrentImageContext()?.cgImage
  }
}
