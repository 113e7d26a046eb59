import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

extension UIView {
  /// A view that shows what this one looks like, and does not change with it.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: bounds, settling: afterUpdates)
  }

  /// The same of a part; the middle within the insets is stretched when the snapshot grows.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard let view = snapshot(of: rect, settling: afterUpdates) else { return nil }
    view.layer.contentsCenter = CGRect(
      x: capInsets.left / rect.width, y: capInsets.top / rect.height,
      width: max(rect.width - capInsets.left - capInsets.right, 0) / rect.width,
      height: max(rect.height - capInsets.top - capInsets.bottom, 0) / rect.height)
    return view
  }

  /// Draws the view and all within it into the current context, as large as the rectangle.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = GraphicsStack.context, bounds.width > 0, bounds.height > 0 else {
      return false
    }
    if afterUpdates { settleForSnapshot() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context)
    context.restoreGState()
    return true
  }

  private func settleForSnapshot() {
    layer.layoutIfNeeded()
    layer.displaySubtree()
  }

  private func snapshot(of rect: CGRect, settling: Bool) -> UIView? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    if settling { settleForSnapshot() }
    let scale = contentScaleFactor
    let sheet = DrawingSheet(size: rect.size, scale: scale, origin: rect.origin)
    guard let context = sheet.context else { return nil }
    layer.render(in: context)
    let view = SnapshotView(frame: CGRect(origin: .zero, size: rect.size))
    view.layer.contents = sheet.drawnImage()
    view.layer.contentsScale = scale
    return view
  }
}

/// Shows what another view looked like.
final class SnapshotView: UIView {
  /// Its contents are its picture; it never draws.
  override func display(_ layer: CALayer) {}
  override func draw(_ layer: CALayer, in context: CGContext) {}
}
