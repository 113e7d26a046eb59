import Foundation

/// The compiled modules of `Sources`, kept by content under the user's cache folder.
///
/// What: one file for each content, compiler and page kit. Why: Sources change seldom, and take
/// longer than the page. Always holds: an entry is used only if its whole key is equal, not just
/// its hash, and every byte is as it was written; what is taken out of it is a copy, so nothing that
/// happens to the cache afterwards touches a build or a page. An entry appears whole, by one
/// rename. The cache may be deleted or damaged at any moment, by whomever, and never grows beyond
/// its bounds. Deliberately not: incremental. All files of a module are one compilation.
struct ModuleCache: Sendable {
  let folder: String
  var bounds = Bounds()

  /// How much is kept.
  struct Bounds: Sendable {
    var entries = 64
    var bytes = 256 << 20
  }

  private static let freshPrefix = ".new-"
  private static let secondsOfAWriter = 600

  init(cacheFolder: String) {
    folder = cacheFolder + "/sources"
  }

  /// Where the entry of a key is, if there is one.
  func place(of key: String) -> String { folder + "/" + ContentHash.of(key.utf8) }

  /// What was kept for a key, if it is still there and whole.
  func find(_ key: String) -> CacheEntry? {
    let place = place(of: key)
    guard let stamp = FileStamp(path: place), stamp.size <= bounds.bytes,
      let data = FileManager.default.contents(atPath: place),
      let entry = CacheEntry(Array(data)), entry.key == key
    else { return nil }
    utimes(place, nil)
    return entry
  }

  /// Keeps an entry. A cache that cannot be written is one that finds nothing.
  func keep(_ entry: CacheEntry) {
    let manager = FileManager.default
    try? manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let fresh = "\(folder)/\(Self.freshPrefix)\(getpid())-\(UUID().uuidString)"
    defer { unlink(fresh) }
    guard manager.createFile(atPath: fresh, contents: Data(entry.bytes)) else { return }
    let place = place(of: entry.key)
    // Something else may be there: a folder, or what an older Lekplats left.
    if rename(fresh, place) != 0 {
      try? manager.removeItem(atPath: place)
      rename(fresh, place)
    }
    prune()
  }

  /// Removes what is too much, the longest unused first, and what a killed writer left behind.
  func prune() {
    var kept = (entries: 0, bytes: 0)
    let files = names().compactMap { name in FileStamp(path: folder + "/" + name).map { (name, $0) }
    }
    .sorted { ($0.1.seconds, $0.1.nanoseconds) > ($1.1.seconds, $1.1.nanoseconds) }
    for (name, stamp) in files {
      if name.hasPrefix(Self.freshPrefix) {
        if isLeftBehind(name, stamp) { remove(name) }
        continue
      }
      kept.entries += 1
      kept.bytes += stamp.size
      if kept.entries > bounds.entries || kept.bytes > bounds.bytes { remove(name) }
    }
  }

  private func names() -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  private func remove(_ name: String) {
    try? FileManager.default.removeItem(atPath: folder + "/" + name)
  }

  private func isLeftBehind(_ name: String, _ stamp: FileStamp) -> Bool {
    let owner = pid_t(name.dropFirst(Self.freshPrefix.count).prefix { $0 != "-" })
    guard let owner, access("/proc/\(owner)", F_OK) == 0 else { return true }
    return stamp.seconds < Int(time(nil)) - Self.secondsOfAWriter
  }
}
