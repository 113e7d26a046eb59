public import Foundation

extension DocumentStore {
  /// Makes a bundle as Xcode would, with one page or several that are linked to each other.
  ///
  /// `url` may lack the extension. Nothing is left where the bundle cannot be made whole.
  public static func create(
    _ url: URL, platform: PlaygroundSettings.Platform, pages: Int = 1
  ) -> Result<PlaygroundDocument, BundleProblem> {
    create(url) { (folder) throws(SystemFault) in
      try fill(folder, platform: platform, pages: max(1, pages))
    }
  }

  /// Makes a bundle of what is put into it.
  static func create(
    _ url: URL, filling fill: (StagedFolder) throws(SystemFault) -> Void
  ) -> Result<PlaygroundDocument, BundleProblem> {
    let place =
      url.pathExtension.lowercased() == "playground"
      ? url : url.appendingPathExtension("playground")
    let name = place.lastPathComponent
    guard BundlePath.isName(name), !name.hasPrefix(".") else {
      return .failure(.badName(name: name, reason: .characters))
    }
    guard BundleFolder.kind(of: place.deletingLastPathComponent().path) == S_IFDIR else {
      return .failure(.notFound(path: place.deletingLastPathComponent().path))
    }
    guard !Disk.exists(place.path) else { return .failure(.exists(path: place.path)) }
    do throws(SystemFault) {
      let folder = try StagedFolder(for: place)
      do throws(SystemFault) {
        try fill(folder)
        try folder.appear()
      } catch {
        folder.discard()
        throw error
      }
    } catch {
      return .failure(.notSaved(path: place.path, reason: error.reason))
    }
    return open(place)
  }

  private static func fill(
    _ folder: StagedFolder, platform: PlaygroundSettings.Platform, pages: Int
  ) throws(SystemFault) {
    let names = pages == 1 ? [] : PageTemplate.names(count: pages)
    let settings = PlaygroundSettings(platform: platform, pages: names)
    try folder.add(Data(settings.text.utf8), at: "contents.xcplayground")
    if names.isEmpty {
      let text = PageTemplate(platform: platform, links: []).text
      try folder.add(Data(text.utf8), at: "Contents.swift")
    }
    for (index, name) in names.enumerated() {
      var links: PageTemplate.Links = []
      if index > 0 { links.insert(.previous) }
      if index < names.count - 1 { links.insert(.next) }
      let text = PageTemplate(platform: platform, links: links).text
      try folder.add(Data(text.utf8), at: "Pages/\(name).xcplaygroundpage/Contents.swift")
    }
  }
}
