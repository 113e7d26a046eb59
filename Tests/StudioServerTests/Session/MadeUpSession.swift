import Foundation
import PageProtocol

@testable import PageEngine
@testable import StudioServer

/// A session's state and a clock that only the test moves.
struct MadeUpSession {
  var state: SessionState
  var now = Moment(wall: 1_000_000, monotonic: 5_000_000_000)

  static let page = "Contents.swift"
  static let first = ConnectionIdentifier(number: 1)
  static let second = ConnectionIdentifier(number: 2)

  init(text: String = "let a = 1", warnings: [String] = [], traces: TraceBook.Wish = .none) {
    let facts = DocumentFacts(
      name: "Made up", page: Self.page,
      files: [
        .init(path: Self.page, kind: .page, text: text),
        .init(path: "Sources/Card.swift", kind: .source, text: "struct Card {}"),
        .init(path: "Resources/back.png", kind: .resource, text: nil),
      ], locale: "en")
    state = SessionState(
      document: OpenDocument(facts: facts, resources: [], warnings: warnings), traces: traces)
  }

  /// Opened, with one browser, and its page running.
  static func running(traces: TraceBook.Wish = .none) -> MadeUpSession {
    var session = MadeUpSession(traces: traces)
    session.apply(.opened)
    session.apply(.connected(first))
    session.begins(run: 1)
    return session
  }

  @discardableResult
  mutating func apply(_ event: SessionEvent) -> [SessionAction] {
    state.apply(event, at: now)
  }

  @discardableResult
  mutating func type(
    _ text: String, version: Int, file: String = page, keyTime: Double? = nil,
    from connection: ConnectionIdentifier = first
  ) -> [SessionAction] {
    apply(
      .received(
        connection,
        .edit(.init(version: version, file: file, text: text, keyTime: keyTime))))
  }

  @discardableResult
  mutating func engine(_ run: Int, _ event: EngineEvent) -> [SessionAction] {
    apply(.engine(run: run, event))
  }

  /// The engine built a run and started its process.
  mutating func begins(run: Int) {
    engine(run, .diagnostics([]))
    engine(run, .built(BuildTiming()))
    engine(run, .started(run: UInt32(run)))
  }

  mutating func wait(_ milliseconds: Double) {
    now.wall += milliseconds
    now.monotonic += UInt64(milliseconds * 1e6)
  }
}

extension [SessionAction] {
  /// Messages to a browser, in order.
  func said(to connection: ConnectionIdentifier = MadeUpSession.first) -> [ServerMessage] {
    compactMap { action in
      guard case .send(let message, let connections) = action, connections.contains(connection)
      else { return nil }
      return message
    }
  }

  var runs: [(number: Int, text: String)] {
    compactMap { action in
      guard case .run(let number, let input) = action else { return nil }
      return (number, input.page.text)
    }
  }

  var saves: [SaveRequest] {
    compactMap { action in
      guard case .save(let request) = action else { return nil }
      return request
    }
  }

  var timers: [SessionTimer: Double] {
    var timers: [SessionTimer: Double] = [:]
    for case .startTimer(let timer, let milliseconds) in self { timers[timer] = milliseconds }
    return timers
  }
}

extension ServerMessage {
  /// The JSON text, or the number of binary bytes.
  var wire: String {
    switch socketMessage {
    case .text(let text): text
    case .binary(let bytes): "\(bytes.count) bytes"
    }
  }
}
