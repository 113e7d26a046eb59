/// Which names a person may give to a file of a bundle.
public enum FileName {
  /// What is wrong with a name; nothing where it may be used.
  public static func problem(with name: String) -> BundleProblem? {
    let reason: String? =
      if name.isEmpty {
        "it is empty"
      } else if name.contains("/") || name.contains("\\") {
        "it holds a separator"
      } else if name == "." || name == ".." {
        "it names a folder above"
      } else if name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
        "it holds a control character"
      } else if name.utf8.count > 255 {
        "it is too long"
      } else {
        nil
      }
    return reason.map { .nameNotAllowed(name: name, reason: $0) }
  }

  /// The same for each part of a path relative to the bundle.
  static func problem(withPath path: String) -> BundleProblem? {
    path.split(separator: "/", omittingEmptySubsequences: false).lazy
      .compactMap { problem(with: String($0)) }.first
  }
}
