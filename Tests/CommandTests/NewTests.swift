import Foundation
import Testing

@testable import lek

@Suite(.serialized) struct NewTests {
  private let lek: BuiltCommand
  private let folder: URL

  init() throws {
    lek = try BuiltCommand()
    folder = try lek.emptyFolder()
  }

  private func run(_ arguments: String...) throws -> BuiltCommand.Outcome {
    try lek.run(arguments, in: folder)
  }

  @Test func aNewPlaygroundPrintsItsGreeting() throws {
    let made = try run("new", "Hello")
    #expect(made.status == 0 && made.errors.isEmpty)
    #expect(made.output.contains("lek run Hello.playground"))
    #expect(try run("run", "Hello.playground").output == "Hello, playground\n")
  }

  /// The range of `greeting`, in the text that was made.
  @Test(arguments: ["ios", "macos"]) func itsResultHasTheRightRange(platform: String) throws {
    #expect(try run("new", "Hello", "--platform", platform).status == 0)
    let outcome = try run("run", "Hello.playground", "--json")
    let text = try String(
      contentsOf: folder.appendingPathComponent("Hello.playground/Contents.swift"), encoding: .utf8)
    let lines = text.components(separatedBy: "\n")
    let line = try #require(lines.firstIndex { $0.hasPrefix("var greeting") })
    let result = outcome.lines.first { $0.contains(#""event":"result""#) } ?? ""
    #expect(
      result.hasPrefix(
        #"{"event":"result","line":\#(line + 1),"column":5,"endLine":\#(line + 1),"endColumn":13,"#
          + #""name":"greeting","type":"String","summary":"\"Hello, playground\"","count":1,"#),
      "\(outcome.output)")
    #expect(outcome.lines.last == #"{"event":"exit","status":0,"pageStatus":0}"#)
  }

  @Test func aNewBookHasPagesThatRun() throws {
    let made = try run("new", "My Book.playground", "--pages", "3")
    #expect(made.output.contains("with 3 pages") && made.output.contains("'My Book.playground'"))
    let unknown = try run("run", "My Book.playground", "--page", "?")
    let names = unknown.errors.matches(of: /“([^”]+)”/).map { String($0.output.1) }.dropFirst()
    #expect(unknown.status == 2 && names.count == 3)
    for name in names {
      #expect(
        try run("run", "My Book.playground", "--page", name).output == "Hello, playground\n")
    }
  }

  @Test func nothingIsEverWrittenOver() throws {
    #expect(try run("new", "Hello").status == 0)
    let page = folder.appendingPathComponent("Hello.playground/Contents.swift")
    try Data("mine".utf8).write(to: page)
    for name in ["Hello", "Hello.playground", "../\(folder.lastPathComponent)/Hello"] {
      let again = try run("new", name)
      #expect(again.status == 2 && again.output.isEmpty)
      #expect(again.errors.contains("already") && again.errors.count { $0 == "\n" } == 1)
    }
    #expect(try String(contentsOf: page, encoding: .utf8) == "mine")
  }

  @Test func aTemplateIsCopiedUnderItsNewName() throws {
    let made = try run("new", "Fall", "--template", "physics")
    #expect(made.status == 0 && made.output.contains("lek open Fall.playground"))
    let text = try String(
      contentsOf: folder.appendingPathComponent("Fall.playground/Contents.swift"), encoding: .utf8)
    #expect(text.contains("UIDynamicAnimator"))
    #expect(try run("new", "Rose", "--template", "swiftui").status == 0)
    let mac = try run("new", "Drop", "--template", "physics", "--platform", "macos")
    #expect(mac.status == 2 && mac.errors.contains("not for macos"))
    let tutorial = try run("new", "Learn", "--template", "tutorial", "--platform", "macos")
    #expect(tutorial.status == 0 && tutorial.output.contains("for macOS, with 2 pages"))
  }

  @Test func anExampleIsCopiedInTheLanguageOfTheUser() throws {
    let arguments = ["new", "Mine", "--example", "MemoryGame"]
    let made = try lek.run(arguments, environment: ["LC_ALL": "sv_SE.UTF-8"], in: folder)
    #expect(made.status == 0 && made.output.contains("lek open Mine.playground"))
    let texts = folder.appendingPathComponent("Mine.playground/Sources/Texts.swift")
    #expect(try String(contentsOf: texts, encoding: .utf8).contains("public var moves = \"Drag\""))
    let again = try lek.run(arguments, in: folder)
    #expect(again.status == 2 && again.errors.contains("already"))
    let unknown = try run("new", "Other", "--example", "Chess")
    #expect(unknown.status == 2 && unknown.errors.contains("MemoryGame"))
    let mixed = try run("new", "Other", "--example", "MemoryGame", "--pages", "2")
    #expect(mixed.status == 2 && mixed.errors.contains("--pages"))
  }

  @Test func aFolderThatIsNotThereIsSaid() throws {
    let outcome = try run("new", "not/there")
    #expect(outcome.status == 2 && outcome.errors.contains("not"))
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(left.isEmpty)
  }

  @Test(arguments: [
    ("Hello.playground", "Hello.playground"), ("a/B-2.playground", "a/B-2.playground"),
    ("Åäö.playground", "Åäö.playground"), ("My Book", "'My Book'"), ("it's", "'it'\\''s'"),
    ("-x", "./-x"), ("$HOME", "'$HOME'"), ("", "''"),
  ])
  func wordsForTheShellAreQuotedWhereTheyMustBe(plain: String, typed: String) {
    #expect(ShellWord(plain).text == typed)
  }
}
