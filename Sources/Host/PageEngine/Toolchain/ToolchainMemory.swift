import Foundation

/// What a compiler said of itself, for as long as its program stays the same: asking it takes a tenth of a short run.
///
/// Always holds: the file may be deleted or damaged at any time, and then costs one question more.
struct ToolchainMemory {
  private let path: String

  static let most = 64 << 10

  init(folder: String) {
    path = folder + "/toolchain"
  }

  /// What the program answered last; nothing where another stands there now.
  func answer(of program: String) -> Data? {
    guard let stamp = Self.stamp(program),
      let data = FileManager.default.contents(atPath: path), data.count <= Self.most,
      let end = data.firstIndex(of: 10), data[..<end] == Data(stamp.utf8)
    else { return nil }
    return data[data.index(after: end)...]
  }

  func remember(_ answer: Data, of program: String) {
    guard let stamp = Self.stamp(program) else { return }
    let folder = (path as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let fresh = "\(path).new-\(getpid())"
    guard
      FileManager.default.createFile(atPath: fresh, contents: Data((stamp + "\n").utf8) + answer)
    else { return }
    if rename(fresh, path) != 0 { unlink(fresh) }
  }

  private static func stamp(_ program: String) -> String? {
    FileStamp(path: program).map { "\(program) \($0)" }
  }
}
