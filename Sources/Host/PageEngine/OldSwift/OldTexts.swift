import SourceDialect

/// The texts of a page or of a module, of which some are in older Swift, on their way to current Swift.
///
/// What: each old text goes through `OldSwift.rewrite`, and then through rounds of repairs that the
/// compiler offers. **Always holds**: no repair adds or removes a line; every position of a text on its
/// way can be told as one of the person's; a text that is current is not rewritten.
struct OldTexts: Sendable {
  private(set) var files: [File]

  struct File: Sendable {
    var path: String
    var age: SwiftAge
    /// From the person's text to what it has become.
    var text: RewrittenText
    /// The same from where the compiler has seen it first.
    var repairs: RewrittenText
    /// The lines in which repairs were made that had been made before.
    var remembered: Set<Int> = []

    mutating func apply(_ edits: [SourceEdit]) {
      text.apply(edits)
      repairs.apply(edits)
    }
  }

  init(_ texts: [PageInput.Text], ages: [SwiftAge]) {
    files = zip(texts, ages).map { text, age in
      let rewritten =
        age < .current ? OldSwift.rewrite(text.text, age: age) : RewrittenText(text.text)
      return File(
        path: text.path, age: age, text: rewritten, repairs: RewrittenText(rewritten.text))
    }
  }

  /// What the compiler is given.
  var current: [PageInput.Text] {
    files.map { PageInput.Text(path: $0.path, text: $0.text.text) }
  }

  /// Whether any of them is in older Swift.
  var areOld: Bool { files.contains { $0.age < .current } }

  func file(_ path: String) -> File? { files.first { $0.path == path } }

  /// Edits by file, of the texts as they are now.
  mutating func apply(_ edits: [String: [SourceEdit]]) {
    for index in files.indices {
      if let edits = edits[files[index].path] { files[index].apply(edits) }
    }
  }

  /// Makes the repairs that were made to the same lines before.
  mutating func repair(from memory: RepairMemory, of place: String) {
    for index in files.indices {
      let edits = memory.repairs(of: files[index].repairs.text, in: files[index].path, of: place)
      files[index].apply(edits.map(\.edit))
      files[index].remembered = Set(edits.map(\.line))
    }
  }
}
