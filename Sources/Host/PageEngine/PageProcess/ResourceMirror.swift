import Foundation

/// Keeps the host's folder filled with a page's resources, merged.
///
/// Foundation finds `Bundle.main` from the executable's path alone, so resources have to lie beside
/// the host. They are copied, because a page must not be able to change a person's file; a link
/// that leads elsewhere is left out.
struct ResourceMirror: Sendable {
  private let folder: String
  /// Bytes that all resources may take; nil lifts the limit.
  private let most: UInt64?
  private var present: [String: FileStamp] = [:]

  init(folder: String, most: UInt64? = Limits().resources) {
    (self.folder, self.most) = (folder, most)
  }

  /// Makes the folder hold exactly the files of these folders; of two with one name, the first.
  ///
  /// `others` are files that lie elsewhere, by the paths they are to have.
  mutating func fill(
    from sources: [URL], and others: [String: URL] = [:]
  ) throws(EngineFault) {
    var wanted: [String: (file: String, stamp: FileStamp)] = [:]
    for (name, file) in others {
      if let stamp = FileStamp(path: file.path) { wanted[name] = (file.path, stamp) }
    }
    for source in sources {
      for (name, file) in Self.files(of: source.path) where wanted[name] == nil {
        guard name != SessionFolder.hostName, let stamp = FileStamp(path: file) else { continue }
        wanted[name] = (file, stamp)
      }
    }
    let size = wanted.values.reduce(UInt64(0)) {
      $0.addingReportingOverflow(UInt64($1.stamp.size)).partialValue
    }
    if let most, size > most {
      throw EngineFault(
        "the resources of this page take \(size >> 20) MB, and \(most >> 20) MB is the most",
        remedy: "Take some of them out of Resources. Then run the page again.")
    }
    for name in present.keys where wanted[name] == nil {
      unlink(folder + "/" + name)
      present[name] = nil
    }
    for (name, resource) in wanted where present[name] != resource.stamp {
      let target = folder + "/" + name
      try Self.makeFolders(above: name, in: folder)
      unlink(target)
      guard FileCopy.copy(resource.file, target) else {
        throw EngineFault("cannot copy the resource \(name)", error: errno)
      }
      present[name] = resource.stamp
    }
  }

  /// Whether a resource has this path.
  func holds(_ name: String) -> Bool { present[name] != nil }

  private static func files(of folder: String) -> [(name: String, file: String)] {
    guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
    var files: [(String, String)] = []
    while let name = names.nextObject() as? String {
      let type = names.fileAttributes?[.type] as? FileAttributeType
      if type == .typeRegular { files.append((name, folder + "/" + name)) }
    }
    return files
  }

  private static func makeFolders(above name: String, in folder: String) throws(EngineFault) {
    var path = folder
    for part in name.split(separator: "/").dropLast() {
      path += "/" + part
      guard mkdir(path, 0o755) == 0 || errno == EEXIST else {
        throw EngineFault("cannot make \(path)", error: errno)
      }
      chmod(path, 0o755)
    }
  }
}
