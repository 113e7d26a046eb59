import Foundation

/// What a folder holds and how much room is left where it is.
struct Disk {
  var folder: String

  /// Bytes of all files in it.
  var used: Int64 {
    let files = FileManager.default.enumerator(atPath: folder)
    var sum: Int64 = 0
    while let file = files?.nextObject() as? String {
      var status = stat()
      guard lstat("\(folder)/\(file)", &status) == 0 else { continue }
      sum += Int64(status.st_blocks) * 512
    }
    return sum
  }

  /// Bytes that can still be written there, or where it would be made.
  var free: Int64 {
    var facts = statvfs()
    guard statvfs(nearest, &facts) == 0 else { return 0 }
    return Int64(facts.f_bavail) * Int64(facts.f_frsize)
  }

  /// Whether it can be written, or made.
  var isWritable: Bool { access(nearest, W_OK) == 0 }

  private var nearest: String {
    var path = folder
    while access(path, F_OK) != 0, path != "/", !path.isEmpty {
      path = path.parentPath
    }
    return path.isEmpty ? "/" : path
  }

  /// `1.5 GB`.
  static func words(_ bytes: Int64) -> String {
    let units = [("GB", 1_000_000_000.0), ("MB", 1_000_000), ("kB", 1000)]
    guard let (name, size) = units.first(where: { Double(bytes) >= $0.1 }) else {
      return "\(bytes) bytes"
    }
    let tenths = (Double(bytes) / size * 10).rounded() / 10
    return tenths >= 10 ? "\(Int(tenths.rounded())) \(name)" : "\(tenths) \(name)"
  }
}
