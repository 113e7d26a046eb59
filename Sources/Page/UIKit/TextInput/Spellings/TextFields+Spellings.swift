// swift-format-ignore-file: AlwaysUseLowerCamelCase
// What text fields and search bars answered to in Swift 2 to 4.

import CoreGraphics
import Foundation

extension NSNotification.Name {
  @available(*, deprecated, message: "Say UITextField.textDidBeginEditingNotification.")
  public static let UITextFieldTextDidBeginEditing = UITextField.textDidBeginEditingNotification

  @available(*, deprecated, message: "Say UITextField.textDidEndEditingNotification.")
  public static let UITextFieldTextDidEndEditing = UITextField.textDidEndEditingNotification

  @available(*, deprecated, message: "Say UITextField.textDidChangeNotification.")
  public static let UITextFieldTextDidChange = UITextField.textDidChangeNotification

  @available(*, deprecated, message: "Say UITextView.textDidBeginEditingNotification.")
  public static let UITextViewTextDidBeginEditing = UITextView.textDidBeginEditingNotification

  @available(*, deprecated, message: "Say UITextView.textDidEndEditingNotification.")
  public static let UITextViewTextDidEndEditing = UITextView.textDidEndEditingNotification

  @available(*, deprecated, message: "Say UITextView.textDidChangeNotification.")
  public static let UITextViewTextDidChange = UITextView.textDidChangeNotification
}

@available(*, deprecated, renamed: "UITextField.textDidBeginEditingNotification")
public let UITextFieldTextDidBeginEditingNotification = UITextField.textDidBeginEditingNotification

@available(*, deprecated, renamed: "UITextField.textDidEndEditingNotification")
public let UITextFieldTextDidEndEditingNotification = UITextField.textDidEndEditingNotification

@available(*, deprecated, renamed: "UITextField.textDidChangeNotification")
public let UITextFieldTextDidChangeNotification = UITextField.textDidChangeNotification

@available(*, deprecated, renamed: "UITextView.textDidBeginEditingNotification")
public let UITextViewTextDidBeginEditingNotification = UITextView.textDidBeginEditingNotification

@available(*, deprecated, renamed: "UITextView.textDidEndEditingNotification")
public let UITextViewTextDidEndEditingNotification = UITextView.textDidEndEditingNotification

@available(*, deprecated, renamed: "UITextView.textDidChangeNotification")
public let UITextViewTextDidChangeNotification = UITextView.textDidChangeNotification

extension UITextField {
  @available(*, deprecated, renamed: "isEditing")
  public var editing: Bool { isEditing }

  @available(*, deprecated, renamed: "isSecureTextEntry")
  public var secureTextEntry: Bool {
    get { isSecureTextEntry }
    set { isSecureTextEntry = newValue }
  }

  @available(*, deprecated, renamed: "borderRect(forBounds:)")
  public func borderRectForBounds(_ bounds: CGRect) -> CGRect { borderRect(forBounds: bounds) }

  @available(*, deprecated, renamed: "textRect(forBounds:)")
  public func textRectForBounds(_ bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  @available(*, deprecated, renamed: "placeholderRect(forBounds:)")
  public func placeholderRectForBounds(_ bounds: CGRect) -> CGRect {
    placeholderRect(forBounds: bounds)
  }

  @available(*, deprecated, renamed: "editingRect(forBounds:)")
  public func editingRectForBounds(_ bounds: CGRect) -> CGRect { editingRect(forBounds: bounds) }

  @available(*, deprecated, renamed: "clearButtonRect(forBounds:)")
  public func clearButtonRectForBounds(_ bounds: CGRect) -> CGRect {
    clearButtonRect(forBounds: bounds)
  }

  @available(*, deprecated, renamed: "leftViewRect(forBounds:)")
  public func leftViewRectForBounds(_ bounds: CGRect) -> CGRect { leftViewRect(forBounds: bounds) }

  @available(*, deprecated, renamed: "rightViewRect(forBounds:)")
  public func rightViewRectForBounds(_ bounds: CGRect) -> CGRect {
    rightViewRect(forBounds: bounds)
  }
}

extension UITextView {
  @available(*, deprecated, renamed: "isEditable")
  public var editable: Bool {
    get { isEditable }
    set { isEditable = newValue }
  }

  @available(*, deprecated, renamed: "isSelectable")
  public var selectable: Bool {
    get { isSelectable }
    set { isSelectable = newValue }
  }

  @available(*, deprecated, renamed: "isSecureTextEntry")
  public var secureTextEntry: Bool {
    get { isSecureTextEntry }
    set { isSecureTextEntry = newValue }
  }
}
