extension String {
  /// The path without its last component; empty where there is only one.
  ///
  /// Not Foundation's `deletingLastPathComponent`, which traps on Linux where the path is one character.
  public var parentPath: String {
    let end = utf8.lastIndex { $0 != Self.slash } ?? startIndex
    guard let cut = utf8[..<end].lastIndex(of: Self.slash) else {
      return utf8.first == Self.slash ? "/" : ""
    }
    let parent = utf8[..<cut]
    guard let last = parent.lastIndex(where: { $0 != Self.slash }) else { return "/" }
    return String(self[..<parent.index(after: last)])
  }

  /// The path of something in the folder that the path is of; an empty one is that of the bundle.
  func appending(part name: String) -> String { isEmpty ? name : self + "/" + name }

  private static var slash: UInt8 { UInt8(ascii: "/") }
}
