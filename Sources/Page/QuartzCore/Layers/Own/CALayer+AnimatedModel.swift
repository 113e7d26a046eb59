import CoreGraphics
import Foundation

extension CALayer {
  /// The model values, and of the page's own those that the layer's animations name.
  var animatedModel: LayerValues {
    var values = modelValues
    for entry in entries where !entry.ownProperties.isEmpty {
      for property in entry.ownProperties { include(property, in: &values) }
    }
    return values
  }

  /// The same for animations that are not the layer's yet.
  func model(for animations: [CAAnimation]) -> LayerValues {
    var values = animatedModel
    for property in animations.flatMap(ownProperties) { include(property, in: &values) }
    return values
  }

  /// The parts of an animation whose values no layer of this kind knows.
  func ownProperties(of animation: CAAnimation) -> [CAPropertyAnimation] {
    animation.properties.filter { $0.keyPath.map { ownKeyPath($0) == nil } ?? false }
  }

  private func include(_ animation: CAPropertyAnimation, in values: inout LayerValues) {
    guard let path = animation.keyPath, LayerKeyPath(path, ownIn: values) == nil else { return }
    if let value = LayerValue(own: ownValue(path)) {
      values.ownValues[path] = value
      return
    }
    let owner = path.prefix { $0 != "." }
    if owner.count < path.count, let value = LayerValue(own: ownValue(String(owner))) {
      values.ownValues[String(owner)] = value
    } else if let example = animation.example {
      values.ownValues[path] = example.unset
    }
  }
}
