import CPageEngine
import Foundation
import Guarded
import PageProtocol

/// A language server that runs: requests go to it, and answers come back.
///
/// What: JSON-RPC over one socket that is the server's input and output. Why a process of its own:
/// it knows the whole compiler and may crash or hang with it, and nobody shall notice more than a
/// list that did not come. **Always holds**: every request is answered once, at the latest when
/// its patience is over, its task is cancelled or the server is gone; nobody waits for the server
/// to read; after `end` the process is gone. Deliberately not: a restarter. `LanguageSession` starts another.
final class LanguageServer: Sendable {
  /// What a request came to.
  enum Reply: Equatable, Sendable {
    case answer(Data)
    /// The server says that it cannot.
    case refused
    /// It did not answer in time, or the question was taken back.
    case late
    /// There is no server any more.
    case gone
  }

  private let process: ChildProcess
  private let socket: Descriptor
  private let writing = DispatchQueue(label: "lekplats.language.writing")
  private let state = Guarded(State())

  private struct State {
    var last = 0
    var waiting: [Int: CheckedContinuation<Reply, Never>] = [:]
    /// Requests in a row that were not answered in time.
    var lateInARow = 0
    var isGone = false
  }

  /// Starts the process of a request that is made for its three descriptors.
  init(starting request: ([Int32]) throws(EngineFault) -> ChildProcess.Request) throws(EngineFault)
  {
    let (ours, theirs) = try Descriptor.socketPair()
    let none = try Descriptor.open("/dev/null", O_RDWR)
    process = try ChildProcess(request([theirs.number, theirs.number, none.number]))
    socket = ours
    Thread.detachNewThread { [self] in read() }
  }

  /// Waits for the end of the process.
  func wait() async -> ProcessEnd { await process.wait() }

  var isGone: Bool { state.withLock { $0.isGone } }

  /// Requests in a row that were not answered in time.
  var lateInARow: Int { state.withLock { $0.lateInARow } }

  /// What it holds in memory, in bytes.
  var memory: UInt64 {
    ([process.identifier] + ProcessTable.descendants(of: process.identifier))
      .reduce(0) { $0 + ProcessTable.memory(of: $1) }
  }

  /// Tells it something.
  func notify(_ method: String, _ parameters: some Encodable & Sendable) {
    write(Outgoing(id: nil, method: method, params: parameters))
  }

  /// Asks it something. A cancelled task takes its question back.
  func request(
    _ method: String, _ parameters: some Encodable & Sendable, patience: Duration
  ) async -> Reply {
    let id = state.withLock { state in
      state.last += 1
      return state.last
    }
    let clock = Task {
      guard (try? await Task.sleep(for: patience)) != nil else { return }
      takeBack(id, isLate: true)
    }
    defer { clock.cancel() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isGone = state.withLock { state in
          if !state.isGone { state.waiting[id] = continuation }
          return state.isGone
        }
        if isGone { return continuation.resume(returning: .gone) }
        write(Outgoing(id: id, method: method, params: parameters))
        if Task.isCancelled { takeBack(id, isLate: false) }
      }
    } onCancel: {
      takeBack(id, isLate: false)
    }
  }

  /// Ends the process.
  func end() {
    leave()
    process.kill()
  }

  private func takeBack(_ id: Int, isLate: Bool) {
    let waiting = state.withLock { state in
      let waiting = state.waiting.removeValue(forKey: id)
      if waiting != nil, isLate { state.lateInARow += 1 }
      return waiting
    }
    guard let waiting else { return }
    notify("$/cancelRequest", ["id": id])
    waiting.resume(returning: .late)
  }

  private func write(_ message: some Encodable) {
    guard let body = try? JSONEncoder().encode(message) else { return }
    let bytes = MessageFrames.frame(body)
    writing.async { [self] in
      var sent = 0
      while sent < bytes.count {
        let count = bytes.withUnsafeBytes {
          send(
            socket.number, $0.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
        }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        sent += count
      }
    }
  }

  private func read() {
    var frames = MessageFrames()
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    reading: while true {
      let count = recv(socket.number, &buffer, buffer.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      frames.add(buffer[..<count])
      do throws(MessageFrames.Nonsense) {
        while let message = try frames.next() { hear(Data(message)) }
      } catch {
        break reading
      }
    }
    leave()
    process.kill()
  }

  private func hear(_ message: Data) {
    guard let incoming = try? JSONDecoder().decode(Incoming.self, from: message) else { return }
    if let method = incoming.method {
      // What the server asks of an editor can all be answered with nothing.
      if let id = incoming.id, !method.isEmpty { write(NothingToSay(id: id)) }
      return
    }
    guard case .number(let id) = incoming.id else { return }
    let waiting = state.withLock { state in
      state.lateInARow = 0
      return state.waiting.removeValue(forKey: id)
    }
    waiting?.resume(returning: incoming.error == nil ? .answer(message) : .refused)
  }

  private func leave() {
    let waiting = state.withLock { state in
      state.isGone = true
      defer { state.waiting = [:] }
      return state.waiting.values.map { $0 }
    }
    socket.shutDown()
    for continuation in waiting { continuation.resume(returning: .gone) }
  }
}

/// What is written to a language server.
private struct Outgoing<Parameters: Encodable>: Encodable {
  var jsonrpc = "2.0"
  var id: Int?
  var method: String
  var params: Parameters
}

/// The answer to what a server asks.
private struct NothingToSay: Encodable {
  var id: Incoming.Identifier

  enum CodingKeys: CodingKey { case jsonrpc, id, result }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode("2.0", forKey: .jsonrpc)
    try container.encode(id, forKey: .id)
    try container.encodeNil(forKey: .result)
  }
}

/// The outside of what it writes.
private struct Incoming: Decodable {
  var id: Identifier?
  var method: String?
  var error: Failure?

  struct Failure: Decodable {}

  enum Identifier: Codable {
    case number(Int)
    case text(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .number(let number): try container.encode(number)
      case .text(let text): try container.encode(text)
      }
    }
  }
}
