import Foundation

extension CGPath {
  /// The same path.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// The path as the transform changes it.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    guard let transform = transform?.pointee else { return copy() }
    return CGPath(elements: elements.map { $0.applying(transform) })
  }

  /// The same path, to be gone on with.
  public func mutableCopy() -> CGMutablePath? { mutableCopy(using: nil) }

  /// The path as the transform changes it, to be gone on with.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    let path = CGMutablePath()
    path.addPath(self, transform: transform?.pointee ?? .identity)
    return path
  }

  /// The outline of the line that stroking would draw.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = PathStroker.Style(
      width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    let outline = PathStroker.outline(of: elements, style: style)
    return CGPath(
      elements: transform.isIdentity ? outline : outline.map { $0.applying(transform) })
  }

  /// The outline of the line that stroking would draw, as it was spelled before there was a name for it.
  public convenience init?(
    __byStroking path: CGPath, transform: UnsafePointer<CGAffineTransform>?, lineWidth: CGFloat,
    lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat
  ) {
    let outline = path.copy(
      strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
      transform: transform?.pointee ?? .identity)
    self.init(elements: outline.elements)
  }

  /// Only the parts of the line that a dashed line draws.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let dashes = PathDasher.dashes(of: elements, phase: phase, lengths: lengths)
    return CGPath(elements: transform.isIdentity ? dashes : dashes.map { $0.applying(transform) })
  }
}
