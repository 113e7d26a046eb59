import Foundation
import Testing

@testable import StudioServer

struct WebSocketTests {
  @Test func messagesGoBothWaysInOrder() async throws {
    let studio = try ServedStudio()
    let client = try studio.socket()
    var events = studio.server.events.makeAsyncIterator()
    let opened = try #require(await events.next())
    guard case .opened(let connection) = opened else {
      Issue.record("\(opened)")
      return
    }
    client.send(text: "hej")
    client.send(text: String(repeating: "å", count: 300_000))
    #expect(await events.next() == .text(connection, Array("hej".utf8)))
    let long = Array(String(repeating: "å", count: 300_000).utf8)
    #expect(await events.next() == .text(connection, long))
    for number in 0..<100 { studio.server.send(.text("\(number)"), to: connection) }
    for number in 0..<100 { #expect(client.receive() == .text("\(number)")) }
    try await studio.close()
  }

  @Test func aLargePictureArrivesWholeAndBetweenItsNeighbours() async throws {
    let studio = try ServedStudio()
    let client = try studio.socket()
    let connection = try await studio.firstConnection()
    let picture = (0..<(20 << 20)).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    studio.server.send(.text("before"), to: connection)
    studio.server.send(.binary(picture), to: connection)
    studio.server.send(.text("after"), to: connection)
    #expect(client.receive() == .text("before"))
    #expect(client.receive() == .binary(picture))
    #expect(client.receive() == .text("after"))
    try await studio.close()
  }

  @Test func onlyThisOriginMayOpenASocket() async throws {
    let studio = try ServedStudio()
    let allowed = studio.knownSocket
    for origin in ["http://evil.example", "http://127.0.0.1:1", "null", "https://\(studio.host)"] {
      var headers = allowed
      headers["Origin"] = origin
      let reply = try RawClient(port: studio.server.port).upgrade("/socket", headers: headers)
      #expect(reply?.status == 403, "\(origin)")
    }
    var headers = allowed
    headers["Origin"] = nil
    #expect(
      try RawClient(port: studio.server.port).upgrade("/socket", headers: headers)?.status == 403)
    headers = allowed
    headers["Cookie"] = nil
    #expect(
      try RawClient(port: studio.server.port).upgrade("/socket", headers: headers)?.status == 403)
    #expect(
      try RawClient(port: studio.server.port).upgrade("/other", headers: allowed)?.status == 403)
    #expect(
      try RawClient(port: studio.server.port).upgrade("/socket", headers: allowed)?.status == 101)
    try await studio.close()
  }

  @Test func aMessageOverTheLimitClosesItsSender() async throws {
    var limits = SocketLimits()
    limits.messageLength = 1000
    let studio = try ServedStudio(limits: limits)
    let within = try studio.socket()
    let beyond = try studio.socket()
    let first = try await studio.firstConnection()
    within.send(text: String(repeating: "a", count: 1000))
    beyond.send(text: String(repeating: "a", count: 1001))
    #expect(beyond.receive() == .close(1009))
    studio.server.send(.text("still here"), to: first)
    #expect(within.receive() == .text("still here"))
    try await studio.close()
  }

  @Test(arguments: [100.0, 1e9])
  func aFloodClosesItsSenderUnlessTheLimitIsLifted(perSecond: Double) async throws {
    var limits = SocketLimits()
    limits.messagesPerSecond = perSecond
    limits.messagesInReserve = perSecond
    let studio = try ServedStudio(limits: limits)
    let client = try studio.socket()
    let connection = try await studio.firstConnection()
    for _ in 0..<5000 { client.send(text: "{}") }
    if perSecond == 100 {
      #expect(client.receive() == .close(1008))
    } else {
      studio.server.send(.text("welcome"), to: connection)
      #expect(client.receive() == .text("welcome"))
    }
    try await studio.close()
  }

  @Test(arguments: [1 << 20, 1 << 30])
  func aBrowserThatDoesNotReadIsGivenUpUnlessTheLimitIsLifted(queue: Int) async throws {
    var limits = SocketLimits()
    limits.queueLength = queue
    let studio = try ServedStudio(limits: limits)
    let client = try studio.socket()
    let connection = try await studio.firstConnection()
    let piece = [UInt8](repeating: 7, count: 1 << 20)
    for _ in 0..<64 { studio.server.send(.binary(piece), to: connection) }
    var count = 0
    while client.receive() == .binary(piece) {
      count += 1
      if count == 64 { break }
    }
    #expect((count == 64) == (queue == 1 << 30))
    try await studio.close()
  }

  @Test(.timeLimit(.minutes(1)), arguments: [2, 0])
  func oneThatAnswersNoPingIsGivenUpUnlessTheLimitIsLifted(silence: Int) async throws {
    var limits = SocketLimits()
    limits.longestSilence = silence
    let studio = try ServedStudio(limits: limits)
    let client = try studio.socket()
    let connection = try await studio.firstConnection()
    if silence == 0 {
      studio.server.send(.text("still here"), to: connection)
      #expect(client.receive() == .text("still here"))
    } else {
      // It hears the ping and says nothing: what it reads next is the end.
      #expect(client.receive() != .text("still here"))
      #expect(try await studio.hasClosed(connection))
    }
    try await studio.close()
  }

  @Test(.timeLimit(.minutes(1))) func oneThatDoesNotReadIsDroppedAllTheSame() async throws {
    let studio = try ServedStudio()
    let client = try studio.socket()
    let connection = try await studio.firstConnection()
    let piece = [UInt8](repeating: 7, count: 1 << 20)
    for _ in 0..<64 { studio.server.send(.binary(piece), to: connection) }
    studio.server.drop(connection)
    #expect(try await studio.hasClosed(connection))
    _ = client
    try await studio.close()
  }

  @Test func bytesComeAsBytes() async throws {
    let studio = try ServedStudio()
    let client = try studio.socket()
    let connection = try await studio.firstConnection()
    let piece = [UInt8](repeating: 9, count: 256 * 1024 + 4)
    client.send(binary: piece)
    client.send(text: "after")
    var events = studio.server.events.makeAsyncIterator()
    #expect(await events.next() == .binary(connection, piece))
    #expect(await events.next() == .text(connection, Array("after".utf8)))
    try await studio.close()
  }

  @Test func aClosedConnectionIsTold() async throws {
    let studio = try ServedStudio()
    var events = studio.server.events.makeAsyncIterator()
    var client: RawClient? = try studio.socket()
    guard case .opened(let connection) = await events.next() else {
      Issue.record("no connection")
      return
    }
    _ = client
    client = nil
    #expect(await events.next() == .closed(connection))
    try await studio.close()
  }

  @Test func aMessageThereIsNoMemoryForDropsItsConnection() async throws {
    let studio = try ServedStudio()
    let client = try studio.socket()
    let connection = try await studio.firstConnection()
    // No process has room for that many bytes, so none of them is read.
    let tooMuch = UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: 4096), count: 1 << 62)
    studio.server.thread.send(tooMuch, isBinary: true, to: connection)
    #expect(try await studio.hasClosed(connection))
    _ = client
    try await studio.close()
  }

  @Test func nothingIsDeflated() async throws {
    let studio = try ServedStudio()
    let client = try RawClient(port: studio.server.port)
    let headers = studio.knownSocket.merging([
      "Sec-WebSocket-Extensions": "permessage-deflate; client_max_window_bits"
    ]) { mine, _ in mine }
    let reply = try #require(client.upgrade("/socket", headers: headers))
    #expect(reply.status == 101)
    #expect(reply.headers["sec-websocket-extensions"] == nil)
    try await studio.close()
  }
}

extension ServedStudio {
  /// Waits until a connection is closed.
  func hasClosed(_ connection: ConnectionIdentifier) async throws -> Bool {
    for await event in server.events where event == .closed(connection) { return true }
    return false
  }

  func firstConnection() async throws -> ConnectionIdentifier {
    for await event in server.events {
      if case .opened(let connection) = event { return connection }
    }
    throw CancellationError()
  }
}
