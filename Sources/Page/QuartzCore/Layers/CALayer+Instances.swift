import CoreGraphics
import Foundation

extension CALayer {
  /// A new layer of any class, a page's own too, by its `init()`.
  ///
  /// Swift calls an initializer by the type alone only where it is required, and Core Animation's
  /// are not; so the call looks the initializer up as the runtime does for a class of another
  /// library. A class without the initializer ends the program, as in Core Animation.
  @_spi(UIKit) public static func instance(of type: AnyClass) -> CALayer {
    guard let type = type as? CALayer.Type else {
      fatalError("\(type) is not a class of layers.")
    }
    return type == CALayer.self ? CALayer() : type.madeDynamically()
  }

  /// A layer of the same class with other values, made by the class's own `init(layer:)`.
  func copied(showing values: LayerValues) -> CALayer {
    CALayer.shown = self
    let copy = type(of: self).madeDynamically(layer: self)
    CALayer.shown = nil
    copy.modelValues = values
    copy.shownLayer = self
    copy.superlayer = superlayer
    if values.ownValues.isEmpty { return copy }
    let model = animatedModel.ownValues
    for (name, value) in values.ownValues where model[name] != value {
      copy.showOwnValue(value, name)
    }
    return copy
  }

  /// The layer of which a copy is made that stands for what is seen.
  nonisolated(unsafe) static var shown: CALayer?

  @_silgen_name("lek_layer_make") private static func madeDynamically() -> CALayer

  @_silgen_name("lek_layer_make_from_layer")
  private static func madeDynamically(layer: __owned Any) -> CALayer
}
