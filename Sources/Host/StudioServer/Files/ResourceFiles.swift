import Foundation
import Guarded
import PageEngine
import PlaygroundDocument

/// The pictures and films in the resources of open documents, for thumbnails and prose.
///
/// They are a stranger's bytes. Only what is one by its name and by its first bytes is shown,
/// under a policy that lets nothing in it run or load, wherever it is opened.
final class ResourceFiles: Sendable {
  private let bundles = Guarded<[String: URL]>([:])

  /// The open documents and where they lie.
  func show(_ places: [String: URL]) { bundles.withLock { $0 = places } }

  /// The picture at a path of a document, or the part of it that is asked for.
  func response(
    document: String?, path: String?, entityTag: String?, range: String? = nil
  ) -> HTTPResponse {
    let missing = HTTPResponse(status: .notFound, text: "There is no such picture.")
    guard let document, let path, let bundle = bundles.withLock({ $0[document] }),
      let file = BundleFiles(bundle)?.resource(at: path), let type = ShownKind(of: path, file)
    else { return missing }
    let tag = FileStamp(path: bundle.appendingPathComponent(path).path).map { "\"\($0)\"" }
    var headers = [("Cache-Control", "no-cache")]
    if let tag { headers.append(("ETag", tag)) }
    if let tag, tag == entityTag { return HTTPResponse(status: .notModified, headers: headers) }
    headers.append(("Content-Type", type.header))
    var response = whole(file, headers, range)
    response.policy = "sandbox; default-src 'none'"
    return response
  }

  /// A film is fetched in parts, which is how a browser can jump in it.
  private func whole(
    _ file: Data, _ headers: [(name: String, value: String)], _ range: String?
  ) -> HTTPResponse {
    let headers = headers + [("Accept-Ranges", "bytes")]
    switch ByteRange(header: range, of: file.count) {
    case .everything: return HTTPResponse(status: .ok, headers: headers, body: file)
    case .part(let part):
      let place = "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(file.count)"
      return HTTPResponse(
        status: .partialContent, headers: headers + [("Content-Range", place)],
        body: file.subdata(in: part))
    case .nothing:
      return HTTPResponse(
        status: .rangeNotSatisfiable, headers: [("Content-Range", "bytes */\(file.count)")])
    }
  }
}

/// A kind of picture or film that browsers show.
private enum ShownKind: String {
  case png, jpg, jpeg, gif, webp, bmp, svg
  case mp4, m4v, mov, webm

  init?(of path: String, _ bytes: Data) {
    self.init(rawValue: NSString(string: path).pathExtension.lowercased())
    guard begins(bytes) else { return nil }
  }

  var header: String {
    switch self {
    case .png: "image/png"
    case .jpg, .jpeg: "image/jpeg"
    case .gif: "image/gif"
    case .webp: "image/webp"
    case .bmp: "image/bmp"
    case .svg: "image/svg+xml"
    case .mp4, .m4v: "video/mp4"
    case .mov: "video/quicktime"
    case .webm: "video/webm"
    }
  }

  private func begins(_ bytes: Data) -> Bool {
    switch self {
    case .png: bytes.starts(with: [0x89, 0x50, 0x4e, 0x47])
    case .jpg, .jpeg: bytes.starts(with: [0xff, 0xd8, 0xff])
    case .gif: bytes.starts(with: Array("GIF8".utf8))
    case .webp:
      bytes.starts(with: Array("RIFF".utf8))
        && bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
    case .bmp: bytes.starts(with: Array("BM".utf8))
    case .svg: String(decoding: bytes.prefix(4096), as: UTF8.self).contains("<svg")
    case .mp4, .m4v, .mov: bytes.dropFirst(4).starts(with: Array("ftyp".utf8))
    case .webm: bytes.starts(with: [0x1a, 0x45, 0xdf, 0xa3])
    }
  }
}
