import CoreGraphics
import Foundation
import FoundationAdditions
@_spi(Properties) import ObjectiveC
import QuartzCore

/// Gives an object the values that a file of Interface Builder has for it by the names of properties.
@MainActor
enum InterfaceAttributes {
  static func give(
    to object: NSObject, _ element: InterfaceElement, _ document: InterfaceDocument
  ) {
    for attribute in element.group("userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"], !path.isEmpty else { continue }
      if isSet(value(attribute, document), path[...], of: object) { continue }
      InterfaceProblem.warn(
        "\(document.name), line \(attribute.line): \(type(of: object)) has no property '\(path)' that could be set by its name: write @IBInspectable before it."
      )
    }
  }

  private static func isSet(_ value: Any?, _ path: Substring, of object: NSObject) -> Bool {
    if let view = object as? UIView, path.hasPrefix("layer.") {
      view.layer.setValue(layerValue(value), forKeyPath: String(path.dropFirst(6)))
      return true
    }
    if let dot = path.firstIndex(of: ".") {
      let inner = InterfaceOutlets.declared(String(path[..<dot]), object)?.value(of: object)
      guard let inner = inner as? NSObject else { return false }
      return isSet(value, path[path.index(after: dot)...], of: inner)
    }
    return InterfaceOutlets.set(value, named: String(path), of: object)
      || InterfaceOwnValues.set(value, named: String(path), of: object)
  }

  /// A layer takes colours in its own form.
  private static func layerValue(_ value: Any?) -> Any? {
    (value as? UIColor)?.cgColor ?? value
  }

  private static func value(_ attribute: InterfaceElement, _ document: InterfaceDocument) -> Any? {
    let inner = attribute.value("value")
    switch attribute["type"] {
    case "boolean": return NSNumber(value: attribute.flag("value") ?? inner?.flag("value") ?? false)
    case "number":
      guard let inner else { return NSNumber(value: Double(attribute.number("value") ?? 0)) }
      return inner.name == "integer"
        ? NSNumber(value: inner.integer("value") ?? 0)
        : NSNumber(value: Double(inner.number("value") ?? 0))
    case "string": return attribute.string("value") ?? ""
    case "color": return InterfaceColor.color(inner, in: document)
    case "image": return InterfaceImage.image("value", of: attribute, in: document)
    case "point": return inner?.point
    case "size": return inner?.size
    case "rect": return inner?.rect
    case "range":
      return inner.map {
        NSRange(location: $0.integer("location") ?? 0, length: $0.integer("length") ?? 0)
      }
    default: return nil
    }
  }
}
