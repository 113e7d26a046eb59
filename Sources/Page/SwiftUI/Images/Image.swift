/// A view that shows an image.
///
/// An image has its own size until `resizable()` lets it take the space it is given.
public struct Image: View, Equatable {
  public typealias Body = Never

  enum Storage: Equatable {
    case named(String, bundle: Bundle?)
    case symbol(String)
    case picture(UIImage)
  }

  /// How images fill more space than they have pixels for.
  public enum ResizingMode: Hashable, Sendable {
    /// The image is repeated in its own size.
    case tile
    /// The image is scaled to the space.
    case stretch
  }

  /// What of an image is shown: its colors, or its form in the foreground style.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The form of the image in the foreground style.
    case template
    /// The colors of the image.
    case original
  }

  /// How pixels are mixed when an image is scaled.
  public enum Interpolation: Hashable, Sendable {
    /// Pixels stay squares of one color.
    case none
    /// Pixels are mixed quickly.
    case low
    /// Pixels are mixed with more care.
    case medium
    /// Pixels are mixed as well as possible.
    case high
  }

  /// How large symbols are beside text.
  public enum Scale: Hashable, CaseIterable, Sendable {
    /// Smaller than the text.
    case small
    /// As large as the text asks for.
    case medium
    /// Larger than the text.
    case large
  }

  /// How an image is turned and mirrored.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// The image as it is stored.
    case up = 1
    /// The image, flipped horizontally.
    case upMirrored
    /// The image, turned by 180°.
    case down
    /// The image, flipped vertically.
    case downMirrored
    /// The image, flipped and turned by 90° counterclockwise.
    case leftMirrored
    /// The image, turned by 90° clockwise.
    case right
    /// The image, flipped and turned by 90° clockwise.
    case rightMirrored
    /// The image, turned by 90° counterclockwise.
    case left
  }

  struct Resizing: Equatable {
    var insets: EdgeInsets
    var mode: ResizingMode
  }

  let storage: Storage
  var variableValue: Double?
  var label: Text?
  var isDecorative = false
  var resizing: Resizing?
  var rendering: TemplateRenderingMode?
  var interpolationQuality: Interpolation?
  var symbolMode: SymbolRenderingMode?

  init(_ storage: Storage) {
    self.storage = storage
  }

  /// An image of the app by its name, which is its label too.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle: bundle))
    label = Text(LocalizedStringKey(name), bundle: bundle)
  }

  /// An image of the app by its name, with a label for assistive apps.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, bundle: bundle))
    self.label = label
  }

  /// An image of the app that assistive apps pass over.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle: bundle))
    isDecorative = true
  }

  /// An image of the app, of which a value says how much is filled. It is shown whole here.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    self.variableValue = variableValue
  }

  /// An image of the app, of which a value says how much is filled. It is shown whole here.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
    self.variableValue = variableValue
  }

  /// One of Apple's symbols. A name without a drawing here shows a question mark in a dashed
  /// square.
  public init(systemName: String) {
    self.init(.symbol(systemName))
  }

  /// One of Apple's symbols, of which a value says how much is filled. It is shown whole here.
  public init(systemName: String, variableValue: Double?) {
    self.init(.symbol(systemName))
    self.variableValue = variableValue
  }

  /// An image of UIKit.
  public init(uiImage: UIImage) {
    self.init(.picture(uiImage))
  }

  /// An image of Core Graphics, with a label for assistive apps.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(decorative: cgImage, scale: scale, orientation: orientation)
    isDecorative = false
    self.label = label
  }

  /// An image of Core Graphics that assistive apps pass over.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(
      .picture(UIImage(cgImage: cgImage, scale: scale, orientation: orientation.uiOrientation)))
    isDecorative = true
  }

  /// An image of a size that a closure draws.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    UIGraphicsBeginImageContextWithOptions(size, opaque, max(UIScreen.main.scale, 1))
    defer { UIGraphicsEndImageContext() }
    if let context = UIGraphicsGetCurrentContext() {
      var graphics = GraphicsContext(context, size: size, environment: EnvironmentValues())
      renderer(&graphics)
    }
    self.init(.picture(UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()))
    self.label = label
  }

  public static func _makeNode(_ view: Image, in context: _NodeContext) -> _ViewNode<Image> {
    ItemNode(view, in: context, item: ImageItem()) { image, item, node in
      item.fill(from: image, in: node.environment)
    }
  }
}

extension Image.Orientation {
  var uiOrientation: UIImage.Orientation {
    switch self {
    case .up: .up
    case .upMirrored: .upMirrored
    case .down: .down
    case .downMirrored: .downMirrored
    case .left: .left
    case .leftMirrored: .leftMirrored
    case .right: .right
    case .rightMirrored: .rightMirrored
    }
  }
}
