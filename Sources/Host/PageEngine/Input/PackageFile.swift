public import Foundation
import Guarded
import SourceDialect

/// A text of a package, which is read when a page needs its module.
public struct PackageFile: Equatable, Sendable {
  /// It begins with the name of the package's folder.
  public var path: String
  public var content: Content

  /// Where its text is.
  public enum Content: Equatable, Sendable {
    /// In memory.
    case text(String)
    /// On the disk, in the folder of a package; another stamp means another text.
    case disk(URL, package: String, stamp: String)
  }

  public init(path: String, content: Content) {
    self.path = path
    self.content = content
  }

  /// A file on the disk as it is now; nothing where there is none.
  public init?(path: String, at place: URL, in package: URL) {
    guard let stamp = FileStamp(path: place.path) else { return nil }
    self.init(path: path, content: .disk(place, package: package.path, stamp: "\(stamp)"))
  }
}

/// Texts of packages as they are compiled, each read once.
///
/// Always holds: what is read lies in the package's folder, wherever links lead by now.
final class PackageTexts: Sendable {
  static let shared = PackageTexts()

  struct Contents: Sendable {
    /// As it was written.
    var original: String
    /// Without its `#Playground` blocks and the mark `@main`.
    var text: String
    var imports: Set<String>

    init(_ original: String) {
      self.original = original
      text = AppEntry.unmarked(PlaygroundBlocks.without(original))
      imports = ImportLines.modules(in: self.text)
    }
  }

  private static let longest = 16 << 20
  private static let most = 10_000

  private let known = Guarded<[String: (content: PackageFile.Content, contents: Contents)]>([:])

  func contents(of file: PackageFile) -> Contents {
    if let before = known.withLock({ $0[file.path] }), before.content == file.content {
      return before.contents
    }
    let contents = Contents(Self.text(of: file.content))
    known.withLock { known in
      if known.count > Self.most { known = [:] }
      known[file.path] = (file.content, contents)
    }
    return contents
  }

  private static func text(of content: PackageFile.Content) -> String {
    switch content {
    case .text(let text): return text
    case .disk(let place, let package, _):
      guard let real = realpath(place.path, nil) else { return "" }
      defer { free(real) }
      guard String(cString: real).hasPrefix(package + "/") else { return "" }
      let data = FileManager.default.contents(atPath: String(cString: real)) ?? Data()
      return String(decoding: data.prefix(longest), as: UTF8.self)
        .replacing("\r\n", with: "\n")
    }
  }
}
