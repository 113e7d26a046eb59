import Foundation
import PlaygroundDocument

/// Where a studio finds and puts things that belong to no document.
struct StudioPlaces: Sendable {
  var state = StateFolder()
  var templates = PlaygroundTemplates(folder: nil)
  /// Where new playgrounds go, unless the person says otherwise.
  var newFolder = StudioPlaces.usualFolder()
  /// What thumbnails are made of.
  var resources = ResourceFiles()
  /// How another device can come in; none where the studio is for this machine alone.
  var invitation: Invitation?

  static func usualFolder(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
    return URL(fileURLWithPath: home).appendingPathComponent("Playgrounds", isDirectory: true)
  }
}

extension StudioFacts.Template {
  init(_ template: PlaygroundTemplate) {
    self.init(
      identifier: template.rawValue, name: template.name, summary: template.summary,
      platforms: template.platforms.map(\.name))
  }
}
