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
      state: MadeUpSession().state, writer: disk, voice: listener.voice,
      makeEngine: { [page] in page })
    await session.open()
    await session.welcome(browser, window: "a", page: nil)
    return session
  }

  /// Puts a text in at the beginning of one that is so long.
  private func insert(_ text: String, length: Int, sequence: Int) -> [UInt8] {
    Array(
      """
      {"type":"edit","file":"Contents.swift","base":\(sequence - 1),"sequence":\(sequence),\
      "operation":["\(text)",\(length)]}
      """.utf8)
  }

  @Test func theBuildDoesNotWaitForTheDisk() async throws {
    let gate = Gate()
    let disk = DiskDouble(gate: gate)
    let session = await session(disk)
    var runs = page.runs.makeAsyncIterator()
    #expect(await runs.next()?.input.page.text == "let a = 1")
    await session.hear(insert("let b\\n", length: 9, sequence: 1), from: browser)
    #expect(await runs.next()?.input.page.text == "let b\nlet a = 1")
    #expect(await disk.texts.isEmpty)
    await gate.open()
    await listener.hears(.saved(version: 1))
    #expect(await disk.texts == ["Contents.swift": "let b\nlet a = 1"])
    await session.close()
  }

  @Test func closingWaitsUntilTheLastWordsAreOnDisk() async {
    let disk = DiskDouble()
    let session = await session(disk)
    await session.hear(insert("words ", length: 9, sequence: 1), from: browser)
    await session.hear(insert("last ", length: 15, sequence: 2), from: browser)
    await session.close()
    #expect(await disk.texts == ["Contents.swift": "last words let a = 1"])
    #expect(page.isClosed)
  }

  @Test func aDiskThatRefusesDoesNotKeepTheSessionOpen() async {
    let disk = DiskDouble(failure: SavingProblem(message: "the disk is full"))
    let session = await session(disk)
    await session.hear(insert("unsaved ", length: 9, sequence: 1), from: browser)
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
    let touch =
      #"{"type":"touches","run":1,"touches":[{"phase":"began","identifier":1,"x":3,"y":4}]}"#
    await session.hear(Array(touch.utf8), from: browser)
    #expect(
      page.commands == [.touches([TouchInput(phase: .began, identifier: 1, x: 3, y: 4)], [])])
    await session.close()
  }

  @Test func whatIsNoMessageChangesNothing() async {
    let disk = DiskDouble()
    let session = await session(disk)
    for text in ["", "{}", "nonsense", #"{"type":"edit","version":"x"}"#] {
      await session.hear(Array(text.utf8), from: browser)
    }
    await session.close()
    #expect(await disk.texts.isEmpty)
  }

  @Test func withoutAnEngineTheRunSaysWhyNot() async {
    let why = Unavailable(reason: "Swift is missing", remedy: "install it")
    let session = Session(
      state: MadeUpSession().state, writer: DiskDouble(), voice: listener.voice,
      makeEngine: { UnavailablePage(why: why) })
    await session.welcome(browser, window: "a", page: nil)
    await session.open()
    await listener.hears(
      .state(
        .unavailable(reason: "Swift is missing", remedy: "install it"), version: 0, run: 1))
    await session.close()
  }
}
