extension Unavailable {
  static let bubblewrapMissing = Unavailable(
    reason: "bubblewrap is not installed, and no page runs without a sandbox",
    remedy: "install the package bubblewrap")

  /// The sandbox, or the page host in it, ended before it was ready, with these words.
  static func hostFailed(_ words: String) -> Unavailable {
    Unavailable(
      reason: "the page host does not start: \(words)",
      remedy: "allow unprivileged user namespaces, or run with --no-sandbox")
  }
}
