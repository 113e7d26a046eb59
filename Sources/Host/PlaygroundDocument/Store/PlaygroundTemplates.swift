public import Foundation

/// What a new playground can begin with.
public enum PlaygroundTemplate: String, CaseIterable, Sendable {
  case empty, liveView, swiftUI, game, drawing, animation, physics, tutorial

  public var name: String {
    switch self {
    case .empty: "Empty"
    case .liveView: "Live View"
    case .swiftUI: "SwiftUI"
    case .game: "Game"
    case .drawing: "Drawing"
    case .animation: "Animation"
    case .physics: "Physics"
    case .tutorial: "Tutorial"
    }
  }

  public var summary: String {
    switch self {
    case .empty: "One line of code, and everything before you."
    case .liveView: "A view controller with a label and a button."
    case .swiftUI: "A view with state: a flower to tap and a slider."
    case .game: "Tap the dots before they are gone."
    case .drawing: "A view that draws itself with paths and colours."
    case .animation: "Springs, key frames and things that repeat."
    case .physics: "Things that fall, collide and can be thrown."
    case .tutorial: "Two pages on values, functions and types."
    }
  }

  /// The systems it can be made for.
  public var platforms: [PlaygroundSettings.Platform] {
    switch self {
    case .empty, .tutorial: [.ios, .macos]
    default: [.ios]
    }
  }

  /// The bundle it is copied from; the empty one is made anew.
  var bundle: String? {
    self == .empty ? nil : name.replacingOccurrences(of: " ", with: "") + ".playground"
  }
}

/// The templates we ship: bundles in a folder, each copied as it lies.
public struct PlaygroundTemplates: Sendable {
  private let folder: URL?

  /// Without a folder there is only the empty one.
  public init(folder: URL?) {
    self.folder = folder
  }

  /// Those that are there.
  public var all: [PlaygroundTemplate] {
    PlaygroundTemplate.allCases.filter { $0.bundle == nil || place(of: $0) != nil }
  }

  /// Makes a playground of a name in a folder, whole or not at all.
  public func make(
    _ template: PlaygroundTemplate, name: String, in parent: URL,
    platform: PlaygroundSettings.Platform
  ) -> Result<PlaygroundDocument, BundleProblem> {
    guard template.platforms.contains(platform) else {
      return .failure(.templateNotFor(template: template.name, platform: platform.name))
    }
    let bare =
      name.lowercased().hasSuffix(".playground") ? String(name.dropLast(".playground".count)) : name
    switch ItemName.check(bare, pathExtension: "playground", beside: []) {
    case .failure(let problem): return .failure(problem)
    case .success(let item):
      let url = parent.appendingPathComponent(item.fileName, isDirectory: true)
      guard template.bundle != nil else { return DocumentStore.create(url, platform: platform) }
      guard let place = place(of: template), let source = BundleFolder(place) else {
        return .failure(.notFound(path: folder?.path ?? template.name))
      }
      return DocumentStore.create(url) { (staged) throws(SystemFault) in
        try Self.copy(source, into: staged, platform: platform)
      }
    }
  }

  private func place(of template: PlaygroundTemplate) -> URL? {
    guard let folder, let bundle = template.bundle else { return nil }
    let place = folder.appendingPathComponent(bundle, isDirectory: true)
    return BundleFolder.kind(of: place.path) == S_IFDIR ? place : nil
  }

  private static func copy(
    _ source: BundleFolder, into staged: StagedFolder, platform: PlaygroundSettings.Platform
  ) throws(SystemFault) {
    for path in FileListing(of: "", in: source).paths {
      let path = path.hasPrefix("/") ? String(path.dropFirst()) : path
      guard case .success(var data) = source.read(path) else {
        throw SystemFault(reason: "the template's \(path) cannot be read")
      }
      if path == "contents.xcplayground" {
        var settings = PlaygroundSettings(text: String(decoding: data, as: UTF8.self))
        settings["target-platform"] = platform.name
        data = Data(settings.text.utf8)
      }
      try staged.add(data, at: path)
    }
  }
}
