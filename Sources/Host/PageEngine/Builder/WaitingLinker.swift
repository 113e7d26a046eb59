import CPageEngine
import Foundation
import Guarded
import PageProtocol

/// A linker that was started before there was anything to link, and waits for it at the end of a pipe.
///
/// Starting takes it twice as long as linking a page, and goes on beside the compiler. What it waits
/// for is a script with the names of what it shall link; all else it knows from the beginning. One
/// that is not needed is ended, not fed.
final class WaitingLinker: Sendable {
  private let output: String
  private let folder: String
  private let libraries: String
  private let process: ChildProcess
  private let pipe: Descriptor
  private let tools: ToolSandbox
  private let isFed = Guarded(false)

  /// Starts one that will make a shared object of objects in its folder; all paths without their suffix.
  init(_ frontEnd: FrontEnd, output: String) throws(EngineFault) {
    self.output = output
    tools = frontEnd.tools
    let toolchain = frontEnd.toolchain
    libraries = toolchain.libraries
    let ends = try Descriptor.pipeForTool()
    folder = URL(fileURLWithPath: output).deletingLastPathComponent().path
    // In the folder of all that is built, so that no character of a path outside of it means anything in a
    // script.
    let all = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    process = try frontEnd.start(
      [
        toolchain.linker, "-shared", "--threads=1", "/proc/self/fd/3", toolchain.runtimeObject,
        "-rpath", libraries, "-o", output + ".so",
      ], errors: output + ".link.txt", folder: all,
      view: ToolSandbox.View(
        reads: [ToolSandbox.Folder(all)], writes: [ToolSandbox.Folder(folder)]),
      inputs: [ends.reading])
    pipe = ends.writing
  }

  /// Begins as soon as its only object is there, while the compiler still cleans up behind itself.
  func beginEarly(with object: String) -> AppearingFile? {
    AppearingFile((object as NSString).lastPathComponent + ".o", in: folder) { [self] in
      feed([object])
    }
  }

  /// Links the objects; every symbol they lack is in the page host, in a module loaded before, or in a
  /// library of the toolchain that they bring along.
  func link(_ objects: [String]) async throws(Failure) {
    feed(objects)
    let end = await process.wait()
    guard end == .exited(status: 0) || Task.isCancelled else { throw failure(end) }
    // The page may run as another user, whatever our own mask says.
    ToolFile.makeReadable(output + ".so")
  }

  /// Why nothing was linked.
  enum Failure: Error {
    case fault(EngineFault)
    /// The objects do not fit together: what the linker says of them.
    case refused(String)

    var words: String {
      switch self {
      case .fault(let fault): fault.words
      case .refused(let words): words
      }
    }
  }

  private func failure(_ end: ProcessEnd) -> Failure {
    let said = FrontEnd.text(output + ".link.txt", most: 1 << 16)
    if let fault = EngineFault.noRoom(in: folder) ?? tools.fault(said) { return .fault(fault) }
    if let limit = tools.limits.message(end, said: said) { return .refused(limit) }
    let errors = said.split(separator: "\n").compactMap {
      $0.split(separator: "error: ").dropFirst().first
    }
    guard case .exited = end, let first = errors.first else {
      return .fault(EngineFault("the linker failed: " + said.prefix(4000)))
    }
    let folders = [folder + "/", (folder as NSString).deletingLastPathComponent + "/"]
    return .refused(
      "this cannot be linked: " + folders.reduce(String(first)) { $0.replacing($1, with: "") })
  }

  /// Its path in the folder of all that is built.
  private func name(of object: String) -> String {
    let parts = object.split(separator: "/").suffix(2)
    return parts.joined(separator: "/") + ".o"
  }

  /// Names what it shall link, once.
  private func feed(_ objects: [String]) {
    isFed.withLock { isFed in
      if isFed { return }
      isFed = true
      var names = objects.map(name)
      for library in objects.flatMap({ AutolinkedLibraries(of: $0 + ".o", in: libraries).paths })
      where !names.contains(library) {
        names.append(library)
      }
      let script = Array(names.map { "INPUT(\"\($0)\")\n" }.joined().utf8)
      _ = lek_write_pipe(pipe.number, script, script.count)
      pipe.close()
    }
  }

  /// Ends it, whatever it has been given.
  func discard() async {
    process.kill()
    _ = await process.wait()
  }
}
