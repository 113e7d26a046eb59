import Foundation

@_implementationOnly import CCairo

/// A sheet to draw on, its origin at the lower left, as Core Graphics has it.
///
/// Cairo's sheets have their origin at the upper left; the first transform turns them over, and
/// every transform a page sets comes on top of it. The path is kept here, in pixels: Cairo is
/// handed it when it is painted, so a transform without inverse or a number that is none does no
/// harm to what comes after.
public final class CGContext {
  public let width: Int
  public let height: Int
  let format: PixelFormat?
  let rowBytes: Int
  var sheets: [PixelSheet]
  var foreign: ForeignMemory?
  /// Whether somebody outside may read and write the pixels that Cairo draws in.
  var isExposed = false
  var state = DrawingState()
  var saved: [DrawingState] = []
  var layers: [TransparencyLayer] = []
  /// The transform a page began with, y upwards: shadows and patterns keep to it.
  var base = CGAffineTransform.identity
  var drawn = DevicePath()
  var textTransform = CGAffineTransform.identity
  /// The document that is drawn, if it is one.
  var pages: DocumentPages?
  private let release: (() -> Void)?

  init(
    sheet: PixelSheet, matrix: CGAffineTransform, format: PixelFormat?, rowBytes: Int,
    release: (() -> Void)? = nil
  ) {
    (width, height) = (sheet.box.width, sheet.box.height)
    (sheets, self.format, self.rowBytes, self.release) = ([sheet], format, rowBytes, release)
    state.matrix = matrix
  }

  deinit {
    release?()
  }

  /// What is drawn on now.
  var sheet: PixelSheet { sheets[sheets.count - 1] }
  var cairo: OpaquePointer { sheet.cairo }

  /// From y upwards to y downwards.
  var flip: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
  }

  public static let typeID: CFTypeID = 111

  // MARK: State

  @_disfavoredOverload
  public func saveGState() {
    cairo_save(cairo)
    saved.append(state)
  }

  @_disfavoredOverload
  public func restoreGState() {
    guard saved.count > (layers.last?.savedCount ?? 0) else { return }
    cairo_restore(cairo)
    state = saved.removeLast()
  }

  // MARK: Transforms

  public func translateBy(x: CGFloat, y: CGFloat) {
    state.matrix = state.matrix.translatedBy(x: x, y: y)
  }

  public func scaleBy(x: CGFloat, y: CGFloat) {
    state.matrix = state.matrix.scaledBy(x: x, y: y)
  }

  public func rotate(by angle: CGFloat) {
    state.matrix = state.matrix.rotated(by: angle)
  }

  public func concatenate(_ transform: CGAffineTransform) {
    state.matrix = transform.concatenating(state.matrix)
  }

  /// The transform from what a page draws with to pixels, origin at the lower left.
  public var ctm: CGAffineTransform { state.matrix.concatenating(flip) }

  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  /// Makes the transform of now the one that shadows and patterns keep to: what turns the sheet
  /// over and scales it from points to pixels is nothing a page has done.
  @_spi(Contexts) public func beginUserSpace() {
    base = ctm
  }

  /// The transform that shadows and patterns keep to.
  @_spi(Contexts) public var baseTransform: CGAffineTransform { base }
}
