import CWebSockets
import Foundation
import Guarded

/// The thread of libwebsockets, and what its handlers need.
///
/// Everything marked as such is touched by that thread alone, once it runs. The pointer to the C
/// side lives from `listen` until the thread has ended; `send` and `stop` hold a lock while they
/// use it, so that they never use it later.
final class ServingThread: @unchecked Sendable {
  private let files: StudioFiles
  private let resources: ResourceFiles
  private let limits: SocketLimits
  private let events: AsyncStream<SocketEvent>.Continuation
  private let sockets = Guarded<SocketsPointer?>(nil)
  private let ended = Ending()

  // The serving thread's alone.
  private var rules: AccessRules?
  private var rates: [ConnectionIdentifier: RateLimit] = [:]

  private struct SocketsPointer: @unchecked Sendable {
    let pointer: OpaquePointer
  }

  init(
    files: StudioFiles, resources: ResourceFiles, limits: SocketLimits,
    events: AsyncStream<SocketEvent>.Continuation
  ) {
    self.files = files
    self.resources = resources
    self.limits = limits
    self.events = events
  }

  /// Takes the port, and returns which it was.
  func listen(
    at address: ListeningAddress, port: Int, token: AccessToken, certificate: Certificate? = nil
  ) -> Result<Int, ListeningProblem> {
    let paths = certificate.map { (strdup($0.certificate.path), strdup($0.key.path)) }
    defer {
      free(paths?.0)
      free(paths?.1)
    }
    let name = address.number.map { strdup($0) } ?? nil
    defer { free(name) }
    var options = lek_sockets_options()
    options.address = UnsafePointer(name)
    options.port = Int32(port)
    options.certificate = UnsafePointer(paths?.0 ?? nil)
    options.key = UnsafePointer(paths?.1 ?? nil)
    options.message_limit = limits.messageLength
    options.queue_limit = limits.queueLength
    options.longest_silence = Int32(limits.longestSilence)
    options.handlers = handlers
    var got: Int32 = 0
    var failure: Int32 = 0
    guard let pointer = lek_sockets_open(&options, &got, &failure) else {
      return .failure(Self.problem(address: address, port: port, error: failure))
    }
    rules = AccessRules(
      token: token, hosts: address.hosts, port: Int(got),
      scheme: certificate == nil ? .http : .https)
    sockets.withLock { $0 = SocketsPointer(pointer: pointer) }
    return .success(Int(got))
  }

  /// Serves from now on.
  func start() {
    guard let pointer = sockets.withLock({ $0 }) else { return }
    let thread = Thread { [self] in
      lek_sockets_serve(pointer.pointer)
      sockets.withLock { $0 = nil }
      lek_sockets_free(pointer.pointer)
      events.finish()
      ended.signal()
    }
    thread.name = "lek sockets"
    thread.start()
  }

  func send(_ message: SocketMessage, to connection: ConnectionIdentifier) {
    switch message {
    case .text(var text):
      text.withUTF8 { send(UnsafeRawBufferPointer($0), isBinary: false, to: connection) }
    case .binary(let bytes):
      bytes.withUnsafeBytes { send($0, isBinary: true, to: connection) }
    }
  }

  func send(_ bytes: UnsafeRawBufferPointer, isBinary: Bool, to connection: ConnectionIdentifier) {
    sockets.withLock { sockets in
      guard let pointer = sockets?.pointer else { return }
      lek_sockets_send(
        pointer, connection.number, bytes.baseAddress, bytes.count, isBinary ? 1 : 0)
    }
  }

  func drop(_ connection: ConnectionIdentifier) {
    sockets.withLock { sockets in
      if let pointer = sockets?.pointer { lek_sockets_drop(pointer, connection.number) }
    }
  }

  /// Ends the thread, and returns when it has ended.
  func stop() async {
    sockets.withLock { sockets in
      if let pointer = sockets?.pointer { lek_sockets_stop(pointer) }
    }
    await ended.wait()
  }

  private static func problem(
    address: ListeningAddress, port: Int, error: Int32
  ) -> ListeningProblem {
    switch error {
    case EADDRINUSE:
      ListeningProblem(message: "port \(port) is taken; choose another with --port, or 0 for any")
    case EACCES:
      ListeningProblem(message: "port \(port) is not for everyone; choose one above 1023")
    default:
      ListeningProblem(message: "cannot listen on \(address.name), port \(port)")
    }
  }
}

extension ServingThread {
  private var handlers: lek_handlers {
    var handlers = lek_handlers()
    handlers.owner = Unmanaged.passUnretained(self).toOpaque()
    handlers.request = { owner, request, exchange in
      guard let request, let exchange else { return }
      ServingThread.of(owner).answer(HTTPRequest(request.pointee), exchange)
    }
    handlers.admits = { owner, request in
      guard let request else { return 0 }
      return ServingThread.of(owner).admits(HTTPRequest(request.pointee)) ? 1 : 0
    }
    handlers.opened = { owner, number in
      ServingThread.of(owner).opened(ConnectionIdentifier(number: number))
    }
    handlers.received = { owner, number, bytes, count, isBinary in
      let bytes = UnsafeBufferPointer(start: bytes, count: count)
      ServingThread.of(owner).received(
        Array(bytes), isBinary: isBinary != 0, from: ConnectionIdentifier(number: number))
    }
    handlers.closed = { owner, number in
      ServingThread.of(owner).closed(ConnectionIdentifier(number: number))
    }
    return handlers
  }

  private static func of(_ owner: UnsafeMutableRawPointer?) -> ServingThread {
    Unmanaged.fromOpaque(owner!).takeUnretainedValue()
  }

  private func answer(_ request: HTTPRequest, _ exchange: OpaquePointer) {
    let (response, host) = response(to: request)
    let head = response.head(host: host, scheme: rules?.scheme ?? .http)
    let body = request.method == .head ? Data() : response.body
    body.withUnsafeBytes { body in
      lek_respond(exchange, head, head.count, body.baseAddress, body.count)
    }
  }

  private func response(to request: HTTPRequest) -> (HTTPResponse, host: String?) {
    guard let rules else { return (HTTPResponse(status: .forbidden, text: "Not yet."), nil) }
    let verdict = rules.judge(request)
    if case .refused(let reason) = verdict {
      return (HTTPResponse(status: .forbidden, text: reason), nil)
    }
    guard request.method != .other else {
      return (HTTPResponse(status: .methodNotAllowed, text: "Only GET is known here."), nil)
    }
    var response =
      request.path == "/resource"
      ? resources.response(
        document: request.query["document"], path: request.query["path"],
        entityTag: request.entityTag, range: request.range)
      : files.response(path: request.path, entityTag: request.entityTag)
    if verdict == .admittedByAddress { response.headers.append(rules.cookieHeader) }
    return (response, request.host)
  }

  private func admits(_ request: HTTPRequest) -> Bool {
    guard request.path == "/socket", let rules else { return false }
    if case .refused = rules.judgeSocket(request) { return false }
    return true
  }

  private func opened(_ connection: ConnectionIdentifier) {
    rates[connection] = RateLimit(
      perSecond: limits.messagesPerSecond, reserve: limits.messagesInReserve)
    events.yield(.opened(connection))
  }

  private func received(
    _ bytes: [UInt8], isBinary: Bool, from connection: ConnectionIdentifier
  ) {
    let now = Double(DispatchTime.now().uptimeNanoseconds) / 1e9
    guard rates[connection]?.admits(at: now) == true else {
      let policyViolation: Int32 = 1008
      sockets.withLock { sockets in
        guard let pointer = sockets?.pointer else { return }
        lek_sockets_close(pointer, connection.number, policyViolation)
      }
      return
    }
    guard !bytes.isEmpty else { return }
    events.yield(isBinary ? .binary(connection, bytes) : .text(connection, bytes))
  }

  private func closed(_ connection: ConnectionIdentifier) {
    rates[connection] = nil
    events.yield(.closed(connection))
  }
}
