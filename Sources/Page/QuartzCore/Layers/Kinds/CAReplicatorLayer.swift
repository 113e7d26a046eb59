import CoreGraphics
import Foundation
import PageProtocol

/// A layer that shows its sublayers several times, each copy a step further.
open class CAReplicatorLayer: CALayer {
  override var kind: LayerKind { .replicator }

  open var instanceCount: Int {
    get { Int(modelValues.number(.instanceCount)) }
    set { change(.instanceCount, to: .number(CGFloat(newValue))) }
  }

  open var preservesDepth: Bool {
    get { modelValues.flag(.preservesDepth) }
    set { change(.preservesDepth, to: .flag(newValue)) }
  }

  /// How much later each copy's animations run than those of the one before.
  open var instanceDelay: CFTimeInterval {
    get { Double(modelValues.number(.instanceDelay)) }
    set { change(.instanceDelay, to: .number(CGFloat(newValue))) }
  }

  open var instanceTransform: CATransform3D {
    get { modelValues.transform(.instanceTransform) }
    set { change(.instanceTransform, to: .transform(newValue)) }
  }

  open var instanceColor: CGColor? {
    get { modelValues.color(.instanceColor) }
    set { change(.instanceColor, to: .color(newValue)) }
  }

  open var instanceRedOffset: Float {
    get { offset(0) }
    set { setOffset(newValue, 0) }
  }

  open var instanceGreenOffset: Float {
    get { offset(1) }
    set { setOffset(newValue, 1) }
  }

  open var instanceBlueOffset: Float {
    get { offset(2) }
    set { setOffset(newValue, 2) }
  }

  open var instanceAlphaOffset: Float {
    get { offset(3) }
    set { setOffset(newValue, 3) }
  }

  private func offset(_ index: Int) -> Float {
    Float(modelValues.numbers(.instanceColorOffsets)[index])
  }

  private func setOffset(_ value: Float, _ index: Int) {
    changeComponent(index, of: .instanceColorOffsets, to: CGFloat(value))
  }
}
