/// A value that is shown under its line, as a timeline file keeps it.
public struct PinnedResult: Equatable, Sendable {
  /// What Xcode tells it by: when it was made, in seconds since 2001. Where two in a file say the
  /// same, the later ones have `~2`, `~3` … behind it.
  public var identifier: String
  /// Where what it shows begins in the page's text, in UTF-16 units.
  public var start: Int
  public var length: Int
  /// Which of a value's pictures is shown.
  public var representation: Int
  /// Where the person chose one.
  public var size: Size?

  /// In points.
  public struct Size: Equatable, Sendable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  public init(
    identifier: String, start: Int, length: Int, representation: Int = 0, size: Size? = nil
  ) {
    self.identifier = identifier
    self.start = start
    self.length = length
    self.representation = representation
    self.size = size
  }
}
