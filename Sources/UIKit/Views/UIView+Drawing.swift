import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

extension UIView {
  func contentModeChanged() {
    layer.contentsGravity = contentMode.gravity
    layer.needsDisplayOnBoundsChange = contentMode == .redraw
  }

  /// Lets `draw(_:)` draw. Only a view that really draws gets a sheet, and so contents: whether
  /// a subclass overrides `draw(_:)` cannot be asked, so the sheet is made when it is asked for.
  func drawIntoContents() {
    layerWillDraw(layer)
    if type(of: layer) != CALayer.self {
      layer.drawContents()
      return
    }
    let sheet = DrawingSheet(size: bounds.size, scale: layer.contentsScale, origin: bounds.origin)
    GraphicsStack.push(sheet)
    draw(bounds)
    GraphicsStack.pop()
    let image = sheet.drawnImage()
    guard image != nil || hasDrawnContents else { return }
    layer.contents = image
    hasDrawnContents = image != nil
  }
}
