import Foundation

/// The files that name the texts of one compilation for the compiler.
///
/// What: two files beside the output; each line holds one path. Why not arguments: the author of a
/// bundle or package chooses the name that a path begins with. The compiler parses an argument `-name`
/// as an option, and `@name` as a file that holds further arguments; both can load a library into the
/// compiler, which no sandbox surrounds. In a list each line is a path.
///
/// **Always holds**: no argument of a compiler contains the path of a text.
struct FileList: Equatable, Sendable {
  var files: [String]
  /// The index of the file that is compiled; nil where all are compiled together.
  var primary: Int?

  /// The suffixes that the two files add to the name of the output.
  static let suffixes = [".files", ".primary"]

  func arguments(_ output: String) -> [String] {
    ["-filelist", output + Self.suffixes[0]]
      + (primary == nil ? [] : ["-primary-filelist", output + Self.suffixes[1]])
  }

  /// Writes both files. This happens before the compiler starts.
  func write(_ output: String) throws(EngineFault) {
    try write(files, to: output + Self.suffixes[0])
    if let primary { try write([files[primary]], to: output + Self.suffixes[1]) }
  }

  static func remove(_ output: String) {
    for suffix in suffixes { unlink(output + suffix) }
  }

  private func write(_ files: [String], to path: String) throws(EngineFault) {
    guard
      files.allSatisfy({ !$0.isEmpty && !$0.unicodeScalars.contains(where: TextName.isControl) })
    else { throw EngineFault("a text has a name of several lines") }
    let lines = files.map { $0 + "\n" }.joined()
    guard ToolFile.write(Data(lines.utf8), to: path) else {
      throw EngineFault(
        "cannot write \(path)", writingIn: (path as NSString).deletingLastPathComponent)
    }
  }
}
