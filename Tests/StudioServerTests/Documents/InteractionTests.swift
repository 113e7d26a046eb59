import Foundation
import PageProtocol
import Testing

@testable import PageEngine
@testable import StudioServer

/// What a user waits for does not wait for builds and parsers, nor for what another window asked.
struct InteractionTests {
  private let window = ConnectionIdentifier(number: 1)
  private let told = Told()
  private let page = PageDouble()

  private static let touch =
    #"{"type":"touches","run":1,"touches":[{"phase":"began","identifier":1,"x":3,"y":4}]}"#

  private func say(_ text: String, _ documents: OpenDocuments) async {
    await documents.hear(.text(window, Array(text.utf8)))
  }

  @Test func aTouchIsAnsweredWhileThePoolIsBlocked() async throws {
    let bundle = try BundleOnDisk(["Contents.swift": "let a = 1"])
    let documents = OpenDocuments(voice: told.voice, traces: .none) { [page] _ in page }
    await documents.open(try OpenedPlayground.open(bundle.url).get())
    await documents.hear(.opened(window))
    await say(#"{"type":"attach","window":"one"}"#, documents)
    var runs = page.runs.makeAsyncIterator()
    let run = try #require(await runs.next())
    run.say.yield(.started(run: 1))
    run.say.yield(.commit([1, 35, 8]))
    await told.wait(for: .frame(run: 1, [1, 35, 8]))
    let isAnswered = BlockedPool.finishes(on: documents.executor) { [told] in
      await say(Self.touch, documents)
      run.say.yield(.commit([1, 35, 9]))
      await told.wait(for: .frame(run: 1, [1, 35, 9]))
    }
    #expect(isAnswered)
    #expect(page.commands.count == 1)
    await documents.close()
  }

  @Test func withoutAnExecutorOfItsOwnItWouldWait() async throws {
    #expect(!BlockedPool.finishes(on: nil, patience: 0.2) {})
  }

  @Test func oneWindowDoesNotWaitForAnother() async {
    let (events, happens) = AsyncStream.makeStream(of: SocketEvent.self)
    let (slow, quick) = (window, ConnectionIdentifier(number: 2))
    let gate = Gate()
    let heard = Heard()
    let hearing = Task {
      await Conversations.hear(events) { event in
        if event == .text(slow, [1]) { await gate.pass() }
        await heard.note(event)
      }
    }
    for event in [
      SocketEvent.opened(slow), .opened(quick), .text(slow, [1]), .text(slow, [2]),
      .text(quick, [3]), .closed(quick),
    ] { happens.yield(event) }
    await heard.wait(for: .closed(quick))
    await heard.wait(for: .opened(slow))
    #expect(await heard.events.filter { $0.connection == slow } == [.opened(slow)])
    await gate.open()
    happens.yield(.closed(slow))
    happens.finish()
    await hearing.value
    #expect(
      await heard.events.filter { $0.connection == slow }
        == [.opened(slow), .text(slow, [1]), .text(slow, [2]), .closed(slow)])
  }
}

/// What was heard, in order.
private actor Heard {
  private(set) var events: [SocketEvent] = []

  func note(_ event: SocketEvent) { events.append(event) }

  func wait(for event: SocketEvent) async {
    while !events.contains(event) { await Task.yield() }
  }
}
