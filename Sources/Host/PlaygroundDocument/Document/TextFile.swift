/// A text of a bundle.
public struct TextFile: Equatable, Sendable {
  /// Relative to the bundle, `Sources/Card.swift`.
  public var path: String
  /// Lines end in a line feed, whatever they end in on disk, unless the file mixes both.
  public var text: String
  /// Whether it can only be shown: what is on disk is no UTF-8, so that a change could not be written
  /// without harm to the rest.
  public var isReadOnly: Bool

  public init(path: String, text: String, isReadOnly: Bool = false) {
    self.path = path
    self.text = text
    self.isReadOnly = isReadOnly
  }
}
