import Foundation

/// Where our own files lie: the studio's and the playgrounds we ship.
struct Home {
  var folder: URL

  var studio: URL { folder.appendingPathComponent("Studio") }
  var playgrounds: URL { folder.appendingPathComponent("Playgrounds") }
  var templates: URL { playgrounds.appendingPathComponent("Templates") }

  /// What `Scripts/build` makes of the studio's scripts, where it puts this executable.
  static func joinedScripts(
    executable: URL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  ) -> URL {
    executable.deletingLastPathComponent().appendingPathComponent("StudioScripts")
  }

  /// `LEK_HOME`, or the checkout that this executable was built in.
  static func find(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    executable: URL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  ) -> Home? {
    if let given = environment["LEK_HOME"], !given.isEmpty {
      return Home(folder: URL(fileURLWithPath: given, isDirectory: true))
    }
    var folder = executable.deletingLastPathComponent()
    while folder.path != "/" {
      let manifest = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return Home(folder: folder) }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
