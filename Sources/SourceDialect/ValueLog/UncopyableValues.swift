/// Whether a text has values that cannot be copied, which a log would take away.
enum UncopyableValues {
  private static let words = WordSearch(
    ["Copyable", "consume", "consuming", "borrowing", "sending"].map { ($0, ()) })

  static func areNamed(in texts: [String]) -> Bool {
    texts.contains { !words.places(in: $0).isEmpty }
  }
}
