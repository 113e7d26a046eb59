/// How old the Swift is that a text is written in.
public enum SwiftAge: Sendable, Comparable {
  /// Xcode 6: `println`, functions without labels.
  case one
  /// Xcode 7: no labels for first arguments, `++`.
  case two
  /// Xcode 8 to 9: the language of today, but for small things and many names.
  case three
  /// What the compiler of today takes.
  case current
}
