/// Checks the name that the path of a text begins with.
///
/// The author of a bundle or package chooses that name. Programs parse a word that begins with one of
/// `signs` as an option or as a file of further arguments. `FileList` and `LanguageWorkspace` keep such
/// paths from being parsed; this check refuses them as well, so that a later mistake there does no harm.
enum TextName {
  /// Options begin with `-`; files of further arguments begin with `@`.
  private static let signs: Set<Unicode.Scalar> = ["@", "-"]

  /// The error about the first path whose name is refused; nil where none is.
  static func refusal(of paths: [String]) -> Diagnostic? {
    paths.lazy.compactMap(refusal).first
  }

  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
  }

  private static func refusal(of path: String) -> Diagnostic? {
    let name = path.prefix { $0 != "/" }
    let kind = name.endIndex == path.endIndex ? "file" : "folder"
    let problem: String
    // By scalars: a mark behind the sign makes another character of both, but not for a program.
    if let sign = name.unicodeScalars.first, signs.contains(sign) {
      problem = "begins with “\(sign)”, which a compiler can mistake for an option"
    } else if path.unicodeScalars.contains(where: isControl) {
      problem = "or of something in it holds a control character"
    } else {
      return nil
    }
    return Diagnostic(
      severity: .error,
      message: "the name of the \(kind) “\(shown(name))” \(problem). "
        + "Give it another name, such as “\(better(name))”",
      file: path, range: TextRange(line: 1, column: 1, endLine: 1, endColumn: 1), notes: [],
      fixIts: [])
  }

  private static func shown(_ name: Substring) -> String {
    String(String.UnicodeScalarView(name.unicodeScalars.map { isControl($0) ? "\u{FFFD}" : $0 }))
  }

  private static func better(_ name: Substring) -> String {
    let plain = name.unicodeScalars.drop { signs.contains($0) }.filter { !isControl($0) }
    let better = String(String.UnicodeScalarView(plain))
    return better.isEmpty || better.hasPrefix(".") ? "Name" + better : better
  }
}
