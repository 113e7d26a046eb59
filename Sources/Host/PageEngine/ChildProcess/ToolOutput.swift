import CPageEngine
import Foundation
import PageProtocol

/// The output of a short-lived tool, and how it ended.
///
/// The tool writes to files that have no name.
struct ToolOutput: Sendable {
  var end: ProcessEnd
  var text: Data

  /// Runs a tool that reads nothing of a bundle to its end; `text` has both of its outputs.
  static func of(
    _ arguments: [String], environment: [String: String] = ProcessInfo.processInfo.environment
  ) async throws(EngineFault) -> ToolOutput {
    let output = try namelessFile()
    let input = try Descriptor.open("/dev/null", O_RDONLY)
    let process = try ChildProcess(
      ChildProcess.Request(
        arguments: arguments, environment: environment,
        descriptors: [input.number, output.number, output.number]))
    return ToolOutput(end: await process.wait(), text: contents(of: output))
  }

  /// More bytes than any tool prints.
  private static let longest = 64 << 20

  /// An empty file in memory that has no name.
  static func namelessFile() throws(EngineFault) -> Descriptor {
    let file = lek_make_nameless_file()
    guard file >= 0 else { throw EngineFault("cannot make a file in memory", error: errno) }
    return Descriptor(file)
  }

  /// All that a file holds, up to `longest` bytes.
  static func contents(of file: Descriptor) -> Data {
    let size = min(longest, Int(lseek(file.number, 0, SEEK_END)))
    var text = Data(count: max(0, size))
    let count = text.withUnsafeMutableBytes { pread(file.number, $0.baseAddress, $0.count, 0) }
    return text.prefix(max(0, count))
  }
}
