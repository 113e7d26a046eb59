import Foundation

/// The system's libraries that programs of the Swift toolchain load.
///
/// A toolchain is an archive, so no package manager brings them. `Scripts/setup` has the same lists.
public enum ToolchainLibraries {
  public static let programs = [
    "clang", "lld", "sourcekit-lsp", "swift-build", "swift-format", "swift-frontend",
  ]

  /// The package of the distribution that contains a library.
  public static let packages = [
    "libcurl.so.4": "libcurl4",
    "libedit.so.2": "libedit2",
    "libncurses.so.6": "libncurses6",
    "libsqlite3.so.0": "libsqlite3-0",
    "libstdc++.so.6": "libstdc++6",
    "libuuid.so.1": "libuuid1",
    "libxml2.so.2": "libxml2",
    "libz.so.1": "zlib1g",
  ]

  /// The libraries that the programs beside a compiler do not find; nil where that cannot be asked.
  public static func missing(beside compiler: String) async -> [String]? {
    let real = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
    let folder = real.deletingLastPathComponent().path
    let paths: [String] = programs.map { "\(folder)/\($0)" }
    let there = paths.filter { access($0, R_OK) == 0 }
    guard !there.isEmpty,
      let output = try? await ToolOutput.of(["/usr/bin/env", "LC_ALL=C", "ldd"] + there)
    else { return nil }
    return missing(in: String(decoding: output.text, as: UTF8.self))
  }

  /// The libraries that `ldd` says are not found, each once, in order.
  static func missing(in text: String) -> [String] {
    let names = text.split(separator: "\n").compactMap { line -> String? in
      let words = line.split(whereSeparator: \.isWhitespace)
      return words.dropFirst().elementsEqual(["=>", "not", "found"]) ? String(words[0]) : nil
    }
    return Set(names).sorted()
  }
}
