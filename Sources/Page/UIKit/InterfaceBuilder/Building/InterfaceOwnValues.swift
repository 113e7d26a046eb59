import CoreGraphics
import Foundation

/// Properties of UIKit's own classes that files of Interface Builder set by their names.
@MainActor
enum InterfaceOwnValues {
  /// False where the class has none of this name that could hold the value.
  static func set(_ value: Any?, named name: String, of object: NSObject) -> Bool {
    switch object {
    case let view as UIView:
      return setText(value, name, view) || setLooks(value, name, view)
    case let controller as UIViewController where name == "title":
      controller.title = value as? String
      return true
    default: return false
    }
  }

  private static func setText(_ value: Any?, _ name: String, _ view: UIView) -> Bool {
    let text = value as? String
    switch (name, view) {
    case ("text", let view as UILabel): view.text = text
    case ("text", let view as UITextField): view.text = text
    case ("text", let view as UITextView): view.text = text
    case ("placeholder", let view as UITextField): view.placeholder = text
    case ("placeholder", let view as UISearchBar): view.placeholder = text
    case ("textColor", let view as UILabel): view.textColor = value as? UIColor
    case ("textColor", let view as UITextField): view.textColor = value as? UIColor
    case ("textColor", let view as UITextView): view.textColor = value as? UIColor
    case ("image", let view as UIImageView): view.image = value as? UIImage
    case ("accessibilityIdentifier", _): view.accessibilityIdentifier = text
    case ("accessibilityLabel", _): view.accessibilityLabel = text
    case ("accessibilityHint", _): view.accessibilityHint = text
    default: return false
    }
    return true
  }

  private static func setLooks(_ value: Any?, _ name: String, _ view: UIView) -> Bool {
    let number = value as? NSNumber
    switch name {
    case "clipsToBounds": number.apply { view.clipsToBounds = $0.boolValue }
    case "hidden", "isHidden": number.apply { view.isHidden = $0.boolValue }
    case "opaque", "isOpaque": number.apply { view.isOpaque = $0.boolValue }
    case "userInteractionEnabled", "isUserInteractionEnabled":
      number.apply { view.isUserInteractionEnabled = $0.boolValue }
    case "exclusiveTouch", "isExclusiveTouch":
      number.apply { view.isExclusiveTouch = $0.boolValue }
    case "alpha": number.apply { view.alpha = CGFloat($0.doubleValue) }
    case "tag": number.apply { view.tag = $0.intValue }
    case "backgroundColor": view.backgroundColor = value as? UIColor
    case "tintColor": view.tintColor = value as? UIColor
    default: return false
    }
    return true
  }
}
