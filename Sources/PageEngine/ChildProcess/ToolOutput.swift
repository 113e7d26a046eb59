import CPageEngine
import Foundation
import PageProtocol

/// What a short-lived tool printed, and how it ended.
struct ToolOutput: Sendable {
  var end: ProcessEnd
  var text: Data

  /// Runs a tool to its end; both of its outputs are caught in a file that has no name.
  static func of(
    _ arguments: [String], environment: [String: String] = ProcessInfo.processInfo.environment
  ) async throws(EngineFault) -> ToolOutput {
    let file = lek_make_nameless_file()
    guard file >= 0 else { throw EngineFault("cannot make a file in memory", error: errno) }
    let output = Descriptor(file)
    let input = try Descriptor.open("/dev/null", O_RDONLY)
    let process = try ChildProcess(
      ChildProcess.Request(
        arguments: arguments, environment: environment,
        descriptors: [input.number, output.number, output.number]))
    let end = await process.wait()
    let size = lseek(output.number, 0, SEEK_END)
    var text = Data(count: max(0, Int(size)))
    let count = text.withUnsafeMutableBytes { pread(output.number, $0.baseAddress, $0.count, 0) }
    return ToolOutput(end: end, text: text.prefix(max(0, count)))
  }
}
