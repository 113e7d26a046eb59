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
  private var scale: CGFloat
  private var layers: [Layer]

  init(_ image: CGImage, size: CGSize, scale: CGFloat) {
    (self.size, self.scale) = (size, scale)
    layers = [Layer(image: image)]
  }

  /// Interpolates the pixels between those of a picture of a smaller scale.
  mutating func enlarge(to scale: CGFloat) {
    guard scale > self.scale else { return }
    layers = layers.compactMap { layer in
      UIGraphicsBeginImageContextWithOptions(size, false, scale)
      defer { UIGraphicsEndImageContext() }
      draw([Layer(image: layer.image)])
      return UIGraphicsGetImageFromCurrentImageContext()?.cgImage.map {
        Layer(image: $0, mode: layer.mode)
      }
    }
    self.scale = scale
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
    draw(layers, mode: mode, alpha: alpha)
  }

  /// Draws layers at a point. The last pixels of a line may lie beyond the size in part.
  private func draw(
    _ layers: [Layer], at origin: CGPoint = .zero, mode: CGBlendMode = .normal, alpha: CGFloat = 1
  ) {
    for layer in layers {
      let extent = CGSize(
        width: CGFloat(layer.image.width) / scale, height: CGFloat(layer.image.height) / scale)
      UIImage(cgImage: layer.image).draw(
        in: CGRect(origin: origin, size: extent), blendMode: layer.mode ?? mode, alpha: alpha)
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
    draw(layers, at: origin)
    return UIGraphicsGetImageFromCurrentImageContext()?.cgImage
  }
}
