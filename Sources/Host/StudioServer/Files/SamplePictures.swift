import Foundation

/// The pictures that people may take along for a first game, as an archive with one folder.
///
/// The archive is made when it is asked for, of what lies in the folder, and is the same bytes each
/// time while that is the same.
struct SamplePictures: Sendable {
  /// Where it is had.
  static let address = "/images.zip"
  /// Where the pictures lie, below the playgrounds we ship.
  static let folder = "Pictures/Images"

  private let folder: URL

  init(_ folder: URL) {
    self.folder = folder
  }

  func response(entityTag: String?) -> HTTPResponse {
    guard let archive = archive() else {
      return HTTPResponse(status: .notFound, text: "There are no pictures to download.")
    }
    let tag = "\"\(String(archive.checksum, radix: 36))\""
    let headers = [("Cache-Control", "no-cache"), ("ETag", tag)]
    if entityTag == tag { return HTTPResponse(status: .notModified, headers: headers) }
    return HTTPResponse(
      status: .ok,
      headers: [
        ("Content-Type", "application/zip"),
        ("Content-Disposition", "attachment; filename=\"Images.zip\""),
      ] + headers, body: archive.bytes)
  }

  private func archive() -> (bytes: Data, checksum: UInt32)? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let pictures = names.filter { $0.hasSuffix(".png") && !$0.hasPrefix(".") }.sorted()
    guard !pictures.isEmpty else { return nil }
    var archive = StoredArchive()
    let root = folder.lastPathComponent + "/"
    archive.add(Data(), at: root)
    for name in pictures {
      guard let picture = try? Data(contentsOf: folder.appendingPathComponent(name)) else {
        return nil
      }
      archive.add(picture, at: root + name)
    }
    let bytes = archive.bytes
    return (bytes, StoredArchive.checksum(of: bytes))
  }
}
