import Foundation

/// Files on their way from a browser into a bundle.
///
/// Their bytes go to a folder outside of it, piece by piece, and only a file that is whole gets a
/// place in the bundle. What a window has begun and not ended goes when the window goes.
struct Arrivals {
  /// One file.
  struct Upload: Equatable {
    var document: String
    var arrival: BundleOrder.Arrival
    var size: Int
    var received = 0
  }

  /// What came of a piece.
  enum Progress: Equatable {
    case more
    case whole(Upload)
    case failed(upload: Int, message: String)
    /// It belongs to nothing that is expected.
    case unknown
  }

  private struct Key: Hashable {
    var connection: ConnectionIdentifier
    var upload: Int
  }

  static let longestFile = 64 << 20
  static let mostAtOnce = 1000
  private let folder: URL
  private var uploads: [Key: Upload] = [:]
  private var lastNumber = 0

  init(folder: URL) {
    self.folder = folder
  }

  /// Expects a file; answers with its number.
  mutating func begin(
    _ place: (folder: String, name: String), size: Int, document: String,
    from connection: ConnectionIdentifier
  ) -> Result<Upload, BundleRefusal> {
    guard size >= 0, size <= Self.longestFile else {
      let message = "\(place.name) is longer than 64 MiB, the most that can be dropped."
      return .failure(BundleRefusal(message: message))
    }
    guard uploads.keys.count(where: { $0.connection == connection }) < Self.mostAtOnce else {
      return .failure(BundleRefusal(message: "Those are too many files at once."))
    }
    lastNumber += 1
    let file = folder.appendingPathComponent(String(lastNumber))
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard FileManager.default.createFile(atPath: file.path, contents: Data()) else {
      return .failure(BundleRefusal(message: "There is no room for files in \(folder.path)."))
    }
    let arrival = BundleOrder.Arrival(
      file: file, folder: place.folder, name: place.name, upload: lastNumber)
    let upload = Upload(document: document, arrival: arrival, size: size)
    if size > 0 { uploads[Key(connection: connection, upload: lastNumber)] = upload }
    return .success(upload)
  }

  /// Takes a piece: the number of its file, in four bytes, and what comes next of it.
  mutating func add(_ bytes: [UInt8], from connection: ConnectionIdentifier) -> Progress {
    guard bytes.count > 4 else { return .unknown }
    let number = (0..<4).reduce(0) { $0 | Int(bytes[$1]) << (8 * $1) }
    let key = Key(connection: connection, upload: number)
    guard var upload = uploads[key] else { return .unknown }
    upload.received += bytes.count - 4
    guard upload.received <= upload.size else {
      forget(key)
      return .failed(upload: number, message: "\(upload.arrival.name) is longer than was said.")
    }
    guard Self.append(bytes[4...], to: upload.arrival.file) else {
      forget(key)
      return .failed(
        upload: number, message: "\(upload.arrival.name) could not be kept. Is the disk full?")
    }
    let isWhole = upload.received == upload.size
    uploads[key] = isWhole ? nil : upload
    return isWhole ? .whole(upload) : .more
  }

  /// Expects a file no longer; whether it did.
  mutating func cancel(_ upload: Int, from connection: ConnectionIdentifier) -> Bool {
    let key = Key(connection: connection, upload: upload)
    defer { forget(key) }
    return uploads[key] != nil
  }

  /// A window is gone.
  mutating func forget(_ connection: ConnectionIdentifier) {
    for key in uploads.keys where key.connection == connection { forget(key) }
  }

  /// Removes everything that is still here.
  func close() { try? FileManager.default.removeItem(at: folder) }

  private mutating func forget(_ key: Key) {
    guard let upload = uploads.removeValue(forKey: key) else { return }
    try? FileManager.default.removeItem(at: upload.arrival.file)
  }

  private static func append(_ bytes: ArraySlice<UInt8>, to file: URL) -> Bool {
    let descriptor = open(file.path, O_WRONLY | O_APPEND | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return false }
    defer { _ = Foundation.close(descriptor) }
    var rest = bytes
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { return false }
      rest = rest.dropFirst(written)
    }
    return true
  }
}
