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
    guard !isWithin(layer) else {
      fatalError("A layer cannot be a sublayer of itself or of one below it.")
    }
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
    layer.placeChanged()
    sublayersChanged()
  }

  private func isWithin(_ layer: CALayer) -> Bool {
    guard !layer.sublayerList.isEmpty || layer === self else { return false }
    var next: CALayer? = self
    while let current = next {
      if current === layer { return true }
      next = current.superlayer
    }
    return false
  }

  func detach() {
    maskedLayer?.setMask(nil)
    guard let parent = superlayer else { return }
    parent.sublayerList.removeAll { $0 === self }
    placeChanged()
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
      layer.placeChanged()
    }
    sublayerList = layers
    sublayersChanged()
  }

  func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new, old.superlayer === self else { return }
    insert(new, at: .above(old))
    old.detach()
  }

  private func sublayersChanged() {
    CATransaction.noteChange(of: self)
    markForRecording()
    setNeedsLayout()
  }

  /// Sublayers as they are shown: of a presentation, presentations too.
  var shownSublayers: [CALayer] {
    guard let shownLayer else { return sublayerList }
    return shownLayer.sublayerList.compactMap { $0.presentation() }
  }

  /// The superlayer as it is shown: of a presentation, a presentation too.
  var shownSuperlayer: CALayer? {
    guard shownLayer != nil else { return superlayer }
    return superlayer?.presentation() ?? superlayer
  }

  /// Layers from back to front: by z position, and as they were added where it is equal.
  var sublayersInDrawingOrder: [CALayer] {
    let sublayerList = shownSublayers
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
    while let parent = top.superlayer ?? top.maskedLayer, parent.layoutState == .needed {
      top = parent
    }
    top.layoutSubtree()
  }

  /// A layer around another arranges it anew, unless it is what gives it the size.
  func sizeChanged() {
    setNeedsLayout()
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
    guard let superlayer, !superlayer.isArranging else { return }
    superlayer.setNeedsLayout()
  }

  /// Lays out this layer and those within it, whatever those around it wait for.
  @_spi(UIKit) public func layoutSubtree() {
    // Layout may ask for layout again; a few rounds settle it, and a layer that never does not hang.
    // One that asks for it to happen at once, while it is laid out, gets the next round.
    var rounds = 0
    while layoutState == .needed, !isArranging, rounds < 8 {
      layoutState = .done
      isArranging = true
      layoutSublayers()
      isArranging = false
      rounds += 1
    }
    for layer in sublayerList { layer.layoutSubtree() }
    mask?.layoutSubtree()
  }
}
