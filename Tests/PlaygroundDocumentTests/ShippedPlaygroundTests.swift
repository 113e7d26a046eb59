import Foundation
import Testing

@testable import PlaygroundDocument

/// The playgrounds we ship, and the copies that people get of them.
struct ShippedPlaygroundTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("shipped-\(UUID().uuidString)").resolvingSymlinksInPath()
  private var own: URL { folder.appendingPathComponent("me/Playgrounds") }
  private var shipped: ShippedPlaygrounds {
    ShippedPlaygrounds(folder: folder.appendingPathComponent("Playgrounds"))
  }

  init() throws {
    for (path, text) in [
      "Game.playground/Contents.swift": "// English", "Game.playground/Sources/Rules.swift": "1",
      "Game.playground/Sources/Texts.swift": "\"hello\"",
      "Game.playground/contents.xcplayground": "<playground/>",
      "Waves.playground/Contents.swift": "// Waves",
      "Templates/Empty.playground/Contents.swift": "",
      "Languages/sv/Game.po": """
      msgctxt "Contents.swift"
      msgid "English"
      msgstr "Svenska"

      msgctxt "Sources/Texts.swift"
      msgid "hello"
      msgstr "hej"
      """,
      "Languages/pt/Game.po": #"msgctxt "Sources/Texts.swift"\#nmsgid "hello"\#nmsgstr "olá""#,
      "Pictures/Images/1.png": "",
      ".hidden.playground/Contents.swift": "",
    ] {
      let place = folder.appendingPathComponent("Playgrounds/" + path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place)
    }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: own.appendingPathComponent(path), encoding: .utf8)
  }

  private func made(_ name: String, _ locale: String) -> OwnCopy.Outcome? {
    shipped.ownCopy(of: name, locale: locale, in: own)?.make()
  }

  @Test func theyAreThoseThatLieInTheFolder() {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(shipped.names == ["Game", "Waves"])
    #expect(shipped.languages == ["pt", "sv"])
    #expect(ShippedPlaygrounds(folder: nil).names == [])
  }

  @Test(
    arguments: [
      ("sv", "sv"), ("sv-SE", "sv"), ("pt_BR", "pt"), ("PT", "pt"), ("en-GB", nil),
      ("zh-Hans", nil),
      ("", nil), ("svenska", nil), ("..", nil),
    ] as [(String, String?)])
  func aLocaleHasALanguageOrEnglish(locale: String, language: String?) {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(shipped.language(of: locale) == language)
  }

  @Test func theWordsOfTheLanguageReplaceTheEnglishOnes() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = own.appendingPathComponent("Game.playground", isDirectory: true)
    #expect(made("Game", "sv-SE") == .made(place))
    #expect(try text("Game.playground/Contents.swift") == "// Svenska")
    #expect(try text("Game.playground/Sources/Texts.swift") == "\"hej\"")
    #expect(try text("Game.playground/Sources/Rules.swift") == "1")
    #expect(try text("Game.playground/contents.xcplayground") == "<playground/>")
  }

  @Test func whatALanguageHasNotIsEnglish() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = made("Waves", "sv")
    #expect(try text("Waves.playground/Contents.swift") == "// Waves")
    _ = made("Game", "pt-BR")
    #expect(try text("Game.playground/Contents.swift") == "// English")
    #expect(try text("Game.playground/Sources/Texts.swift") == "\"olá\"")
  }

  @Test func aCopyThatIsThereIsNeverTouched() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = made("Game", "en")
    let page = own.appendingPathComponent("Game.playground/Contents.swift")
    try Data("mine".utf8).write(to: page)
    let place = own.appendingPathComponent("Game.playground", isDirectory: true)
    #expect(made("Game", "sv") == .found(place))
    #expect(try text("Game.playground/Contents.swift") == "mine")
    #expect(try text("Game.playground/Sources/Texts.swift") == "\"hello\"")
  }

  @Test(arguments: ["Templates", "../Game", "game", "Games", "", ".hidden"])
  func nothingElseIsCopied(name: String) {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(made(name, "sv") == nil)
  }

  @Test func whatCannotBeCopiedIsSaidInWords() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appendingPathComponent("me"))
    guard case .failed(let problem) = made("Game", "sv") else {
      Issue.record("copied into a file")
      return
    }
    #expect(problem.message.contains("me/Playgrounds"))
  }

  @Test func itLiesInTheFolderOfThePerson() {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(OwnCopy.usualFolder(environment: ["HOME": "/home/me"]).path == "/home/me/Playgrounds")
  }
}
