import PageEngine
import PageProtocol
import Testing

@testable import StudioServer

struct SessionTests {
  private let page = PageDouble()
  private let listener = Listener()
  private let browser = ConnectionIdentifier(number: 1)

  private func session(_ disk: DiskDouble) async -> Session {
    let session = Session(
      state: MadeUpSession().state, page: page, writer: disk, voice: listener.voice)
    await session.open()
    await session.hear(.opened(browser))
    return session
  }

  private func edit(_ version: Int, _ text: String) -> SocketEvent {
    .text(
      browser,
      Array(
        """
        {"type":"edit","version":\(version),"file":"Contents.swift","text":"\(text)"}
        """.utf8))
  }

  @Test func theBuildDoesNotWaitForTheDisk() async throws {
    let gate = Gate()
    let disk = DiskDouble(gate: gate)
    let session = await session(disk)
    var runs = page.runs.makeAsyncIterator()
    #expect(await runs.next()?.input.page.text == "let a = 1")
    await session.hear(edit(1, "let a = 2"))
    #expect(await runs.next()?.input.page.text == "let a = 2")
    #expect(await disk.texts.isEmpty)
    await gate.open()
    await listener.hears(.saved(version: 1))
    #expect(await disk.texts == ["Contents.swift": "let a = 2"])
    await session.close()
  }

  @Test func closingWaitsUntilTheLastWordsAreOnDisk() async {
    let disk = DiskDouble()
    let session = await session(disk)
    await session.hear(edit(1, "the last"))
    await session.hear(edit(2, "the last words"))
    await session.close()
    #expect(await disk.texts == ["Contents.swift": "the last words"])
    #expect(page.isClosed)
  }

  @Test func aDiskThatRefusesDoesNotKeepTheSessionOpen() async {
    let disk = DiskDouble(failure: SavingProblem(message: "the disk is full"))
    let session = await session(disk)
    await session.hear(edit(1, "unsaved"))
    await session.close()
    for await complaint in listener.complaints {
      #expect(complaint.contains("the disk is full"))
      break
    }
    #expect(page.isClosed)
  }

  @Test func whatThePageSaysReachesTheBrowser() async throws {
    let session = await session(DiskDouble())
    var runs = page.runs.makeAsyncIterator()
    let run = try #require(await runs.next())
    run.say.yield(.started(run: 1))
    run.say.yield(.commit([1, 35, 8]))
    await listener.hears(.frame(run: 1, [1, 35, 8]))
    let touch = #"{"type":"touch","run":1,"phase":"began","identifier":1,"x":3,"y":4}"#
    await session.hear(.text(browser, Array(touch.utf8)))
    #expect(page.touches == [TouchInput(phase: .began, identifier: 1, x: 3, y: 4)])
    await session.close()
  }

  @Test func whatIsNoMessageChangesNothing() async {
    let disk = DiskDouble()
    let session = await session(disk)
    for text in ["", "{}", "nonsense", #"{"type":"edit","version":"x"}"#] {
      await session.hear(.text(browser, Array(text.utf8)))
    }
    await session.close()
    #expect(await disk.texts.isEmpty)
  }

  @Test func withoutAnEngineTheRunSaysWhyNot() async {
    let why = Unavailable(reason: "Swift is missing", remedy: "install it")
    let session = Session(
      state: MadeUpSession().state, page: UnavailablePage(why: why), writer: DiskDouble(),
      voice: listener.voice)
    await session.hear(.opened(browser))
    await session.open()
    await listener.hears(
      .state(
        .unavailable(reason: "Swift is missing", remedy: "install it"), version: 0, run: 1))
    await session.close()
  }
}
