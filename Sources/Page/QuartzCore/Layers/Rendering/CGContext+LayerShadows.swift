@_spi(Contexts) import CoreGraphics
import Foundation

extension CGContext {
  /// A shadow's offset in the points now drawn with, as the space the context began with has it:
  /// no transform changes a context's shadows, but a layer's are turned and scaled with it.
  func shadowOffset(_ offset: CGSize) -> CGSize {
    let change = ctm.concatenating(baseTransform.inverted())
    return CGSize(
      width: change.a * offset.width + change.c * offset.height,
      height: change.b * offset.width + change.d * offset.height)
  }

  /// A length in the points now drawn with, as the space the context began with has it.
  func shadowLength(_ length: CGFloat) -> CGFloat {
    let change = ctm.concatenating(baseTransform.inverted())
    return length * abs(change.a * change.d - change.b * change.c).squareRoot()
  }

  /// The shadow of a path without the path: it is cast by one far beside all that is drawn.
  func drawShadowAlone(of path: CGPath, offset: CGSize, blur: CGFloat, color: CGColor) {
    let distance: CGFloat = 20_000
    saveGState()
    let aside = CGSize(width: distance, height: 0).applying(ctm.inverted())
    let back = CGSize(width: -distance, height: 0).applying(baseTransform.inverted())
    setShadow(
      offset: CGSize(width: offset.width + back.width, height: offset.height + back.height),
      blur: blur, color: color)
    translateBy(x: aside.width, y: aside.height)
    setFillColor(.black)
    beginPath()
    addPath(path)
    fillPath()
    restoreGState()
  }
}

extension CGBlendMode {
  /// By the name of a layer's filter.
  init(layerFilter name: String) {
    let number = name.isEmpty ? 0 : LayerFilterNames.number(name)
    self = CGBlendMode(rawValue: Int32(number)) ?? .normal
  }
}
