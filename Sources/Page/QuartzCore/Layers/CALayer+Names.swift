import CoreGraphics
import Foundation

extension CALayer {
  /// A value, or a part of one, by its name; a page may keep values of its own too.
  func namedValue(_ path: String) -> Any? {
    if let keyPath = ownKeyPath(path) { return keyPath.read(from: modelValues)?.boxed }
    if let (layer, rest) = relative(named: path) { return layer.value(forKeyPath: rest) }
    if let property = LayerProperties.named[path] { return property.read(self) }
    if path.hasPrefix("frame.") { return framePart(path)?.boxed }
    return ownValue(path)
  }

  /// Sets a value, or a part of one, by its name.
  func setNamedValue(_ value: Any?, _ path: String) {
    if let keyPath = ownKeyPath(path) {
      store(value, at: keyPath)
    } else if let (layer, rest) = relative(named: path) {
      layer.setValue(value, forKeyPath: rest)
    } else if let property = LayerProperties.named[path] {
      property.write(self, value)
    } else {
      setOwnValue(value, path)
    }
  }

  private func store(_ value: Any?, at path: LayerKeyPath) {
    switch path.key {
    case .contents where path.part == .whole: contents = value
    case .mask: mask = value as? CALayer
    case .blendMode: compositingFilter = value
    default:
      guard let old = path.read(from: modelValues) else { return }
      let new = value == nil ? path.read(from: LayerValues()) : LayerValue(value, like: old)
      if let new { set(path, to: new) }
    }
  }

  /// The stored value that a path names, if layers of this kind have it.
  func ownKeyPath(_ path: String) -> LayerKeyPath? {
    guard let keyPath = LayerKeyPath(path) else { return nil }
    let kind = keyPath.key.kind
    return kind == nil || kind == self.kind && keyPath.key != .text ? keyPath : nil
  }

  /// `mask.KEY` and `sublayers.NAME.KEY` name values of other layers.
  private func relative(named path: String) -> (CALayer, String)? {
    let pieces = path.split(separator: ".", maxSplits: 2).map(String.init)
    if pieces.count > 1, pieces[0] == "mask", let mask {
      return (mask, pieces.dropFirst().joined(separator: "."))
    }
    guard pieces.count == 3, pieces[0] == "sublayers",
      let layer = sublayerList.first(where: { $0.name == pieces[1] })
    else { return nil }
    return (layer, pieces[2])
  }

  private func framePart(_ path: String) -> LayerValue? {
    LayerKeyPath.Part(rawValue: String(path.dropFirst(6))).flatMap {
      LayerValue.rect(frame).part($0)
    }
  }

  /// A value of the layer's style, or of the style that one is based on.
  func styled(_ key: String) -> Any? {
    var style = style
    var depth = 0
    while let current = style, depth < 16 {
      if let value = current[key] { return value }
      style = current["style"] as? [AnyHashable: Any]
      depth += 1
    }
    return nil
  }

  /// Whether it is not what a new layer has.
  func isChanged(forKey key: String) -> Bool {
    guard let path = ownKeyPath(key) else { return extraValues[key] != nil }
    return path.read(from: modelValues) != path.read(from: LayerValues())
  }
}

/// Names of a layer's values that are not shown, or that are derived.
struct LayerProperties {
  let read: (CALayer) -> Any?
  let write: (CALayer, Any?) -> Void

  private init<Value>(
    _ path: ReferenceWritableKeyPath<CALayer, Value>, _ convert: @escaping (Any?) -> Value?
  ) {
    read = { $0[keyPath: path] }
    write = { layer, value in
      if let new = convert(value) { layer[keyPath: path] = new }
    }
  }

  private static func number(_ value: Any?) -> Double? {
    value.flatMap { LayerValue.number(in: $0) }.map { Double($0) }
  }

  private static func flag(_ value: Any?) -> Bool? {
    (value as? Bool) ?? number(value).map { $0 != 0 }
  }

  static let named: [String: LayerProperties] = [
    "frame": LayerProperties(\.frame) { value in
      guard case .rect(let rect)? = LayerValue(value, like: .rect(.zero)) else { return nil }
      return rect
    },
    "name": LayerProperties(\.name) { .some($0 as? String) },
    "delegate": LayerProperties(\.delegate) { .some($0 as? any CALayerDelegate) },
    "sublayers": LayerProperties(\.sublayers) { .some($0 as? [CALayer]) },
    "actions": LayerProperties(\.actions) { .some($0 as? [String: CAAction]) },
    "style": LayerProperties(\.style) { .some($0 as? [AnyHashable: Any]) },
    "opaque": LayerProperties(\.isOpaque, flag),
    "shouldRasterize": LayerProperties(\.shouldRasterize, flag),
    "rasterizationScale": LayerProperties(\.rasterizationScale) { number($0).map { CGFloat($0) } },
    "allowsGroupOpacity": LayerProperties(\.allowsGroupOpacity, flag),
    "needsDisplayOnBoundsChange": LayerProperties(\.needsDisplayOnBoundsChange, flag),
    "beginTime": LayerProperties(\.beginTime, number),
    "duration": LayerProperties(\.duration, number),
    "timeOffset": LayerProperties(\.timeOffset, number),
    "speed": LayerProperties(\.speed) { number($0).map { Float($0) } },
    "repeatCount": LayerProperties(\.repeatCount) { number($0).map { Float($0) } },
    "repeatDuration": LayerProperties(\.repeatDuration, number),
    "autoreverses": LayerProperties(\.autoreverses, flag),
    "fillMode": LayerProperties(\.fillMode) {
      ($0 as? CAMediaTimingFillMode) ?? ($0 as? String).map { CAMediaTimingFillMode(rawValue: $0) }
    },
  ]
}
