import Foundation

extension ToolOutput {
  /// Runs a tool in the sandbox to its end, with a text as its standard input.
  static func of(
    _ arguments: [String], in sandbox: ToolSandbox, view: ToolSandbox.View, input: String = ""
  ) async throws(EngineFault) -> (output: ToolOutput, errors: Data) {
    let (given, output, errors) = (try namelessFile(), try namelessFile(), try namelessFile())
    var bytes = Array(input.utf8)
    guard pwrite(given.number, &bytes, bytes.count, 0) == bytes.count else {
      throw EngineFault("cannot write a file in memory", error: errno)
    }
    let process = try ChildProcess(
      sandbox.request(
        arguments, environment: ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "HOME": "/tmp"],
        folder: "/", view: view,
        descriptors: [given.number, output.number, errors.number]))
    let end = await process.wait()
    return (ToolOutput(end: end, text: contents(of: output)), contents(of: errors))
  }
}
