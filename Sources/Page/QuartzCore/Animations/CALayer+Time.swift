import CoreGraphics
import Foundation

extension CALayer {
  /// How fast the layer's time runs beside the clock.
  var timeRate: Double {
    var (rate, next) = (Double(speed), superlayer)
    while let layer = next {
      rate *= Double(layer.speed)
      next = layer.superlayer
    }
    return rate
  }

  /// Speed, offset or begin time was changed: all animations from here down are elsewhere now.
  func timeChanged() {
    CATransaction.noteChange(of: self)
    moveAnimations()
  }

  /// It comes to a superlayer, or goes from one, whose time may be another.
  func placeChanged() {
    CATransaction.noteChange(of: self)
    var next = superlayer
    while let layer = next {
      if layer.speed != 1 || layer.timeOffset != 0 || layer.beginTime != 0 {
        return moveAnimations()
      }
      next = layer.superlayer
    }
  }

  /// It is in no tree that is shown any more: what ran then has been interrupted.
  func left(with running: [AnimationEntry]) {
    for entry in running where entries.contains(where: { $0 === entry }) {
      stopAnimation(forKey: entry.key)
    }
  }

  private func moveAnimations() {
    if !entries.isEmpty {
      for entry in entries { entry.timeChanged() }
      markForRecording()
    }
    for layer in sublayerList { layer.moveAnimations() }
  }

  /// What the value that is being changed was on the screen before.
  var valueBeforeChange: LayerValue? {
    guard let change = LayerChange.current, change.layer === self else { return nil }
    return change.shown
  }
}

/// A change of a layer's value whose action runs now.
struct LayerChange {
  let layer: CALayer
  /// As it was on the screen before.
  let shown: LayerValue

  nonisolated(unsafe) private(set) static var current: LayerChange?

  func perform(_ action: () -> Void) {
    let outer = LayerChange.current
    LayerChange.current = self
    action()
    LayerChange.current = outer
  }
}
