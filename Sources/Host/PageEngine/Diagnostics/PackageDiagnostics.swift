extension PageInput {
  /// The same with the paths by which the document knows the texts of its package.
  func own(_ diagnostic: Diagnostic) -> Diagnostic {
    guard insideModule != nil else { return diagnostic }
    func path(_ file: String) -> String { ownPath(of: file) ?? file }
    func own(_ fixIt: Diagnostic.FixIt) -> Diagnostic.FixIt {
      Diagnostic.FixIt(
        file: path(fixIt.file), range: fixIt.range, replacement: fixIt.replacement)
    }
    var diagnostic = diagnostic
    diagnostic.file = path(diagnostic.file)
    diagnostic.fixIts = diagnostic.fixIts.map(own)
    for index in diagnostic.notes.indices {
      diagnostic.notes[index].file = path(diagnostic.notes[index].file)
      diagnostic.notes[index].fixIts = diagnostic.notes[index].fixIts.map(own)
    }
    return diagnostic
  }
}
