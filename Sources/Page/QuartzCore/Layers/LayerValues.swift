import CoreGraphics
import Foundation

/// Everything of a layer that is shown, as a new layer has it.
///
/// What nearly every layer uses is stored flat; the rest only where it differs from what a new
/// layer has, so that a thousand plain layers stay small.
struct LayerValues {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var zPosition: CGFloat = 0
  var transform = CATransform3DIdentity
  var sublayerTransform = CATransform3DIdentity
  var opacity: Float = 1
  var isHidden = false
  var masksToBounds = false
  var isDoubleSided = true
  var backgroundColor: CGColor?
  var cornerRadius: CGFloat = 0
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = .black
  var contents: CGImage?
  var contentsGravity = CALayerContentsGravity.resize
  var contentsScale: CGFloat = 1
  var shadowColor: CGColor? = .black
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  private var others: [LayerKey: LayerValue] = [:]
  /// Values of the page's own that animations of the layer name.
  var ownValues: [String: LayerValue] = [:]

  /// A value by its name.
  subscript(key: LayerKey) -> LayerValue {
    get {
      switch key {
      case .bounds: .rect(bounds)
      case .position: .point(position)
      case .anchorPoint: .point(anchorPoint)
      case .zPosition: .number(zPosition)
      case .transform: .transform(transform)
      case .sublayerTransform: .transform(sublayerTransform)
      case .opacity: .number(CGFloat(opacity))
      case .isHidden: .flag(isHidden)
      case .masksToBounds: .flag(masksToBounds)
      case .isDoubleSided: .flag(isDoubleSided)
      case .backgroundColor: .color(backgroundColor)
      case .cornerRadius: .number(cornerRadius)
      case .borderWidth: .number(borderWidth)
      case .borderColor: .color(borderColor)
      case .contents: .picture(contents)
      case .contentsGravity: .name(contentsGravity.rawValue)
      case .contentsScale: .number(contentsScale)
      case .shadowColor: .color(shadowColor)
      case .shadowOpacity: .number(CGFloat(shadowOpacity))
      case .shadowOffset: .size(shadowOffset)
      case .shadowRadius: .number(shadowRadius)
      default: others[key] ?? key.initialValue
      }
    }
    set {
      switch (key, newValue) {
      case (.bounds, .rect(let value)): bounds = value
      case (.position, .point(let value)): position = value
      case (.anchorPoint, .point(let value)): anchorPoint = value
      case (.zPosition, .number(let value)): zPosition = value
      case (.transform, .transform(let value)): transform = value
      case (.sublayerTransform, .transform(let value)): sublayerTransform = value
      case (.opacity, .number(let value)): opacity = Float(value)
      case (.isHidden, .flag(let value)): isHidden = value
      case (.masksToBounds, .flag(let value)): masksToBounds = value
      case (.isDoubleSided, .flag(let value)): isDoubleSided = value
      case (.backgroundColor, .color(let value)): backgroundColor = value
      case (.cornerRadius, .number(let value)): cornerRadius = value
      case (.borderWidth, .number(let value)): borderWidth = value
      case (.borderColor, .color(let value)): borderColor = value
      case (.contents, .picture(let value)): contents = value
      case (.contentsGravity, .name(let value)):
        contentsGravity = CALayerContentsGravity(rawValue: value)
      case (.contentsScale, .number(let value)): contentsScale = value
      case (.shadowColor, .color(let value)): shadowColor = value
      case (.shadowOpacity, .number(let value)): shadowOpacity = Float(value)
      case (.shadowOffset, .size(let value)): shadowOffset = value
      case (.shadowRadius, .number(let value)): shadowRadius = value
      default:
        guard newValue.hasKind(of: key.initialValue) else { return }
        others[key] = newValue == key.initialValue ? nil : newValue
      }
    }
  }
}
