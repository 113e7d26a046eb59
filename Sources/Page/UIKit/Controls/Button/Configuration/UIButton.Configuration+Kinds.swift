extension UIButton.Configuration {
  /// What the colors and the ground are by themselves.
  enum Style: Hashable {
    case plain, gray, tinted, filled
  }

  /// How large a button is.
  public enum Size: Int, Sendable {
    case medium, small, mini, large
  }

  /// How round a button's corners are; `dynamic` follows the size of text.
  public enum CornerStyle: Int, Sendable {
    case fixed = -1
    case dynamic, small, medium, large, capsule
  }

  /// How title and second title stand above each other.
  public enum TitleAlignment: Int, Sendable {
    case automatic, leading, center, trailing
  }

  /// Whether a sign says that a menu follows.
  public enum Indicator: Int, Sendable {
    case automatic, none, popup
  }

  public enum MacIdiomStyle: Int, Sendable {
    case automatic, bordered, borderless, borderlessTinted
  }
}
