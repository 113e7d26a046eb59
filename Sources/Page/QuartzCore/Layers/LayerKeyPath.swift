import CoreGraphics
import Foundation

/// A layer's value, or a part of one: `position.x`, `transform.rotation.z`.
struct LayerKeyPath: Equatable {
  let key: LayerKey
  let part: Part
  /// The name of a value of the page's own.
  private var ownName = ""

  enum Part: String {
    case whole = ""
    case x, y, width, height, origin, size
    case originX = "origin.x"
    case originY = "origin.y"
    case sizeWidth = "size.width"
    case sizeHeight = "size.height"
    case scale
    case scaleX = "scale.x"
    case scaleY = "scale.y"
    case scaleZ = "scale.z"
    case rotation
    case rotationX = "rotation.x"
    case rotationY = "rotation.y"
    case rotationZ = "rotation.z"
    case translation
    case translationX = "translation.x"
    case translationY = "translation.y"
    case translationZ = "translation.z"
    /// Of numbers that belong together.
    case first, second, third, fourth, fifth
    /// The first two of them, as a point or as a size.
    case plane, extent

    /// Which of the numbers it is.
    var component: Int? {
      switch self {
      case .first: 0
      case .second: 1
      case .third: 2
      case .fourth: 3
      case .fifth: 4
      default: nil
      }
    }
  }

  init(_ key: LayerKey, _ part: Part = .whole) {
    self.key = key
    self.part = part
  }

  /// A value of the page's own, or a part of one; none where the values have none of this name.
  init?(_ path: String, ownIn values: LayerValues) {
    guard !values.ownValues.isEmpty else { return nil }
    let pieces = path.split(separator: ".", maxSplits: 1).map(String.init)
    if values.ownValues[path] != nil {
      self.init(.own)
      ownName = path
    } else if pieces.count == 2, values.ownValues[pieces[0]] != nil,
      let part = Part(rawValue: pieces[1]), part.component == nil
    {
      self.init(.own, part)
      ownName = pieces[0]
    } else {
      return nil
    }
  }

  /// None for a path no layer knows.
  init?(_ path: String) {
    if let named = LayerKeyPath.named[path] {
      self = named
      return
    }
    let pieces = path.split(separator: ".", maxSplits: 1)
    guard let first = pieces.first, let key = LayerKey(rawValue: String(first)),
      let part = Part(rawValue: pieces.count > 1 ? String(pieces[1]) : ""), part.component == nil
    else { return nil }
    self.init(key, part)
    guard key.initialValue.part(part) != nil else { return nil }
  }

  /// Names that are no name of a stored value, or that are another way of saying one.
  private static let named: [String: LayerKeyPath] = [
    "isHidden": LayerKeyPath(.isHidden), "isDoubleSided": LayerKeyPath(.isDoubleSided),
    "isGeometryFlipped": LayerKeyPath(.isGeometryFlipped),
    "instanceRedOffset": LayerKeyPath(.instanceColorOffsets, .first),
    "instanceGreenOffset": LayerKeyPath(.instanceColorOffsets, .second),
    "instanceBlueOffset": LayerKeyPath(.instanceColorOffsets, .third),
    "instanceAlphaOffset": LayerKeyPath(.instanceColorOffsets, .fourth),
    "emitterPosition": LayerKeyPath(.emitterPosition, .plane),
    "emitterPosition.x": LayerKeyPath(.emitterPosition, .first),
    "emitterPosition.y": LayerKeyPath(.emitterPosition, .second),
    "emitterZPosition": LayerKeyPath(.emitterPosition, .third),
    "emitterSize": LayerKeyPath(.emitterSize, .extent),
    "emitterSize.width": LayerKeyPath(.emitterSize, .first),
    "emitterSize.height": LayerKeyPath(.emitterSize, .second),
    "emitterDepth": LayerKeyPath(.emitterSize, .third),
    "birthRate": LayerKeyPath(.emitterScalars, .first),
    "lifetime": LayerKeyPath(.emitterScalars, .second),
    "velocity": LayerKeyPath(.emitterScalars, .third),
    "scale": LayerKeyPath(.emitterScalars, .fourth),
    "spin": LayerKeyPath(.emitterScalars, .fifth),
  ]

  /// The name of the change, as actions are searched by it.
  var event: String {
    LayerKeyPath.events[key.ordinal]?[part] ?? key.rawValue
  }

  private static let events: [Int: [Part: String]] = {
    var events: [Int: [Part: String]] = [:]
    for (name, path) in named where !name.hasPrefix("is") && !name.contains(".") {
      events[path.key.ordinal, default: [:]][path.part] = name
    }
    return events
  }()

  /// The part as it is in these values; none where the value has no such part.
  func read(from values: LayerValues) -> LayerValue? {
    guard key == .own else { return values[key].part(part) }
    return values.ownValues[ownName]?.part(part)
  }

  /// Sets the part, and leaves the rest of the value as it is.
  func write(_ new: LayerValue, to values: inout LayerValues) {
    let old = key == .own ? values.ownValues[ownName] : values[key]
    guard let value = part == .whole ? new : old?.replacing(part, by: new) else { return }
    if key == .own { values.ownValues[ownName] = value } else { values[key] = value }
  }
}
