import Testing

@testable import StudioServer

/// How the studio ends: not before every window has said what it had to say.
struct LastWordsTests {
  private let window = ConnectionIdentifier(number: 1)
  private let other = ConnectionIdentifier(number: 2)

  @Test func theEndWaitsForEveryWindow() async {
    let told = Told()
    let documents = OpenDocuments(voice: told.voice, traces: .none) { _ in PageDouble() }
    await documents.hear(.opened(window))
    await documents.hear(.opened(other))
    let end = Task { await documents.hearLastWords(patience: .seconds(600)) }
    await told.wait(for: .ending)
    await documents.hear(.text(window, Array(#"{"type":"silent"}"#.utf8)))
    #expect(await documents.waitsForWords)
    await documents.hear(.closed(other))
    await end.value
    #expect(await !documents.waitsForWords)
  }

  @Test func aWindowThatSleepsIsNotWaitedForForEver() async {
    let documents = OpenDocuments(voice: Told().voice, traces: .none) { _ in PageDouble() }
    await documents.hear(.opened(window))
    await documents.hearLastWords(patience: .milliseconds(1))
    #expect(await !documents.waitsForWords)
  }

  @Test func withoutWindowsThereIsNothingToWaitFor() async {
    let told = Told()
    let documents = OpenDocuments(voice: told.voice, traces: .none) { _ in PageDouble() }
    await documents.hearLastWords(patience: .seconds(600))
    #expect(!told.messages.contains(.ending))
  }
}
