/// What owns sources and resources.
public enum DocumentPart: Equatable, Sendable {
  /// The bundle; all its pages see them.
  case bundle
  /// The page of this name alone.
  case page(String)
}
