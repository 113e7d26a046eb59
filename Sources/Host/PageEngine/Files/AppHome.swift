import Foundation

/// The home folder of an app playground that is open in the studio: user defaults and files that
/// the app keeps between runs, and after the document is closed.
///
/// **Always holds**: a page sees its own app's folder and no other; the place of the bundle decides
/// which folder that is. It is outside the bundle, so that running an app does not change it.
public struct AppHome: Equatable, Sendable {
  private let name: String

  private static let longestName = 200

  /// The home of the app at a place. Another place has another one: the folder is called as the
  /// whole path is, in pieces of which only the last one begins with `h`.
  public init(of location: String) {
    var rest = Substring(
      location.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "/", with: "%2F")
    )
    var name = "Apps/"
    while rest.utf8.count > Self.longestName {
      var piece = rest.prefix(Self.longestName)
      while piece.utf8.count > Self.longestName { piece.removeLast() }
      name += "d\(piece)/"
      rest = rest.dropFirst(piece.count)
    }
    self.name = name + "h\(rest)"
  }

  /// Makes it if needed; nothing where that cannot be done.
  var folder: String? { KeptFolder.made(name) }

  /// Removes all files in it. The folder stays: a sandbox may show it.
  public func empty() {
    let folder = KeptFolder.path(name)
    for item in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      try? FileManager.default.removeItem(atPath: folder + "/" + item)
    }
  }

  /// Removes the folder.
  func remove() { try? FileManager.default.removeItem(atPath: KeptFolder.path(name)) }
}
