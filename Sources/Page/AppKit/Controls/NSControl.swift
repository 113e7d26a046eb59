import Foundation
import UIKit

/// A view that a person changes, and that tells somebody.
open class NSControl: NSView {
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  open weak var target: AnyObject?
  open var action: Selector?

  open var isEnabled = true {
    didSet { needsDisplay = true }
  }

  open var font: NSFont? = NSFont.systemFont(ofSize: 13) {
    didSet { contentChanged() }
  }

  open var alignment = NSTextAlignment.natural {
    didSet { needsDisplay = true }
  }

  /// What the control says, as text.
  open var stringValue = "" {
    didSet { contentChanged() }
  }

  /// What the control can be asked by as well.
  public private(set) lazy var cell: NSCell? = makeCell()

  func makeCell() -> NSCell { NSActionCell(of: self) }

  /// Draws anew, and has constraints ask for the size anew.
  func contentChanged() {
    needsDisplay = true
    invalidateIntrinsicContentSize()
  }

  /// As large as its own size is.
  open func sizeToFit() {
    setFrameSize(intrinsicContentSize)
  }

  /// Whether changes are told while a person makes them.
  open var isContinuous = false

  open var integerValue: Int {
    get { (stringValue as NSString).integerValue }
    set { stringValue = "\(newValue)" }
  }

  open var floatValue: Float {
    get { Float(doubleValue) }
    set { doubleValue = Double(newValue) }
  }

  open var objectValue: Any? {
    get { stringValue }
    set { stringValue = newValue.map { "\($0)" } ?? "" }
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
