import PageProtocol
import Testing

@testable import PageEngine

struct TypingScriptTests {
  private func keys(_ text: String) throws -> [KeyInput] {
    try TypingScript(text).typed.compactMap {
      if case .key(let key) = $0.typing { key } else { nil }
    }
  }

  @Test func lettersAreKeysOneAfterTheOther() throws {
    let typed = try TypingScript("type \"aB 1!\" @2").typed
    let down = try keys("type \"aB 1!\" @2").filter { $0.phase == .down }
    #expect(down.map(\.characters) == ["a", "B", " ", "1", "!"])
    #expect(down.map(\.usage) == [4, 5, 0x2c, 0x1e, 0x1e])
    #expect(down.map(\.modifiers) == [[], .shift, [], [], .shift])
    #expect(typed.first?.time == 2 && typed.map(\.time) == typed.map(\.time).sorted())
  }

  @Test func whatIsOnNoKeyIsText() throws {
    let typed = try TypingScript("type \"é\" @0").typed
    #expect(typed == [TimedTyping(time: 0, .text(TextEntry(action: .insert, text: "é")))])
  }

  @Test func aKeyHasANameAndModifiers() throws {
    let left = try keys("key shift+left @1")
    #expect(left.map(\.phase) == [.down, .up])
    #expect(left[0].usage == 0x50 && left[0].modifiers == .shift && left[0].characters == "")
    let all = try keys("key command+a @1")[0]
    #expect(all.usage == 4 && all.modifiers == .command && all.characters == "a")
    #expect(try keys("key f5 @1")[0].usage == 0x3e)
    #expect(try keys("type \"\\n\" @1")[0].usage == 0x28)
  }

  @Test func severalAreInOrderOfTime() throws {
    let typed = try TypingScript.merge(["key return @2", "type \"a\" @1"])
    #expect(typed.map(\.time) == typed.map(\.time).sorted() && typed.count == 4)
    #expect(TypingScript.isMeant("key up @1") && !TypingScript.isMeant("tap 1,2 @1"))
  }

  @Test(arguments: [
    "type", "type a @1", "type \"a\"", "type \"a\" 1", "key @1", "key enter2 @1", "key hyper+a @1",
    "key left", "key left @-1",
  ])
  func whatIsNoScriptIsSaidToBeNone(_ text: String) {
    #expect(throws: TouchScript.Problem.self) { try TypingScript(text) }
  }
}
