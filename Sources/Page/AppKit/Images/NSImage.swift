@_spi(Pictures) import CoreGraphics
import Foundation
@_spi(AppKit) import UIKit

/// A picture with its size in points: from a file, drawn once, or drawn whenever it is needed.
open class NSImage: NSObject, NSCopying, _ExpressibleByImageLiteral, @unchecked Sendable {
  /// What a picture among the resources is called.
  public typealias Name = String

  private var givenSize: NSSize
  private var given: CGImage?
  private var handler: (isFlipped: Bool, draw: (NSRect) -> Bool)?
  private var drawn = DrawnPicture()
  private var focus: CGContext?
  open private(set) var representations: [NSImageRep] = []
  open var isTemplate = false
  open var cacheMode = CacheMode.default { didSet { recache() } }
  private var givenName: Name?

  /// Whether what was drawn is kept.
  public enum CacheMode: UInt, Sendable {
    case `default`, always, bySize, never
  }

  public init(size: NSSize) {
    givenSize = size
    super.init()
  }

  /// A picture that is drawn where it is shown.
  public init(
    size: NSSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
    drawingHandler: @escaping (NSRect) -> Bool
  ) {
    givenSize = size
    handler = (drawingHandlerShouldBeCalledWithFlippedContext, drawingHandler)
    super.init()
  }

  /// A size of zero is that of the pixels.
  public init(cgImage: CGImage, size: NSSize) {
    let pixels = NSSize(width: cgImage.width, height: cgImage.height)
    givenSize = size == .zero ? pixels : size
    given = cgImage
    super.init()
    let bitmap = NSBitmapImageRep(cgImage: cgImage)
    bitmap.size = givenSize
    representations = [bitmap]
  }

  private convenience init?(_ image: UIImage?) {
    guard let image, let pixels = image.cgImage else { return nil }
    self.init(cgImage: pixels, size: image.size)
  }

  public convenience init?(data: Data) {
    self.init(UIImage(data: data))
  }

  public convenience init?(contentsOfFile fileName: String) {
    self.init(UIImage(contentsOfFile: fileName))
  }

  public convenience init?(contentsOf url: URL) {
    guard url.isFileURL else { return nil }
    self.init(contentsOfFile: url.path)
  }

  public convenience init?(byReferencingFile fileName: String) {
    self.init(contentsOfFile: fileName)
  }

  /// A picture among the page's resources; the name may leave out `.png` and others.
  public convenience init?(named name: Name) {
    self.init(UIImage(named: name))
    givenName = name
  }

  /// What `#imageLiteral` makes; the page cannot go on without its picture.
  public required convenience init(imageLiteralResourceName name: String) {
    let image = UIImage(imageLiteralResourceName: name)
    guard let pixels = image.cgImage else { fatalError("The picture \(name) has no pixels.") }
    self.init(cgImage: pixels, size: image.size)
    givenName = name
  }

  // MARK: Asking

  open var size: NSSize {
    get { givenSize }
    set { givenSize = newValue }
  }

  open var isValid: Bool { given != nil || handler != nil || !representations.isEmpty }

  open func name() -> Name? { givenName }

  @discardableResult
  open func setName(_ string: Name?) -> Bool {
    givenName = string
    return true
  }

  open func addRepresentation(_ imageRep: NSImageRep) {
    representations.append(imageRep)
    if given == nil { given = (imageRep as? NSBitmapImageRep)?.cgImage }
    if givenSize == .zero { givenSize = imageRep.size }
  }

  /// The pixels, made now if they are to be drawn.
  open func cgImage(
    forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?,
    context referenceContext: NSGraphicsContext?, hints: [AnyHashable: Any]?
  ) -> CGImage? {
    pixels
  }

  var pixels: CGImage? {
    if let focus { return focus.makeImage() }
    guard let handler else { return given }
    if let known = drawn.picture(of: givenSize) { return known }
    let made = NSImage.drawn(givenSize, isFlipped: handler.isFlipped) { _ = handler.draw($0) }
    if let made, cacheMode != .never { drawn.keep(made, of: givenSize) }
    return made
  }

  /// Has the handler draw anew what is shown next.
  open func recache() {
    drawn = DrawnPicture()
  }

  // MARK: Drawing into it

  /// Makes the picture what is drawn on.
  open func lockFocus() {
    lockFocusFlipped(false)
  }

  open func lockFocusFlipped(_ flipped: Bool) {
    let before = pixels
    guard let context = NSImage.context(givenSize, isFlipped: flipped) else { return }
    NSGraphicsContext(cgContext: context, flipped: flipped).push()
    focus = context
    guard let before else { return }
    NSGraphicsContext.current?.draw(before, in: NSRect(origin: .zero, size: givenSize))
  }

  open func unlockFocus() {
    guard let focus else { return }
    UIGraphicsPopContext()
    self.focus = nil
    handler = nil
    given = focus.makeImage()
    guard let given else { return }
    let bitmap = NSBitmapImageRep(cgImage: given)
    bitmap.size = givenSize
    representations = [bitmap]
  }

  // MARK: Drawing it

  open func draw(in rect: NSRect) {
    draw(in: rect, from: .zero, operation: .sourceOver, fraction: 1)
  }

  /// Part of the picture; a rectangle of zero is the whole of it.
  open func draw(
    in dstSpacePortionRect: NSRect, from srcSpacePortionRect: NSRect,
    operation op: NSCompositingOperation, fraction requestedAlpha: CGFloat
  ) {
    guard let context = NSGraphicsContext.current, let whole = pixels else { return }
    var part: CGImage? = whole
    if srcSpacePortionRect != .zero, givenSize.width > 0, givenSize.height > 0 {
      let (across, down) = (
        CGFloat(whole.width) / givenSize.width, CGFloat(whole.height) / givenSize.height
      )
      let source = srcSpacePortionRect
      part = whole.cropping(
        to: CGRect(
          x: source.minX * across, y: (givenSize.height - source.maxY) * down,
          width: source.width * across, height: source.height * down))
    }
    guard let part else { return }
    context.cgContext.saveGState()
    context.cgContext.setBlendMode(op.blendMode)
    context.cgContext.setAlpha(requestedAlpha)
    context.draw(part, in: dstSpacePortionRect)
    context.cgContext.restoreGState()
  }

  open func draw(
    in rect: NSRect, from: NSRect, operation: NSCompositingOperation, fraction: CGFloat,
    respectFlipped: Bool, hints: [AnyHashable: Any]?
  ) {
    draw(in: rect, from: from, operation: operation, fraction: fraction)
  }

  open func draw(
    at point: NSPoint, from rect: NSRect, operation op: NSCompositingOperation,
    fraction delta: CGFloat
  ) {
    let size = rect == .zero ? givenSize : rect.size
    draw(in: NSRect(origin: point, size: size), from: rect, operation: op, fraction: delta)
  }

  // MARK: Files

  open var tiffRepresentation: Data? { pixels.map(PlainTIFF.data) }

  // MARK: NSObject

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSImage(size: givenSize)
    copy.given = given
    copy.handler = handler
    copy.representations = representations
    copy.isTemplate = isTemplate
    copy.givenName = givenName
    return copy
  }
}
