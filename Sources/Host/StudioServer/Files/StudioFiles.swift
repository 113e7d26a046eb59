import Foundation

/// The files of the studio and of the parts it stands on, and which address shows which.
///
/// Only folders that are named here are reachable, only by names of visible files below them, and
/// only with an ending that is listed. A link that leads out of its folder shows nothing. Files
/// are read for every request, and the browser asks each time whether its own are still good; so
/// what it shows is never older than what lies on disk.
struct StudioFiles: Sendable {
  private let roots: [(prefix: String, folders: [URL])]
  private let home: URL
  private let joined: JoinedScripts?
  private let pictures: SamplePictures?

  /// `studio` holds `index.html`; what the distribution has is found by `parts`; `pictures` is the
  /// folder of the pictures to take along, `joinedScripts` that of the scripts that are joined.
  init(studio: URL, parts: StudioParts, pictures: URL? = nil, joinedScripts: URL? = nil) {
    self.pictures = pictures.map(SamplePictures.init)
    joined = joinedScripts.map {
      JoinedScripts(folder: $0, originals: studio.appendingPathComponent("js"))
    }
    home = studio.appendingPathComponent("index.html")
    roots = [
      ("/studio/", [studio]),
      ("/fonts/", parts.folders(of: .inter) + parts.folders(of: .jetBrainsMono)),
    ]
  }

  /// The file at an address.
  func response(path: String, entityTag: String?) -> HTTPResponse {
    if path == SamplePictures.address, let pictures {
      return pictures.response(entityTag: entityTag)
    }
    guard let file = file(at: path), let type = MediaType(rawValue: file.pathExtension),
      let found = read(file)
    else { return HTTPResponse(status: .notFound, text: "There is nothing at this address.") }
    let headers = [("Cache-Control", "no-cache"), ("ETag", found.tag)]
    var response =
      entityTag == found.tag
      ? HTTPResponse(status: .notModified, headers: headers)
      : HTTPResponse(
        status: .ok, headers: [("Content-Type", type.header)] + headers, body: found.content)
    if path == WebFrame.address { (response.policy, response.framing) = (WebFrame.policy, .studio) }
    return response
  }

  private func file(at path: String) -> URL? {
    if path == "/" { return home }
    for root in roots where path.hasPrefix(root.prefix) {
      let names = path.dropFirst(root.prefix.count).split(
        separator: "/", omittingEmptySubsequences: false)
      guard names.allSatisfy(Self.isVisible) else { return nil }
      if root.prefix == "/studio/", names.first == "js",
        let file = joined?.file(names.dropFirst().map(String.init))
      {
        return file
      }
      for folder in root.folders {
        if let file = Self.file(names.map(String.init), in: folder) { return file }
      }
    }
    return nil
  }

  private static func isVisible(_ name: Substring) -> Bool {
    !name.isEmpty && !name.hasPrefix(".")
      && name.unicodeScalars.allSatisfy { $0.value >= 32 && $0 != "\\" && $0 != "%" }
  }

  private static func file(_ names: [String], in folder: URL) -> URL? {
    let wanted = names.reduce(folder) { $0.appendingPathComponent($1) }
    let file = wanted.resolvingSymlinksInPath()
    let root = folder.resolvingSymlinksInPath().path + "/"
    return file.path.hasPrefix(root) && FileManager.default.fileExists(atPath: file.path)
      ? file : nil
  }

  private func read(_ file: URL) -> (content: Data, tag: String)? {
    guard let facts = try? FileManager.default.attributesOfItem(atPath: file.path),
      facts[.type] as? FileAttributeType == .typeRegular,
      let changed = facts[.modificationDate] as? Date,
      let content = try? Data(contentsOf: file)
    else { return nil }
    let moment = UInt64(changed.timeIntervalSince1970 * 1_000_000)
    return (content, "\"\(String(moment, radix: 36))-\(String(content.count, radix: 36))\"")
  }
}
