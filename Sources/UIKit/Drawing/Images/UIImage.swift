@_spi(Pictures) import CoreGraphics
import Foundation

/// A picture, with its size in points.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  public let cgImage: CGImage?
  public let scale: CGFloat
  public let imageOrientation: Orientation
  /// The name of the file it came from, as a tree dump says it.
  let fileName: String?

  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  private init(_ image: CGImage?, _ scale: CGFloat, _ orientation: Orientation, _ name: String?) {
    (cgImage, self.scale, imageOrientation, fileName) = (image, scale, orientation, name)
    super.init()
  }

  public override convenience init() {
    self.init(nil, 1, .up, nil)
  }

  public convenience init(cgImage: CGImage) {
    self.init(cgImage, 1, .up, nil)
  }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage, scale, orientation, nil)
  }

  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = CGImage(fileBytes: [UInt8](data)) else { return nil }
    self.init(image, scale, .up, nil)
  }

  /// A picture among the page's resources; the name may leave out `.png` and others.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil)
  }

  public convenience init?(named name: String, in bundle: Bundle?) {
    guard let found = ImageLibrary.find(name, in: bundle ?? .main) else { return nil }
    self.init(found.image, found.scale, .up, found.name)
  }

  /// What `#imageLiteral` makes; the page cannot go on without its picture.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let found = ImageLibrary.find(name, in: .main) else {
      fatalError("There is no picture named \(name) among the page's resources.")
    }
    self.init(found.image, found.scale, .up, found.name)
  }

  public convenience init?(contentsOfFile path: String) {
    guard let found = ImageLibrary.load(path) else { return nil }
    self.init(found.image, found.scale, .up, found.name)
  }

  /// In points.
  open var size: CGSize {
    guard let cgImage else { return .zero }
    return CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
  }

  // MARK: Drawing

  open func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  open func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let cgImage, let context = GraphicsStack.context else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    context.translateBy(x: 0, y: rect.minY + rect.maxY)
    context.scaleBy(x: 1, y: -1)
    context.draw(cgImage, in: rect)
    context.restoreGState()
  }

  // MARK: Files

  open func pngData() -> Data? {
    cgImage?.pngBytes().map { Data($0) }
  }

  open func jpegData(compressionQuality: CGFloat) -> Data? {
    let quality = Int((min(max(compressionQuality, 0), 1) * 100).rounded())
    return cgImage?.jpegBytes(quality: quality).map { Data($0) }
  }

  // MARK: NSObject

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other === self || (other.cgImage == cgImage && other.scale == scale)
  }

  open override var hash: Int { size.width.hashValue ^ size.height.hashValue }

  open override var description: String {
    let (width, height) = (TreeNumber.text(size.width), TreeNumber.text(size.height))
    return "<UIImage: {\(width), \(height)}>"
  }
}

extension UIImage {
  func faded(by alpha: CGFloat) -> UIImage { self }
}
