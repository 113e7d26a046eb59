import CoreGraphics
import Foundation

/// One element of a file of Interface Builder: a view, a controller, or a value of one.
///
/// What is no number, or one that no screen needs, is as if it were not there.
final class InterfaceElement {
  let name: String
  var attributes: [String: String]
  var children: [InterfaceElement] = []
  var text = ""
  let line: Int

  init(_ name: String, _ attributes: [String: String], line: Int) {
    (self.name, self.attributes, self.line) = (name, attributes, line)
  }

  subscript(_ attribute: String) -> String? { attributes[attribute] }

  var id: String? { attributes["id"] }
  /// Which property of the element around it the value is for.
  var key: String? { attributes["key"] }

  /// The value of a property that is an element of its own.
  func value(_ key: String) -> InterfaceElement? {
    children.first { $0.key == key && $0.name != "nil" }
  }

  /// What an element of this name holds: `subviews`, `constraints`, `connections` and their like.
  func group(_ name: String) -> [InterfaceElement] {
    children.first { $0.name == name }?.children ?? []
  }

  func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }

  func number(_ attribute: String) -> CGFloat? {
    guard let number = attributes[attribute].flatMap(Double.init), abs(number) <= Self.largest
    else { return nil }
    return CGFloat(number)
  }

  func integer(_ attribute: String) -> Int? {
    number(attribute).map { Int($0) }
  }

  /// A text, which is an attribute where it is short, and an element where it has lines.
  func string(_ attribute: String) -> String? {
    if let text = attributes[attribute] { return text }
    guard let element = value(attribute) else { return nil }
    switch element.name {
    case "string": return element.plainText
    case "mutableString": return element.plainText
    default: return nil
    }
  }

  private var plainText: String {
    guard self["base64-UTF8"] == "YES" else { return text }
    let bare = text.filter { !$0.isWhitespace }
    let padded = bare + String(repeating: "=", count: (4 - bare.utf8.count % 4) % 4)
    return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  private static let largest = 1e9
}
