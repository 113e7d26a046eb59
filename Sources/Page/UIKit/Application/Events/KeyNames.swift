/// What keys without a character say in place of one.
enum KeyNames {
  @MainActor
  static func input(of usage: UIKeyboardHIDUsage) -> String? {
    switch usage {
    case .keyboardUpArrow: UIKeyCommand.inputUpArrow
    case .keyboardDownArrow: UIKeyCommand.inputDownArrow
    case .keyboardLeftArrow: UIKeyCommand.inputLeftArrow
    case .keyboardRightArrow: UIKeyCommand.inputRightArrow
    case .keyboardEscape: UIKeyCommand.inputEscape
    case .keyboardPageUp: UIKeyCommand.inputPageUp
    case .keyboardPageDown: UIKeyCommand.inputPageDown
    case .keyboardHome: UIKeyCommand.inputHome
    case .keyboardEnd: UIKeyCommand.inputEnd
    case .keyboardReturnOrEnter, .keypadEnter: "\r"
    case .keyboardTab: "\t"
    case .keyboardDeleteOrBackspace: "\u{8}"
    case .keyboardDeleteForward: UIKeyCommand.inputDelete
    default: functionKey(usage)
    }
  }

  private static func functionKey(_ usage: UIKeyboardHIDUsage) -> String? {
    let number = usage.rawValue - UIKeyboardHIDUsage.keyboardF1.rawValue + 1
    return (1...12).contains(number) ? "UIKeyInputF\(number)" : nil
  }
}
