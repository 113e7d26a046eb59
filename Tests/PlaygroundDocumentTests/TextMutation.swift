/// Changes a text by chance: pieces are cut out, doubled, moved, put in from elsewhere.
struct TextMutation {
  private(set) var random: SeededRandom

  private static let pieces = [
    "\n", "\r\n", "\r", "\t", " ", "    ", "\u{0}", "\u{FEFF}", "\u{202E}", "é", "e\u{301}", "🂡",
    "`", "```", "````",
    "*", "**", "_", "#", "##", "-", "---", "+ ", "1. ", "> ", "[", "]", "(", ")", "![", "](", "<",
    ">", "&", ";",
    "&amp;", "&#", "\\", "|", "~", "//:", "//: ", "/*:", "/*: ", "*/", "/*", "\"", "\"\"\"", "\\(",
    "#\"", "\"#", "#/",
    "/#", "<#", "#>", "//#-", "/*#-", "'", "=", "/>", "<page name='", "<pages>", "</pages>", "<!--",
    "-->", "<?", "?>",
    "name=", "<playground ", "- Note: ", "Callout(", "):", "@next", "%20", "http://", ":",
    "<script>", "[a]: b",
  ]

  init(random: SeededRandom) {
    self.random = random
  }

  mutating func text(from corpus: [String]) -> String {
    var scalars = Array(random.pick(corpus).unicodeScalars)
    for _ in 0...random.next(below: 12) {
      let start = random.next(below: scalars.count + 1)
      let end = min(scalars.count, start + random.next(below: 1 << random.next(below: 8)))
      switch random.next(below: 6) {
      case 0: scalars.removeSubrange(start..<end)
      case 1: scalars.insert(contentsOf: scalars[start..<end], at: start)
      case 2:
        let part = Array(scalars[start..<end])
        scalars.removeSubrange(start..<end)
        scalars.insert(contentsOf: part, at: random.next(below: scalars.count + 1))
      case 3:
        let other = Array(random.pick(corpus).unicodeScalars)
        let from = random.next(below: other.count + 1)
        let to = min(other.count, from + random.next(below: 200))
        scalars.insert(contentsOf: other[from..<to], at: start)
      case 4:
        let piece = Array(random.pick(Self.pieces).unicodeScalars)
        let count = random.next(below: 8) == 0 ? random.next(below: 60) : 1
        for _ in 0..<count { scalars.insert(contentsOf: piece, at: start) }
      default: scalars.insert(contentsOf: random.pick(Self.pieces).unicodeScalars, at: start)
      }
      if scalars.count > 8000 { scalars.removeLast(scalars.count - 8000) }
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
