import CoreGraphics
import Foundation

/// Reads and sets the parts of a transform that key paths name: `scale.x`, `rotation.z` ….
struct TransformPart {
  private var scale: [CGFloat]
  private var rotation: [CGFloat]
  private var translation: [CGFloat]
  /// A layer that turns keeps looking smaller with depth.
  private let perspective: [CGFloat]

  init(_ transform: CATransform3D) {
    let parts = TransformParts(transform)
    scale = parts?.scale ?? [transform.m11, transform.m22, transform.m33]
    translation = [transform.m41, transform.m42, transform.m43]
    perspective = parts?.perspective ?? [0, 0, 0, 1]
    let turned = parts?.rotation.transform ?? CATransform3DIdentity
    rotation = [
      atan2(turned.m23, turned.m33),
      atan2(-turned.m13, (turned.m11 * turned.m11 + turned.m12 * turned.m12).squareRoot()),
      atan2(turned.m12, turned.m11),
    ]
  }

  var transform: CATransform3D {
    var result = CATransform3DMakeScale(scale[0], scale[1], scale[2])
    result = CATransform3DConcat(result, CATransform3DMakeRotation(rotation[0], 1, 0, 0))
    result = CATransform3DConcat(result, CATransform3DMakeRotation(rotation[1], 0, 1, 0))
    result = CATransform3DConcat(result, CATransform3DMakeRotation(rotation[2], 0, 0, 1))
    result = CATransform3DConcat(
      result, CATransform3DMakeTranslation(translation[0], translation[1], translation[2]))
    return result.with(perspective: perspective)
  }

  func read(_ part: LayerKeyPath.Part) -> LayerValue? {
    switch part {
    case .scale: .number((scale[0] + scale[1] + scale[2]) / 3)
    case .scaleX: .number(scale[0])
    case .scaleY: .number(scale[1])
    case .scaleZ: .number(scale[2])
    case .rotation, .rotationZ: .number(rotation[2])
    case .rotationX: .number(rotation[0])
    case .rotationY: .number(rotation[1])
    case .translation: .size(CGSize(width: translation[0], height: translation[1]))
    case .translationX: .number(translation[0])
    case .translationY: .number(translation[1])
    case .translationZ: .number(translation[2])
    default: nil
    }
  }

  mutating func write(_ value: LayerValue, to part: LayerKeyPath.Part) {
    switch (part, value) {
    case (.scale, .number(let number)): scale = [number, number, number]
    case (.scaleX, .number(let number)): scale[0] = number
    case (.scaleY, .number(let number)): scale[1] = number
    case (.scaleZ, .number(let number)): scale[2] = number
    case (.rotation, .number(let number)), (.rotationZ, .number(let number)):
      rotation[2] = number
    case (.rotationX, .number(let number)): rotation[0] = number
    case (.rotationY, .number(let number)): rotation[1] = number
    case (.translation, .size(let size)):
      (translation[0], translation[1]) = (size.width, size.height)
    case (.translationX, .number(let number)): translation[0] = number
    case (.translationY, .number(let number)): translation[1] = number
    case (.translationZ, .number(let number)): translation[2] = number
    default: break
    }
  }
}
