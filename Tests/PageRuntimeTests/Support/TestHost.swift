import CPageRuntime
import Foundation
import PageProtocol

/// The built PageHost, started as the engine starts it but without a sandbox.
final class TestHost {
  let process: pid_t
  private let control: Int32
  private var splitter = FrameSplitter()
  private var arrived: [HostEvent] = []
  private var lastRun: UInt32 = 0

  /// The folder in which the tests and PageHost were built.
  static let products: URL = {
    let test = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    var folder = URL(fileURLWithPath: test).deletingLastPathComponent()
    while folder.path != "/", !isProducts(folder) { folder.deleteLastPathComponent() }
    if isProducts(folder) { return folder }
    // The test bundle is loaded by a helper of the toolchain; its own path is an argument.
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? ""
    return URL(fileURLWithPath: bundle).deletingLastPathComponent()
  }()

  private static func isProducts(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("PageHost").path)
  }

  /// Where the host's memory lies; the engine fixes it.
  enum Addresses {
    case random, fixed
  }

  init(_ options: [String] = [], addresses: Addresses = .random) {
    let pair = Self.socketPair()
    control = pair.ours
    let host = Self.products.appendingPathComponent("PageHost").path
    let command = [host, "--control", "\(pair.theirs)"] + options
    process = Self.spawn(addresses == .fixed ? ["/usr/bin/setarch", "-R"] + command : command)
    close(pair.theirs)
    precondition(next() == .ready)
  }

  deinit {
    close(control)
    waitpid(process, nil, 0)
  }

  /// What a run came to.
  struct Outcome {
    var frames: [UInt8] = []
    var events: [PageEvent] = []
    var end: ProcessEnd?

    /// All console text of a stream.
    func console(_ wanted: ConsoleStream = .output) -> String {
      var bytes: [UInt8] = []
      for case .console(let stream, let part) in events where stream == wanted { bytes += part }
      return String(decoding: bytes, as: UTF8.self)
    }

    /// The last that was said of each place, in the order of the text.
    var results: [ResultRecord] {
      var last: [[UInt32]: ResultRecord] = [:]
      for case .results(let records) in events {
        for record in records {
          last[[record.startLine, record.startColumn, record.endLine, record.endColumn]] = record
        }
      }
      return last.keys.sorted { $0.lexicographicallyPrecedes($1) }.map { last[$0]! }
    }

    var finish: FinishReason? {
      for case .finished(let reason) in events { return reason }
      return nil
    }
  }

  /// Runs a page to its end.
  func run(
    _ page: BuiltPage, clock: RunRequest.Clock = .real, seed: UInt64? = nil,
    touches: [TouchInput] = [], treeMoments: [Double] = []
  ) -> Outcome {
    let channel = start(
      page, clock: clock, seed: seed, touches: touches, treeMoments: treeMoments)
    var outcome = Outcome()
    outcome.frames = Self.readToEnd(channel)
    outcome.events = Self.events(in: outcome.frames)
    outcome.end = waitForEnd()
    return outcome
  }

  /// Starts a page and gives its channel.
  func start(
    _ page: BuiltPage, clock: RunRequest.Clock = .real, seed: UInt64? = nil,
    touches: [TouchInput] = [], treeMoments: [Double] = []
  ) -> Int32 {
    lastRun += 1
    let pair = Self.socketPair()
    let request = RunRequest(
      run: lastRun, library: page.library, modules: [], clock: clock, seed: seed,
      touches: touches, treeMoments: treeMoments)
    let frame = HostCommand.run(request).encoded()
    precondition(lek_send_with_descriptor(control, frame, frame.count, pair.theirs) == frame.count)
    close(pair.theirs)
    return pair.ours
  }

  func stop() {
    let frame = HostCommand.stop(run: lastRun).encoded()
    precondition(send(control, frame, frame.count, 0) == frame.count)
  }

  func waitForEnd() -> ProcessEnd? {
    while let event = next() {
      if case .ended(lastRun, let end) = event { return end }
    }
    return nil
  }

  /// The next thing the host says.
  func next() -> HostEvent? {
    while arrived.isEmpty {
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = recv(control, &buffer, buffer.count, 0)
      guard count > 0, let bodies = try? splitter.append(buffer[..<count]) else { return nil }
      arrived += bodies.compactMap { try? HostEvent(frame: $0) }
    }
    return arrived.removeFirst()
  }

  static func readToEnd(_ channel: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    while let part = readSome(channel) { bytes += part }
    close(channel)
    return bytes
  }

  static func readSome(_ channel: Int32) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(channel, &buffer, buffer.count, 0)
    return count > 0 ? Array(buffer[..<count]) : nil
  }

  static func events(in frames: [UInt8]) -> [PageEvent] {
    var splitter = FrameSplitter()
    let bodies = (try? splitter.append(frames)) ?? []
    return bodies.compactMap { try? PageEvent(frame: $0) }
  }

  static func socketPair() -> (ours: Int32, theirs: Int32) {
    var pair: [Int32] = [0, 0]
    socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair)
    _ = fcntl(pair[0], F_SETFD, FD_CLOEXEC)
    return (pair[0], pair[1])
  }

  private static func spawn(_ command: [String]) -> pid_t {
    var process: pid_t = 0
    var words = command.map { strdup($0) } + [nil]
    setenv("SWIFT_DETERMINISTIC_HASHING", "1", 1)
    posix_spawn(&process, command[0], nil, nil, &words, environ)
    for word in words { free(word) }
    return process
  }
}
