import Foundation
import PlaygroundDocument

/// Where a studio finds and puts things that belong to no document.
struct StudioPlaces: Sendable {
  var state = StateFolder()
  var templates = PlaygroundTemplates(folder: nil)
  var examples = ShippedPlaygrounds(folder: nil)
  /// Where new playgrounds and copies of examples go, unless the person says otherwise.
  var newFolder = OwnCopy.usualFolder()
  /// What thumbnails are made of.
  var resources = ResourceFiles()
  /// How another device can come in; none where the studio is for this machine alone.
  var invitation: Invitation?
}

extension StudioFacts.Template {
  init(_ template: PlaygroundTemplate) {
    self.init(
      identifier: template.rawValue, name: template.name, summary: template.summary,
      platforms: template.platforms.map(\.name))
  }
}
