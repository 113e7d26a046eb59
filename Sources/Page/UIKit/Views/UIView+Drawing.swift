import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

extension UIView {
  /// Lets `draw(_:)` draw. Only a view that really draws gets a sheet, and so contents: whether
  /// a subclass overrides `draw(_:)` cannot be asked, so the sheet is made when it is asked for.
  func drawIntoContents() {
    layerWillDraw(layer)
    guard LayerClasses.isPlain(type(of: layer)) else {
      layer.drawContents()
      return
    }
    let area = areaToDraw
    let sheet = DrawingSheet(
      size: bounds.size, scale: layer.contentsScale, origin: bounds.origin, ground: ground(area))
    GraphicsStack.push(sheet)
    drawBackgroundPattern()
    withOwnTraits { draw(area) }
    GraphicsStack.pop()
    let image = sheet.drawnImage()
    guard image != nil || hasDrawnContents else { return }
    layer.contents = image
    hasDrawnContents = image != nil
  }

  /// What was asked to be drawn again; without contents to keep, everything.
  private var areaToDraw: CGRect {
    let area = layer.areaToDisplay.integral.intersection(bounds)
    return keptPicture == nil || area.isEmpty ? bounds : area
  }

  /// What was drawn before, where it still has the size.
  private var keptPicture: CGImage? {
    guard hasDrawnContents, let picture = layer.contents as? CGImage else { return nil }
    let scale = layer.contentsScale
    let fits =
      picture.width == Int((bounds.width * scale).rounded(.up))
      && picture.height == Int((bounds.height * scale).rounded(.up))
    return fits ? picture : nil
  }

  /// As UIKit has it, an opaque view without a background begins black.
  private func ground(_ area: CGRect) -> DrawingSheet.Ground {
    if let picture = keptPicture, area != bounds || !clearsContextBeforeDrawing {
      return .picture(picture, except: clearsContextBeforeDrawing ? area : nil)
    }
    return isOpaque && backgroundColor == nil ? .color(.black) : .clear
  }

  func drawBackgroundPattern() {
    guard let color = backgroundColor, case .pattern(let image) = color.source else { return }
    ImagePainter(image).tile(bounds, from: bounds.origin)
  }

  /// Draws into a context that somebody else has made.
  func drawAsAsked(in context: CGContext) {
    GraphicsStack.push(context)
    drawBackgroundPattern()
    withOwnTraits { draw(bounds) }
    GraphicsStack.pop()
  }
}

/// Which classes of layers leave the drawing to their view.
enum LayerClasses {
  nonisolated(unsafe) private static var known: [ObjectIdentifier: Bool] = [
    ObjectIdentifier(CALayer.self): true
  ]

  /// A layer of a page's own class may draw itself; QuartzCore's do not.
  static func isPlain(_ type: CALayer.Type) -> Bool {
    if let answer = known[ObjectIdentifier(type)] { return answer }
    let answer = String(reflecting: type).hasPrefix("QuartzCore.")
    known[ObjectIdentifier(type)] = answer
    return answer
  }
}
