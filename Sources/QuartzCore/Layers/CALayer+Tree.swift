import CoreGraphics
import Foundation

extension CALayer {
  enum Place {
    case end
    case index(Int)
    case below(CALayer)
    case above(CALayer)
  }

  func insert(_ layer: CALayer, at place: Place) {
    precondition(layer !== self, "A layer cannot be its own sublayer.")
    layer.detach()
    let index: Int
    switch place {
    case .end: index = sublayerList.count
    case .index(let wanted): index = min(max(wanted, 0), sublayerList.count)
    case .below(let sibling):
      index = sublayerList.firstIndex { $0 === sibling } ?? sublayerList.count
    case .above(let sibling):
      index = sublayerList.firstIndex { $0 === sibling }.map { $0 + 1 } ?? sublayerList.count
    }
    sublayerList.insert(layer, at: index)
    layer.superlayer = self
    sublayersChanged()
  }

  func detach() {
    guard let parent = superlayer else { return }
    parent.sublayerList.removeAll { $0 === self }
    superlayer = nil
    parent.sublayersChanged()
  }

  func replaceSublayers(with layers: [CALayer]) {
    for layer in sublayerList where !layers.contains(where: { $0 === layer }) {
      layer.superlayer = nil
    }
    for layer in layers where layer.superlayer !== self {
      layer.detach()
      layer.superlayer = self
    }
    sublayerList = layers
    sublayersChanged()
  }

  /// Puts a layer where another one is.
  public func replaceSublayer(_ old: CALayer, with new: CALayer) {
    insert(new, at: .above(old))
    old.detach()
  }

  private func sublayersChanged() {
    CATransaction.noteChange(of: self)
    markForRecording()
    setNeedsLayout()
  }

  /// Layers from back to front: by z position, and as they were added where it is equal.
  var sublayersInDrawingOrder: [CALayer] {
    guard sublayerList.contains(where: { $0.modelValues.zPosition != 0 }) else {
      return sublayerList
    }
    return sublayerList.enumerated().sorted {
      ($0.element.modelValues.zPosition, $0.offset) < ($1.element.modelValues.zPosition, $1.offset)
    }.map(\.element)
  }

  // MARK: Layout

  func requestLayout() {
    layoutState = .needed
    CATransaction.noteChange(of: self)
  }

  func layoutPending() {
    var top = self
    while let parent = top.superlayer, parent.layoutState == .needed { top = parent }
    top.layoutSubtree()
  }

  private func layoutSubtree() {
    // Layout may ask for layout again; a few rounds settle it, and a layer that never does not hang.
    var rounds = 0
    while layoutState == .needed, rounds < 8 {
      layoutState = .done
      layoutSublayers()
      rounds += 1
    }
    for layer in sublayerList { layer.layoutSubtree() }
  }

  // MARK: Display

  func requestDisplay() {
    displayState = .needed
    CATransaction.noteChange(of: self)
  }

  func displayPending() {
    // Nothing can be drawn without a size; the request waits for one.
    guard displayState == .needed, !bounds.isEmpty else { return }
    displayState = .done
    display()
  }

  /// Draws every layer of the tree that asked for it.
  @_spi(UIKit) public func displaySubtree() {
    displayIfNeeded()
    for layer in sublayerList { layer.displaySubtree() }
  }

  /// Draws with `draw(in:)` into new contents.
  public func drawContents() {
    delegate?.layerWillDraw(self)
    let size = CGSize(width: bounds.width * contentsScale, height: bounds.height * contentsScale)
    guard
      let context = CGContext(
        data: nil, width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)),
        bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1)
    else { return }
    context.translateBy(x: 0, y: CGFloat(context.height))
    context.scaleBy(x: contentsScale, y: -contentsScale)
    context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
    draw(in: context)
    contents = context.makeImage()
  }
}
