/// Whether a text has values that cannot be copied, which a log would take away.
enum UncopyableValues {
  private static let words = WordSearch(
    ["Copyable", "consume", "consuming", "borrowing", "sending"].map { ($0, ()) })

  static func areNamed(in text: String) -> Bool { !words.places(in: text).isEmpty }
}
