/// Whether a part of an interface is shown.
@frozen public enum Visibility: CaseIterable, Hashable, Sendable {
  /// As the system decides.
  case automatic
  /// The element is visible.
  case visible
  /// The element is hidden.
  case hidden
}
