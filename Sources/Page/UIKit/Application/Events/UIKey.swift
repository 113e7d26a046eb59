import Foundation

/// A key of a keyboard, as it was pressed.
@MainActor @preconcurrency
open class UIKey: NSObject {
  /// What the key types, with the modifiers that are held.
  public let characters: String
  /// What the key types when no modifier but shift is held.
  public let charactersIgnoringModifiers: String
  public let modifierFlags: UIKeyModifierFlags
  /// Which key it is, whatever is printed on it.
  public let keyCode: UIKeyboardHIDUsage

  init(
    characters: String, ignoringModifiers: String, modifiers: UIKeyModifierFlags,
    code: UIKeyboardHIDUsage
  ) {
    self.characters = characters
    charactersIgnoringModifiers = ignoringModifiers
    modifierFlags = modifiers
    keyCode = code
  }
}
