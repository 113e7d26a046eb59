extension GraphicsContext {
  /// An image that is ready to be drawn.
  public struct ResolvedImage {
    let picture: HostedPicture
    /// What the image is painted with, if it is a template.
    public var shading: Shading?
    /// The size of the image.
    public var size: CGSize { picture.size(for: .unspecified) }
    /// Where text beside the image stands.
    public var baseline: CGFloat { picture.dimensions(in: size)[.firstTextBaseline] }
  }

  /// Makes an image ready to be drawn.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(picture: hosted(image), shading: nil)
  }

  /// Draws an image, scaled to a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(ResolvedSymbol(picture: image.picture), in: rect)
  }

  /// Draws an image with its anchor at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image.picture, at: point, anchor)
  }

  /// Draws an image, scaled to a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image with its anchor at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}

extension GraphicsContext.Shading {
  /// An image that is repeated.
  public static func tiledImage(
    _ image: Image, origin: CGPoint = .zero,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> GraphicsContext.Shading {
    .style(ImagePaint(image: image, sourceRect: sourceRect, scale: scale))
  }
}
