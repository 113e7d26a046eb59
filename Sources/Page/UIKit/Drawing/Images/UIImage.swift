// Long because what a subclass may override has to stand in the class itself.

@_spi(Pictures) import CoreGraphics
import Foundation
@_spi(Pictures) import ImageIO

/// A picture, with its size in points.
open class UIImage: NSObject, NSSecureCoding, _ExpressibleByImageLiteral, @unchecked Sendable {
  private let pixels: CGImage?
  private let givenScale: CGFloat
  private let orientation: Orientation
  private(set) var style = ImageStyle()
  private let lock = NSLock()
  private var madeUpright: CGImage?

  /// How the picture is to be turned before it is upright.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// Whether the picture's own colours are shown, or a tint where it is opaque.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// What becomes of a picture's middle when it grows.
  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }

  public override init() {
    (pixels, givenScale, orientation) = (nil, 1, .up)
    super.init()
  }

  public init(cgImage: CGImage) {
    (pixels, givenScale, orientation) = (cgImage, 1, .up)
    super.init()
  }

  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    (pixels, givenScale) = (cgImage, scale > 0 ? scale : 1)
    self.orientation = orientation
    super.init()
  }

  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  public convenience init?(data: Data, scale: CGFloat) {
    let bytes = [UInt8](data)
    guard let image = CGImage(fileBytes: bytes) ?? HEICPicture.image(of: bytes) else { return nil }
    self.init(cgImage: image, scale: scale, orientation: PhotoOrientation.of(bytes))
  }

  public convenience init?(contentsOfFile path: String) {
    guard let found = ImageLibrary.load(path) else { return nil }
    self.init(found)
  }

  /// A picture among the page's resources; the name may leave out `.png` and others.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, with: nil)
  }

  /// What `#imageLiteral` makes; the page cannot go on without its picture.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let found = ImageLibrary.find(name, in: .main, for: .current) else {
      fatalError("There is no picture named \(name) among the page's resources.")
    }
    self.init(found)
  }

  convenience init(_ found: ImageLibrary.Found) {
    self.init(cgImage: found.image, scale: found.scale, orientation: found.orientation)
    style = found.style
  }

  public required convenience init?(coder: NSCoder) {
    guard let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData") else { return nil }
    self.init(data: data as Data, scale: CGFloat(coder.decodeDouble(forKey: "UIScale")))
  }

  // MARK: Asking

  open var cgImage: CGImage? { pixels }
  open var scale: CGFloat { givenScale }
  open var imageOrientation: Orientation { orientation }

  /// In points, as it is shown.
  open var size: CGSize {
    guard let cgImage else { return .zero }
    let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
    return orientation.isLying
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  open var renderingMode: RenderingMode { style.renderingMode }
  open var capInsets: UIEdgeInsets { style.resizing?.capInsets ?? .zero }
  open var resizingMode: ResizingMode { style.resizing?.mode ?? .tile }
  open var alignmentRectInsets: UIEdgeInsets { style.alignmentInsets }
  open var flipsForRightToLeftLayoutDirection: Bool { style.flipsForRightToLeft }
  /// Whether an image view mirrors the image right to left, as it does with symbols such as
  /// chevron.backward.
  var isDirectional: Bool {
    guard let name = style.symbol?.name else { return flipsForRightToLeftLayoutDirection }
    return flipsForRightToLeftLayoutDirection
      || [".backward", ".forward"].contains { name.hasSuffix($0) || name.contains($0 + ".") }
  }

  open var baselineOffsetFromBottom: CGFloat? { style.baseline }
  open var images: [UIImage]? { style.frames.isEmpty ? nil : style.frames }
  open var duration: TimeInterval { style.duration }
  open var isSymbolImage: Bool { style.symbol != nil }

  open var hasBaseline: Bool { style.baseline != nil }

  var fileName: String? { style.name }

  /// The pixels turned as they are shown.
  var uprightImage: CGImage? {
    guard let pixels, orientation != .up else { return pixels }
    return lock.withLock {
      if let madeUpright { return madeUpright }
      madeUpright = orientation.upright(pixels)
      return madeUpright
    }
  }

  /// The pixels as they are drawn where nothing else gives a tint, and how they are turned.
  var shownPixels: (CGImage, Orientation)? {
    guard let pixels = cgImage else { return nil }
    guard let tint = style.tint ?? (isTemplate ? .black : nil) else {
      return (pixels, orientation)
    }
    guard let tinted = uprightImage.flatMap({ ImageTint.tinted($0, tint.cgColor) }) else {
      return nil
    }
    return (tinted, .up)
  }

  /// The same pixels with another style.
  func restyled(_ change: (inout ImageStyle) -> Void) -> UIImage {
    let copy = pixels.map { UIImage(cgImage: $0, scale: scale, orientation: orientation) }
    let image = copy ?? UIImage()
    image.style = style
    change(&image.style)
    return image
  }

  /// Takes on a style, before anybody has seen the picture.
  func adopt(_ change: (inout ImageStyle) -> Void) {
    change(&style)
  }

  /// Other pixels in this style.
  func repainted(_ picture: CGImage?, scale: CGFloat) -> UIImage {
    let made = picture.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
    made.style = style
    return made
  }

  // MARK: Drawing

  open func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  open func draw(in rect: CGRect) {
    ImagePainter(self).paint(in: rect)
  }

  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = GraphicsStack.context else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    ImagePainter(self).paint(in: rect)
    context.restoreGState()
  }

  /// Fills a rectangle with the picture, again and again from the origin.
  open func drawAsPattern(in rect: CGRect) {
    ImagePainter(self).tile(rect, from: .zero)
  }

  // MARK: Files

  open func pngData() -> Data? {
    uprightImage?.pngBytes().map { Data($0) }
  }

  open func jpegData(compressionQuality: CGFloat) -> Data? {
    let quality = Int((min(max(compressionQuality, 0), 1) * 100).rounded())
    return uprightImage?.jpegBytes(quality: quality).map { Data($0) }
  }

  open class var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {
    coder.encode(pngData().map { $0 as NSData }, forKey: "UIImageData")
    coder.encode(Double(scale), forKey: "UIScale")
  }

  // MARK: NSObject

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other === self
      || (other.cgImage == cgImage && other.scale == scale
        && other.imageOrientation == imageOrientation && other.renderingMode == renderingMode
        && other.style.tint == style.tint && other.capInsets == capInsets)
  }

  open override var hash: Int { size.width.hashValue ^ size.height.hashValue }

  open override var description: String {
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    let words =
      style.symbol.map { "symbol(system: \($0.name))" } ?? style.name.map { "named(main: \($0))" }
      ?? "anonymous"
    let (width, height) = (TreeNumber.text(size.width), TreeNumber.text(size.height))
    return "<UIImage:0x\(address) \(words) {\(width), \(height)} "
      + "renderingMode=\(renderingMode)(\(isTemplate ? "template" : "original"))>"
  }

  /// Whether a tint is shown where the picture is opaque.
  var isTemplate: Bool {
    renderingMode == .alwaysTemplate || (renderingMode == .automatic && isSymbolImage)
  }
}
