// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The words for text input, as Swift 2 to 4 spelled them.

import Foundation

@available(*, deprecated, renamed: "UITextField.BorderStyle")
public typealias UITextBorderStyle = UITextField.BorderStyle

@available(*, deprecated, renamed: "UITextField.ViewMode")
public typealias UITextFieldViewMode = UITextField.ViewMode

@available(*, deprecated, renamed: "UITextField.DidEndEditingReason")
public typealias UITextFieldDidEndEditingReason = UITextField.DidEndEditingReason

@available(*, deprecated, renamed: "UISearchBar.Style")
public typealias UISearchBarStyle = UISearchBar.Style

extension UITextField.BorderStyle {
  @available(*, deprecated, renamed: "none")
  public static var None: Self { .none }

  @available(*, deprecated, renamed: "line")
  public static var Line: Self { .line }

  @available(*, deprecated, renamed: "bezel")
  public static var Bezel: Self { .bezel }

  @available(*, deprecated, renamed: "roundedRect")
  public static var RoundedRect: Self { .roundedRect }
}

extension UITextField.ViewMode {
  @available(*, deprecated, renamed: "never")
  public static var Never: Self { .never }

  @available(*, deprecated, renamed: "whileEditing")
  public static var WhileEditing: Self { .whileEditing }

  @available(*, deprecated, renamed: "unlessEditing")
  public static var UnlessEditing: Self { .unlessEditing }

  @available(*, deprecated, renamed: "always")
  public static var Always: Self { .always }
}

extension UISearchBar.Style {
  @available(*, deprecated, renamed: "default")
  public static var Default: Self { .default }

  @available(*, deprecated, renamed: "prominent")
  public static var Prominent: Self { .prominent }

  @available(*, deprecated, renamed: "minimal")
  public static var Minimal: Self { .minimal }
}

extension UITextAutocapitalizationType {
  @available(*, deprecated, renamed: "none")
  public static var None: Self { .none }

  @available(*, deprecated, renamed: "words")
  public static var Words: Self { .words }

  @available(*, deprecated, renamed: "sentences")
  public static var Sentences: Self { .sentences }

  @available(*, deprecated, renamed: "allCharacters")
  public static var AllCharacters: Self { .allCharacters }
}

extension UITextAutocorrectionType {
  @available(*, deprecated, renamed: "default")
  public static var Default: Self { .default }

  @available(*, deprecated, renamed: "no")
  public static var No: Self { .no }

  @available(*, deprecated, renamed: "yes")
  public static var Yes: Self { .yes }
}

extension UITextSpellCheckingType {
  @available(*, deprecated, renamed: "default")
  public static var Default: Self { .default }

  @available(*, deprecated, renamed: "no")
  public static var No: Self { .no }

  @available(*, deprecated, renamed: "yes")
  public static var Yes: Self { .yes }
}

extension UIKeyboardAppearance {
  @available(*, deprecated, renamed: "default")
  public static var Default: Self { .default }

  @available(*, deprecated, renamed: "dark")
  public static var Dark: Self { .dark }

  @available(*, deprecated, renamed: "light")
  public static var Light: Self { .light }

  @available(*, deprecated, renamed: "alert")
  public static var Alert: Self { .alert }
}
