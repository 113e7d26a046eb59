public import Foundation

/// The pinned results of pages.
extension DocumentStore {
  /// What a page's timeline file says of its text; nothing where there is none that can be read.
  public static func timeline(
    ofPage path: String, text: String, in bundle: URL
  ) -> [PinnedResult] {
    guard let folder = BundleFolder(bundle), let file = timelinePath(ofPage: path, in: folder),
      case .success(let data) = folder.read(file), data.count <= TimelineFile.longest
    else { return [] }
    return TimelineFile(String(decoding: data, as: UTF8.self)).pins(in: text)
  }

  /// Writes them, and says what kept them from being written. Where nothing is pinned and there is no
  /// file, none is made.
  public static func saveTimeline(
    _ pins: [PinnedResult], ofPage path: String, text: String, in bundle: URL
  ) -> BundleProblem? {
    guard let folder = BundleFolder(bundle) else { return .notFound(path: bundle.path) }
    let path = timelinePath(ofPage: path, in: folder) ?? newTimelinePath(ofPage: path)
    var file = TimelineFile.empty
    var old: Data?
    switch folder.read(path) {
    case .success(let data):
      guard data.count <= TimelineFile.longest else { return .tooLong(path: path) }
      guard let text = String(validating: data, as: UTF8.self) else { return .notText(path: path) }
      old = data
      if text.contains(where: { !$0.isWhitespace }) { file = TimelineFile(text) }
    case .failure(.notFound): if pins.isEmpty { return nil }
    case .failure(let problem): return problem
    }
    guard file.set(pins, in: text, bundle: folder.url) else {
      return .unreadable(path: path, reason: "it is not a timeline of Xcode's")
    }
    if let old, old.elementsEqual(file.text.utf8) { return nil }
    return folder.write(Data(file.text.utf8), to: path) ?? name(path, in: folder)
  }

  /// Xcode looks for the file of a single page where the settings say that there is one.
  private static func name(_ path: String, in folder: BundleFolder) -> BundleProblem? {
    let settings = SettingsFile(in: folder)
    guard !path.contains("/"), case .success(let read) = settings.read(),
      let changed = read.naming(timeline: path)
    else { return nil }
    return settings.write(changed)
  }

  private static func timelinePath(ofPage path: String, in folder: BundleFolder) -> String? {
    let parent = parent(of: path)
    return folder.child(named: TimelineFile.name, in: parent)
      .map { parent.isEmpty ? $0 : parent + "/" + $0 }
  }

  private static func newTimelinePath(ofPage path: String) -> String {
    let parent = parent(of: path)
    return parent.isEmpty ? TimelineFile.name : parent + "/" + TimelineFile.name
  }

  private static func parent(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }
}

extension PlaygroundSettings {
  /// With an element that names the timeline; nil where there is one, or no place for it.
  func naming(timeline: String) -> PlaygroundSettings? {
    let items = MarkupReader(text).items()
    var root: MarkupTag?
    var end: Range<Int>?
    for item in items {
      switch item {
      case .opening(let tag) where tag.name == "timeline": return nil
      case .opening(let tag) where tag.name == "playground": root = tag
      case .closing("playground", let range): end = range
      default: continue
      }
    }
    guard let root else { return nil }
    var bytes = Array(text.utf8)
    let element = "    <timeline fileName='\(timeline)'/>\n"
    if root.ending == .closed {
      bytes.replaceSubrange(
        root.range.upperBound - 2..<root.range.upperBound,
        with: ">\n\(element)</playground>".utf8)
    } else if root.ending == .open, let end {
      bytes.insert(contentsOf: element.utf8, at: end.lowerBound)
    } else {
      return nil
    }
    return PlaygroundSettings(text: String(decoding: bytes, as: UTF8.self))
  }
}
