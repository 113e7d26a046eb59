import Foundation
import PageProtocol
import Testing

@Suite("What a page finds around it", .serialized)
struct SurroundingsTests {
  @Test func linesOfNSLogAreThePages() throws {
    let page = try BuiltPage("import Foundation\nNSLog(\"%@ and %d\", \"text\", 3)")
    let line = TestHost().run(page, clock: .virtual(seconds: 1)).console(.error)
    let form = #/2001-01-01 00:00:00\.000 Playground\[[0-9]+:[0-9a-f]+\] text and 3\n/#
    #expect(line.wholeMatch(of: form) != nil)
  }

  @Test func virtualTimeIsAmericanAndUniversal() throws {
    #expect(try locale("de_DE.UTF-8", clock: .virtual(seconds: 1)) == "en_US USD 1 GMT\n")
  }

  @Test func realTimeIsThePersons() throws {
    #expect(try locale("de_DE.UTF-8", clock: .real).hasPrefix("de_DE EUR 2 "))
    #expect(try locale("C.UTF-8", clock: .real).hasPrefix("en_US USD 1 "))
  }

  private func locale(_ language: String, clock: RunRequest.Clock) throws -> String {
    let page = try BuiltPage(
      """
      import Foundation
      let locale = Locale.current
      print(
        locale.identifier, locale.currencyCode ?? "none", Calendar.current.firstWeekday,
        TimeZone.current.identifier)
      """)
    let before = getenv("LANG").map { String(cString: $0) }
    setenv("LANG", language, 1)
    defer { if let before { setenv("LANG", before, 1) } else { unsetenv("LANG") } }
    return TestHost().run(page, clock: clock).console()
  }

  @Test func nothingSaysHowTheHostWasStarted() throws {
    let page = try BuiltPage(
      """
      import Foundation
      print(CommandLine.arguments, ProcessInfo.processInfo.processName)
      print(ProcessInfo.processInfo.environment.keys.filter { $0.hasPrefix("SWIFT_") })
      """)
    #expect(TestHost().run(page).console() == "[\"Playground\"] Playground\n[]\n")
  }

  @Test func anExitOfThePagesOwnEndsIt() throws {
    let page = try BuiltPage(
      ClockTests.goOn + """
        try? await Task.sleep(nanoseconds: 1000)
        if CommandLine.arguments.count == 1 { exit(0) }
        try? await Task.sleep(nanoseconds: 1000)
        print("never seen")
        """)
    let outcome = TestHost().run(page, clock: .virtual(seconds: 1))
    #expect(outcome.console() == "")
    #expect(outcome.finish == nil)
    #expect(outcome.end == .exited(status: 0))
    #expect(!outcome.events.contains(.topLevelEnded))
  }
}
