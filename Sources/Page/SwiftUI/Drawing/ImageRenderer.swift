import Combine

/// Makes pictures of a view.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view that is drawn.
  public var content: Content {
    willSet { objectWillChange.send() }
  }
  /// The size that is proposed to the view.
  public var proposedSize = ProposedViewSize.unspecified {
    willSet { objectWillChange.send() }
  }
  /// The pixels in a point.
  public var scale: CGFloat = 1 {
    willSet { objectWillChange.send() }
  }
  /// Whether the picture has no alpha: what the view leaves free is black.
  public var isOpaque = false
  /// How the components of colors are stored.
  public var colorMode = ColorRenderingMode.nonLinear
  /// Tells before the picture changes.
  public let objectWillChange = ObservableObjectPublisher()

  /// Accepts whether the renderer tells when what the view reads changes. It tells when its own
  /// properties change; a picture always shows the view as it is then.
  public var isObservationEnabled = false
  public typealias ObjectWillChangePublisher = ObservableObjectPublisher

  /// Creates a renderer of a view.
  public init(content view: Content) {
    content = view
  }

  /// The picture; none if the view has no size.
  public var uiImage: UIImage? {
    var image: UIImage?
    render(rasterizationScale: scale) { size, draw in
      guard size.width > 0, size.height > 0 else { return }
      UIGraphicsBeginImageContextWithOptions(size, isOpaque, scale)
      defer { UIGraphicsEndImageContext() }
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.translateBy(x: 0, y: size.height)
      context.scaleBy(x: 1, y: -1)
      draw(context)
      image = UIGraphicsGetImageFromCurrentImageContext()
    }
    return image
  }

  /// The picture; none if the view has no size.
  public var cgImage: CGImage? { uiImage?.cgImage }

  /// Calls a closure with the size of the view and a function that draws it into a context whose y
  /// grows upwards, such as one of a document.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {
    let hosted = HostedViews(content, in: EnvironmentValues(traits: .current))
    guard let picture = hosted.picture else { return renderer(.zero) { _ in } }
    let size = picture.size(for: proposedSize)
    renderer(size) { context in
      context.saveGState()
      context.translateBy(x: 0, y: size.height)
      context.scaleBy(x: 1, y: -1)
      picture.draw(in: size, of: context)
      context.restoreGState()
    }
  }
}
