import Foundation
import UIKit

/// A view that a person changes, and that tells somebody.
open class NSControl: NSView {
  open weak var target: AnyObject?
  open var action: Selector?

  open var isEnabled = true {
    didSet { needsDisplay = true }
  }

  open var font: NSFont? = NSFont.systemFont(ofSize: 13) {
    didSet { needsDisplay = true }
  }

  open var alignment = NSTextAlignment.natural {
    didSet { needsDisplay = true }
  }

  /// What the control says, as text.
  open var stringValue = "" {
    didSet { needsDisplay = true }
  }

  open var integerValue: Int {
    get { (stringValue as NSString).integerValue }
    set { stringValue = "\(newValue)" }
  }

  open var doubleValue: Double {
    get { (stringValue as NSString).doubleValue }
    set { stringValue = String(format: "%.15g", newValue) }
  }

  /// Tells an object of something; without one, the first that knows how to answer.
  @discardableResult
  open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    guard let action else { return false }
    if let object = target as? NSObject {
      guard object.responds(to: action) else { return false }
      _ = object.perform(action, with: self)
      return true
    }
    for responder in sequence(first: self as NSResponder, next: { $0.nextResponder })
    where responder.responds(to: action) {
      _ = responder.perform(action, with: self)
      return true
    }
    return false
  }
}
