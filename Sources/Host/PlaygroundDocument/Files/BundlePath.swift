/// A path relative to a bundle that can only lead to something in it.
///
/// **Always holds**: it is not empty, has no `.`, `..` or empty part, no control character, and
/// no part that a file system would refuse. Where symbolic links lead is asked by `BundleFolder`.
struct BundlePath: Equatable, Sendable {
  let parts: [String]

  init?(_ path: String) {
    parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.allSatisfy(Self.isName) else { return nil }
  }

  static func isName(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".." && name.utf8.count <= 255
      && name.unicodeScalars.allSatisfy {
        $0 != "/" && $0.properties.generalCategory != .control
      }
  }
}
