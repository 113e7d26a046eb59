@_spi(Contexts) import CoreGraphics
import Foundation

extension CALayer {
  func requestDisplay(of area: CGRect) {
    displayState = .needed
    displayArea = displayArea.union(area)
    CATransaction.noteChange(of: self)
  }

  func displayPending() {
    // Nothing can be drawn without a size; the request waits for one.
    guard displayState == .needed, !bounds.isEmpty else { return }
    displayState = .done
    display()
    displayArea = .null
  }

  /// Draws every layer of the tree that asked for it.
  @_spi(UIKit) public func displaySubtree() {
    displayIfNeeded()
    for layer in sublayerList { layer.displaySubtree() }
    mask?.displaySubtree()
  }

  /// The part of the bounds that asked to be drawn, while it is drawn.
  @_spi(UIKit) public var areaToDisplay: CGRect {
    displayArea.isNull ? bounds : displayArea.intersection(bounds)
  }

  /// Draws with `draw(in:)` into new contents.
  @_spi(UIKit) public func drawContents() {
    delegate?.layerWillDraw(self)
    let drawing = drawingLayer
    guard let context = drawing.makeBackingContext() else { return }
    drawing.draw(in: context)
    // Nothing drawn is nothing to send. What is drawn anew is there at once, as it was drawn.
    isDrawing = true
    contents = context.isBlank ? nil : context.makeImage()
    isDrawing = false
  }

  /// Who draws: while what is drawn is animated, a copy with the values of this moment.
  private var drawingLayer: CALayer {
    guard entries.contains(where: \.isDrawn) else { return self }
    return copied(showing: shownValues(at: CACurrentMediaTime()))
  }

  /// Whether the layer's class draws a value of one of these names.
  func draws(anyOf keys: [String]) -> Bool {
    keys.contains { key in
      type(of: self).needsDisplay(forKey: key)
        || type(of: self).needsDisplay(forKey: String(key.prefix { $0 != "." }))
    }
  }

  /// A sheet of the layer's size, its origin at the upper left as a layer's.
  private func makeBackingContext() -> CGContext? {
    let scale = contentsScale
    let width = (bounds.width * scale).rounded(.up)
    let height = (bounds.height * scale).rounded(.up)
    guard width >= 1, height >= 1, max(width, height) < CALayer.longestBackingSide,
      let context = CGContext(
        data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CALayer.backingFormat)
    else { return nil }
    context.translateBy(x: 0, y: height)
    context.scaleBy(x: scale, y: -scale)
    context.beginUserSpace()
    context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
    return context
  }

  private static let longestBackingSide: CGFloat = 16384
  /// As pixels lie in memory while they are drawn, so that none has to be changed.
  private static let backingFormat =
    CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
}

extension CGContext {
  /// Whether no pixel has any alpha.
  fileprivate var isBlank: Bool {
    guard let data else { return false }
    let bytes = UnsafeRawBufferPointer(start: data, count: bytesPerRow * height)
    return bytes.bindMemory(to: UInt32.self).allSatisfy { $0 == 0 }
  }
}
