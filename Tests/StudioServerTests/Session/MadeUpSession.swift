import Foundation
import PageProtocol

@testable import PageEngine
@testable import StudioServer

/// A session's state and a clock that only the test moves.
struct MadeUpSession {
  var state: SessionState
  var now = Moment(wall: 1_000_000, monotonic: 5_000_000_000)

  /// Its name, which is the path of its text too.
  static let page = "Contents.swift"
  static let first = ConnectionIdentifier(number: 1)
  static let second = ConnectionIdentifier(number: 2)

  init(
    text: String = "let a = 1", pages: [String] = [], warnings: [String] = [],
    traces: TraceBook.Wish = .none
  ) {
    let names = [Self.page] + pages
    let document = OpenDocument(
      name: "Made up", location: "/made/up", form: pages.isEmpty ? .single : .pages,
      pages: names.map { OpenDocument.Page(name: $0, path: $0) },
      files: names.map { OpenDocument.File(path: $0, kind: .page, page: $0) } + [
        .init(path: "Sources/Card.swift", kind: .source),
        .init(path: "Resources/back.png", kind: .resource),
      ],
      texts: Dictionary(uniqueKeysWithValues: names.map { ($0, text) })
        .merging(["Sources/Card.swift": "struct Card {}"]) { $1 }, warnings: warnings)
    state = SessionState(document: document, traces: traces)
  }

  /// A window comes that is called as its connection is.
  static func comes(_ connection: ConnectionIdentifier, page: String? = nil) -> SessionEvent {
    .connected(connection, window: "\(connection.number)", page: page)
  }

  /// Of its first page.
  var text: String? { state.document.texts[Self.page]?.text }

  /// What is known of its first page.
  var pageState: PageState { state.state(of: Self.page) }

  /// Opened, with one browser, and its page running.
  static func running(traces: TraceBook.Wish = .none) -> MadeUpSession {
    var session = MadeUpSession(traces: traces)
    session.apply(.opened)
    session.apply(comes(first))
    session.begins(run: 1)
    return session
  }

  /// What its first window is told when an edit of it was not done.
  func facts(refused: Int) -> DocumentFacts {
    var facts = state.facts(for: "1")
    facts.refused = refused
    return facts
  }

  @discardableResult
  mutating func apply(_ event: SessionEvent) -> [SessionAction] {
    state.apply(event, at: now)
  }

  /// Makes a text another one, as a browser would that knows the newest revision.
  @discardableResult
  mutating func type(
    _ text: String, file: String = page, keyTime: Double? = nil,
    from connection: ConnectionIdentifier = first
  ) -> [SessionAction] {
    let known = state.document.texts[file]
    let name = "\(connection.number)"
    return edit(
      TextOperation(from: known?.text ?? "", to: text), file: file,
      base: known?.revision ?? 0, sequence: state.sequences[name, default: 0] + 1,
      keyTime: keyTime, from: connection)
  }

  @discardableResult
  mutating func edit(
    _ operation: TextOperation, file: String = page, base: Int, sequence: Int,
    keyTime: Double? = nil, restores: Restoration.Source? = nil,
    from connection: ConnectionIdentifier = first
  ) -> [SessionAction] {
    apply(
      .received(
        connection,
        .edit(
          .init(
            file: file, base: base, operation: operation, sequence: sequence, keyTime: keyTime,
            restores: restores))))
  }

  @discardableResult
  mutating func engine(
    _ run: Int, _ event: EngineEvent, of page: String = page
  ) -> [SessionAction] {
    apply(.engine(page: page, run: run, event))
  }

  /// The engine built a run and started its process.
  mutating func begins(run: Int, of page: String = page) {
    engine(run, .diagnostics([]), of: page)
    engine(run, .built(BuildTiming()), of: page)
    engine(run, .started(run: UInt32(run)), of: page)
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
      guard case .run(_, let number, let input) = action else { return nil }
      return (number, input.page.text)
    }
  }

  var saves: [SaveRequest] {
    compactMap { action in
      guard case .save(let request, _) = action else { return nil }
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

extension SessionAction {
  /// Prose of a text is read a moment after the text has become another; that is nothing of itself.
  var isPauseBeforeProse: Bool {
    if case .startTimer(.prose, _) = self { true } else { false }
  }
}
