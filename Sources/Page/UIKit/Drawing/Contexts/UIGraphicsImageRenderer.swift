import CoreGraphics
import Foundation

/// How many pixels a rendered picture has to a point, and whether one can see through it.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// How much of a colour's range is kept; here it is always the standard one.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }

  open var scale = UIScreen.pixelsPerPoint
  open var opaque = false
  open var preferredRange = Range.standard

  public override init() {
    super.init()
  }

  /// The scale of certain traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  @available(*, deprecated, renamed: "preferredRange")
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }

  open var supportsHighDynamicRange: Bool { false }

  open class func preferred() -> Self { make() }

  override class func make() -> Self {
    guard let format = UIGraphicsImageRendererFormat() as? Self else {
      fatalError("\(self) does not say what its default is.")
    }
    return format
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGraphicsImageRendererFormat()
    (copy.bounds, copy.scale, copy.opaque) = (bounds, scale, opaque)
    copy.preferredRange = preferredRange
    return copy
  }
}

/// What an image renderer's closure draws with.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What has been drawn so far.
  open var currentImage: UIImage {
    cgContext.makeImage().map { UIImage(cgImage: $0, scale: format.scale, orientation: .up) }
      ?? UIImage()
  }

  open override var format: UIGraphicsImageRendererFormat {
    givenFormat as? UIGraphicsImageRendererFormat ?? .preferred()
  }
}

/// Draws pictures.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, givenFormat: format)
  }

  public convenience init(size: CGSize) {
    self.init(size: size, format: .preferred())
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  open override var format: UIGraphicsImageRendererFormat {
    givenFormat as? UIGraphicsImageRendererFormat ?? .preferred()
  }

  open override var allowsImageOutput: Bool { true }

  open func image(actions: DrawingActions) -> UIImage {
    let scale = format.scale > 0 ? format.scale : UIScreen.pixelsPerPoint
    let sheet = DrawingSheet(
      size: bounds.size, scale: scale, origin: bounds.origin,
      ground: format.opaque ? .color(.black) : .clear)
    guard let context = sheet.context else { return UIImage() }
    GraphicsStack.push(sheet)
    defer { GraphicsStack.pop() }
    actions(UIGraphicsImageRendererContext(context, format: format))
    guard let image = context.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
  }

  open func pngData(actions: DrawingActions) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  open func jpegData(withCompressionQuality quality: CGFloat, actions: DrawingActions) -> Data {
    image(actions: actions).jpegData(compressionQuality: quality) ?? Data()
  }
}
