import PageProtocol
import Testing

@testable import PageEngine

/// Settings of the live view that are sent while a page is built.
@Suite(.serialized) struct EarlyStageTests {
  @Test func aPageGetsWhatWasSentWhileItWasBuilt() async throws {
    let page = """
      import PlaygroundSupport
      import UIKit
      final class Shown: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            print(self.traitCollection.userInterfaceStyle == .dark ? "dark" : "light")
            PlaygroundPage.current.finishExecution()
          }
        }
      }
      PlaygroundPage.current.liveView = Shown()
      """
    let session = try await PageSession(TestBench().configuration)
    let events = session.run(TestBench.input(page))
    var settings = StageSettings()
    settings.appearance = .dark
    session.send(.stage(settings))
    let record = await RunRecord(events)
    #expect(record.output == "dark\n")
    await session.close()
  }
}
