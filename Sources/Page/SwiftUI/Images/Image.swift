/// A view that shows a picture.
public struct Image: View, Equatable {
  public typealias Body = Never

  enum Source: Equatable {
    case named(String)
    case symbol(String)
    case picture(UIImage)
  }

  let source: Source
  var label: Text?
  var resizing: Resizing?
  var renderingMode: TemplateRenderingMode?
  var interpolation = Interpolation.medium
  var variableValue: Double?

  /// How a picture fills a size that is not its own.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }

  /// Whether a picture is shown in its own colors or in the foreground style.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

  /// How much effort goes into a picture in another size.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  /// How large a symbol is beside its text.
  public enum Scale: Hashable, Sendable { case small, medium, large }

  /// The orientation in which a picture is stored.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  struct Resizing: Equatable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  init(source: Source, label: Text? = nil) {
    self.source = source
    self.label = label
  }

  /// Shows a picture of the page's resources or asset catalog.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: .named(name), label: Text(verbatim: name))
  }

  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(source: .named(name), label: label)
  }

  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(source: .named(name))
    self.variableValue = variableValue
  }

  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(source: .named(name))
  }

  /// Shows a symbol of the system.
  public init(systemName: String) {
    self.init(source: .symbol(systemName), label: Text(verbatim: systemName))
  }

  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
    self.variableValue = variableValue
  }

  /// Shows a picture of UIKit.
  public init(uiImage: UIImage) {
    self.init(source: .picture(uiImage))
  }

  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(
      source: .picture(
        UIImage(cgImage: cgImage, scale: scale, orientation: orientation.uiOrientation)),
      label: label)
  }

  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(
      source: .picture(
        UIImage(cgImage: cgImage, scale: scale, orientation: orientation.uiOrientation)))
  }

  /// Lets the picture fill the space that it is proposed.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
    return image
  }

  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.renderingMode = renderingMode
    return image
  }

  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.interpolation = interpolation
    return image
  }

  /// Edges are smooth here in any case.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  public static func _makeNode(_ view: Image, in context: _NodeContext) -> _ViewNode<Image> {
    ItemNode(view, in: context, item: ImageItem()) { view, item, node in
      item.fill(view, in: node.environment)
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
