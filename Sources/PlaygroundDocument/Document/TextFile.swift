/// A text of a bundle.
public struct TextFile: Equatable, Sendable {
  /// Relative to the bundle, `Sources/Card.swift`.
  public var path: String
  /// Lines end in a line feed, whatever they end in on disk, unless the file mixes both.
  public var text: String

  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
