import CPageEngine
import Foundation

/// The module a waiting compiler loads last, and which is handed to it when its text is there.
///
/// In its folder lies one link, to a descriptor that each compiler was given for itself. The module
/// is empty; what counts is the moment of its arrival.
final class PageGate: Sendable {
  static let module = "PageGate"

  /// The descriptor a compiler has the gate as.
  static let descriptor = 3

  private let folder: String
  private let bytes: [UInt8]

  init(folder: String, modules: String) {
    self.folder = folder
    bytes = Array(
      FileManager.default.contents(atPath: "\(modules)/\(Self.module).swiftmodule") ?? Data())
  }

  /// A gate that is shut; the compiler gets one end of it, we keep the other.
  func shut() throws(EngineFault) -> (reading: Descriptor, writing: Descriptor) {
    let link = "\(folder)/\(Self.module).swiftmodule"
    unlink(link)
    guard symlink("/proc/self/fd/\(Self.descriptor)", link) == 0 else {
      throw EngineFault("cannot make \(link)", error: errno)
    }
    return try Descriptor.pipeForTool(size: Int32(max(bytes.count, 64 << 10)))
  }

  /// Lets the compiler at the other end go on.
  func open(_ end: Descriptor) {
    Thread.detachNewThread { [bytes] in
      _ = lek_write_pipe(end.number, bytes, bytes.count)
      end.close()
    }
  }
}
