import Foundation
import Testing

@testable import StudioServer

struct JournalEntryTests {
  private static let texts = JournaledTexts(
    epoch: "an epoch", version: 3, savedVersion: 2,
    texts: [
      "Contents.swift": .init(
        revision: 2, states: [.init(version: 1, text: "a\n"), .init(version: 3, text: "ab\n")])
    ],
    sequences: ["a window": 4],
    restorations: ["Contents.swift": .init(epoch: "former", revision: 7)])

  @Test(arguments: [
    JournalEntry.snapshot(texts),
    .changed(file: "a.swift", TextOperation(from: "a “\n", to: "a 🂡\n"), version: 5),
    .counted(window: "a window", sequence: 9), .saved(version: 2),
    .restored(file: "a.swift", .init(epoch: "former", revision: 1)),
  ])
  func anEntryThatIsReadIsTheOneThatWasWritten(_ entry: JournalEntry) throws {
    let data = Data(entry.json.text.utf8)
    #expect(try JSONDecoder().decode(JournalEntry.self, from: data) == entry)
  }

  @Test func anOperationOnAnotherTextMakesNoSense() {
    var texts = Self.texts
    let operation = TextOperation(from: "another text", to: "")
    let isApplied = texts.apply(.changed(file: "Contents.swift", operation, version: 4))
    let isFound = texts.apply(.changed(file: "none.swift", operation, version: 4))
    #expect(!isApplied && !isFound && texts == Self.texts)
  }
}
