import Foundation

/// A path as the person typed it.
struct GivenPath {
  var text: String

  init(_ text: String) {
    self.text = text
  }

  /// Says which playground may be meant by a path that leads nowhere.
  var guess: String? {
    let plain = text.hasSuffix("/") ? String(text.dropLast()) : text
    let files = FileManager.default
    guard !plain.isEmpty, !files.fileExists(atPath: plain) else { return nil }
    if let target = try? files.destinationOfSymbolicLink(atPath: plain) {
      return "\(text) is a symbolic link to \(target), and there is nothing."
    }
    let folder = plain.parentPath
    let name = (plain as NSString).lastPathComponent
    let there = (try? files.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    let bundles = there.filter { $0.lowercased().hasSuffix(".playground") }.sorted()
    let withExtension = bundles.first { $0.lowercased() == name.lowercased() + ".playground" }
    guard let near = withExtension ?? Nearest.word(to: name, in: bundles) else { return nil }
    let path = (folder as NSString).appendingPathComponent(near)
    return "There is nothing at \(text); did you mean \(ShellWord(path).text)?"
  }
}
