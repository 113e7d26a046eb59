import CoreGraphics
import Foundation

/// What views, guides and constraints are called where a layout is told of: with addresses as an
/// object has them, but the same ones in every run.
@MainActor
enum LayoutNames {
  private static var given = 0

  static func nextAddress() -> String {
    given += 1
    return "0x6000000\(String(given * 0x20, radix: 16).leftPadded(to: 5))"
  }

  static func name(of item: AnyObject) -> String {
    switch item {
    case let view as UIView:
      let text = (view as? UILabel)?.text.map { "'\($0.prefix(20))'" } ?? ""
      return "\(view.nameInTree):\(view.layoutState.address)\(text)"
    case let guide as UILayoutGuide:
      let title = guide.identifier.isEmpty ? "" : "'\(guide.identifier)'"
      return "\(type(of: guide)):\(guide.address)\(title)"
    default: return "\(type(of: item))"
    }
  }

  static func number(_ value: CGFloat) -> String { TreeNumber.text(value) }
}

extension String {
  fileprivate func leftPadded(to length: Int) -> String {
    String(repeating: "0", count: max(0, length - count)) + self
  }
}

extension LayoutOperand {
  var text: String {
    guard let item else { return "(gone).\(attribute.word)" }
    let name = "\(LayoutNames.name(of: item)).\(attribute.word)"
    guard let origin else { return name }
    return "(\(name) - \(LayoutNames.name(of: origin)).\(originAttribute.word))"
  }
}

extension NSLayoutConstraint {
  var address: String {
    "0x6100000\(String(repeating: "0", count: max(0, 5 - String(serial * 0x20, radix: 16).count)))"
      + String(serial * 0x20, radix: 16)
  }

  func describe() -> String {
    var text = "<NSLayoutConstraint:\(address)"
    if let identifier { text += " '\(identifier)'" }
    text += " \(first.text) \(relation.sign) "
    if let second {
      if multiplier != 1 { text += "\(LayoutNames.number(multiplier))*" }
      text += second.text
      if constant != 0 {
        text += " \(constant < 0 ? "-" : "+") \(LayoutNames.number(abs(constant)))"
      }
    } else {
      text += LayoutNames.number(constant)
    }
    if priority != .required { text += " @\(LayoutNames.number(CGFloat(priority.rawValue)))" }
    return text + "   (\(isActive ? "active" : "inactive"))>"
  }
}
