/// A style that repeats an image.
public struct ImagePaint: ShapeStyle {
  public typealias Resolved = Never
  /// The image that is repeated.
  public var image: Image
  /// The part of the image that is repeated, in shares of its size.
  public var sourceRect: CGRect
  /// How large the image is, as a multiple of its own size.
  public var scale: CGFloat

  /// Fills with a part of an image, which is repeated.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    nonisolated(unsafe) let (image, environment) = (image, environment)
    let picture = MainActor.assumeIsolated {
      HostedViews(image, in: environment).uiImage(scale: environment.traits.displayScale)
    }
    guard let picture else { return _Paint(.none) }
    return _Paint(.image(TilePaint(image: picture, part: sourceRect, scale: scale)))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A style that repeats an image.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

extension HostedViews {
  /// A picture of the first view in its own size.
  func uiImage(scale: CGFloat) -> UIImage? {
    guard let picture else { return nil }
    let size = picture.size(for: .unspecified)
    guard size.width > 0, size.height > 0 else { return nil }
    UIGraphicsBeginImageContextWithOptions(size, false, max(scale, 1))
    defer { UIGraphicsEndImageContext() }
    guard let context = UIGraphicsGetCurrentContext() else { return nil }
    picture.draw(in: size, of: context)
    return UIGraphicsGetImageFromCurrentImageContext()
  }
}
