import Foundation

/// The person's own copy of a playground we ship, so that the shipped one stays as it is.
struct OwnCopy {
  var shipped: URL
  /// `~/Playgrounds`, where nothing else says so.
  var folder: URL

  enum Outcome: Equatable {
    case made(URL)
    case found(URL)
    case failed(String)
  }

  static func folder(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
    return URL(fileURLWithPath: home).appendingPathComponent("Playgrounds")
  }

  /// Copies it where there is none yet; one that is there is never touched.
  func make() -> Outcome {
    let copy = folder.appendingPathComponent(
      shipped.lastPathComponent, isDirectory: true)
    if FileManager.default.fileExists(atPath: copy.path) { return .found(copy) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: shipped, to: copy)
      return .made(copy)
    } catch {
      return .failed(
        "cannot copy \(shipped.lastPathComponent) to \(folder.path): \(Self.reason(of: error));"
          + " to open another playground: lek open PATH")
    }
  }

  /// In the system's few words, where it has any.
  private static func reason(of error: any Error) -> String {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    guard let cause, cause.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    return String(cString: strerror(Int32(cause.code)))
  }
}
