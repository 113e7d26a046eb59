import CPageEngine
import Foundation
import PageProtocol

/// A front end that was started before its text was known, and waits for it at the end of a pipe.
///
/// Its start takes a third of the time of a whole build, and depends on nothing the person types.
/// The file it reads has the page's own name, and is a link to the pipe it was given; so every
/// message and every line of debug information names the page. It reads nothing and compiles
/// nothing until `compile`. One that is not needed any more is ended, not fed.
final class WaitingFrontEnd: Sendable {
  let arguments: [String]
  let output: String
  private let process: ChildProcess
  private let pipe: Descriptor

  /// Longer texts than this are handed over piece by piece.
  private static let pipeSize: Int32 = 1 << 20

  init(
    _ frontEnd: FrontEnd, arguments: [String], output: String, file: String, folder: String
  ) throws(EngineFault) {
    self.arguments = arguments
    self.output = output
    let ends = try Descriptor.pipe(size: Self.pipeSize)
    unlink(folder + "/" + file)
    guard symlink("/proc/self/fd/3", folder + "/" + file) == 0 else {
      throw EngineFault("cannot make \(file)", error: errno)
    }
    process = try frontEnd.start(
      arguments, errors: output + ".txt", folder: folder, input: ends.reading.number)
    pipe = ends.writing
  }

  /// Whether it still waits.
  var isWaiting: Bool { process.end == nil }

  /// Gives it its text and waits for its end. Cancellation ends it.
  func compile(_ text: String) async -> ProcessEnd {
    let bytes = Array(text.utf8)
    Thread.detachNewThread { [pipe] in
      _ = lek_write_pipe(pipe.number, bytes, bytes.count)
      pipe.close()
    }
    return await process.wait()
  }

  /// Ends it unread.
  func discard() async {
    process.kill()
    _ = await process.wait()
  }
}
