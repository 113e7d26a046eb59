extension KeyboardShortcut {
  /// The keys as a menu shows them, such as ⇧⌘N.
  var words: String {
    let held: [(EventModifiers, String)] = [
      (.control, "⌃"), (.option, "⌥"), (.shift, "⇧"), (.command, "⌘"),
    ]
    return held.filter { modifiers.contains($0.0) }.map(\.1).joined() + key.sign
  }
}

extension KeyEquivalent {
  /// What stands on the key.
  fileprivate var sign: String {
    switch self {
    case .upArrow: "↑"
    case .downArrow: "↓"
    case .leftArrow: "←"
    case .rightArrow: "→"
    case .escape: "⎋"
    case .delete: "⌫"
    case .deleteForward: "⌦"
    case .home: "↖"
    case .end: "↘"
    case .pageUp: "⇞"
    case .pageDown: "⇟"
    case .clear: "⌧"
    case .tab: "⇥"
    case .space: "␣"
    case .return: "↩"
    default: String(character).uppercased()
    }
  }
}
