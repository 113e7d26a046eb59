import Foundation
import PlaygroundDocument
import Testing

struct SavingTests {
  private func save(_ text: String, _ path: String, _ bundle: MadeUpBundle) throws {
    let problem = DocumentStore.save(text, to: path, in: bundle.url)
    #expect(problem == nil)
  }

  private func permissions(_ url: URL) throws -> Int {
    try #require(
      FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int)
  }

  @Test func writesTheTextAndNothingElse() throws {
    let bundle = try MadeUpBundle(["Contents.swift": "old", "Sources/A.swift": "a"])
    try save("let häst = \"🂡\"\n", "Contents.swift", bundle)
    #expect(try bundle.bytes("Contents.swift") == Data("let häst = \"🂡\"\n".utf8))
    let names = try FileManager.default.contentsOfDirectory(atPath: bundle.url.path)
    #expect(names.sorted() == ["Contents.swift", "Sources"])
  }

  @Test func aNewFileCanBeSaved() throws {
    let bundle = try MadeUpBundle(["Contents.swift": "", "Sources/A.swift": ""])
    try save("new", "Sources/New.swift", bundle)
    #expect(try bundle.bytes("Sources/New.swift") == Data("new".utf8))
    #expect(
      DocumentStore.save("x", to: "Other/New.swift", in: bundle.url)
        == .notFound(path: "Other/New.swift"))
  }

  @Test(arguments: [0o600, 0o640, 0o664, 0o755])
  func permissionsStay(mode: Int) throws {
    let bundle = try MadeUpBundle(["Contents.swift": "old"])
    let file = bundle.path("Contents.swift")
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
    try save("new", "Contents.swift", bundle)
    #expect(try permissions(file) == mode)
  }

  /// The system's module for Swift lacks these calls.
  private typealias SetAttribute =
    @convention(c) (
      UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeRawPointer, Int, Int32
    ) -> Int32
  private typealias Attribute =
    @convention(c) (
      UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutableRawPointer, Int
    ) -> Int

  @Test func extendedAttributesStay() throws {
    let bundle = try MadeUpBundle(["Contents.swift": "old"])
    let path = bundle.path("Contents.swift").path
    let set = unsafeBitCast(dlsym(nil, "setxattr"), to: SetAttribute.self)
    let get = unsafeBitCast(dlsym(nil, "getxattr"), to: Attribute.self)
    let isPossible = ["user.note": "words", "user.empty": ""].allSatisfy {
      set(path, $0.key, $0.value, $0.value.utf8.count, 0) == 0
    }
    // Not every file system has them.
    guard isPossible else { return }
    try save("new", "Contents.swift", bundle)
    var value = [UInt8](repeating: 0, count: 20)
    #expect(get(path, "user.note", &value, value.count) == 5)
    #expect(value.prefix(5).elementsEqual("words".utf8))
    #expect(get(path, "user.empty", &value, value.count) == 0)
  }

  @Test(arguments: [
    "plain\n", "", "no end", "windows\r\nlines\r\n", "windows\r\nno end", "mixed\r\nlines\n",
    "old\rmac\r", "\u{FEFF}mark\n", "\u{FEFF}mark\r\n", "\r\n\r\n", "a\r\r\nb\r\n",
  ])
  func whatWasNotChangedIsNotWritten(contents: String) throws {
    let bundle = try MadeUpBundle()
    try bundle.write(Data(contents.utf8), to: "Contents.swift")
    let file = bundle.path("Contents.swift").path
    let before = try FileManager.default.attributesOfItem(atPath: file)
    let document = try DocumentStore.open(bundle.url).get()
    try save(document.pages[0].text, "Contents.swift", bundle)
    let after = try FileManager.default.attributesOfItem(atPath: file)
    #expect(try bundle.bytes("Contents.swift") == Data(contents.utf8))
    #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
  }

  @Test func lineEndingsAndMarkStayInWhatWasChanged() throws {
    let bundle = try MadeUpBundle()
    try bundle.write(Data("\u{FEFF}one\r\ntwo\r\n".utf8), to: "Contents.swift")
    let text = try DocumentStore.open(bundle.url).get().pages[0].text
    #expect(text == "one\ntwo\n")
    try save(text + "three\n", "Contents.swift", bundle)
    #expect(
      try bundle.bytes("Contents.swift") == Data("\u{FEFF}one\r\ntwo\r\nthree\r\n".utf8))
  }

  @Test func whatIsNoTextIsShownAndNeverOverwritten() throws {
    let bundle = try MadeUpBundle()
    let bytes = Data([0x61, 0xFF, 0xFE, 0x62])
    try bundle.write(bytes, to: "Contents.swift")
    let document = try DocumentStore.open(bundle.url).get()
    #expect(document.warnings.contains(.notText(path: "Contents.swift")))
    #expect(document.pages[0].contents.isReadOnly)
    try save(document.pages[0].text, "Contents.swift", bundle)
    #expect(
      DocumentStore.save("new", to: "Contents.swift", in: bundle.url)
        == .notText(path: "Contents.swift"))
    #expect(try bundle.bytes("Contents.swift") == bytes)
  }

  /// Root may write anywhere, so the folder is gone rather than locked.
  @Test func whatCannotBeWrittenIsAProblem() throws {
    let bundle = try MadeUpBundle(["Contents.swift": "old"])
    try #require(mkdir(bundle.path("Folder.swift").path, 0o700) == 0)
    guard
      case .unreadable(path: "Folder.swift", _)? = DocumentStore.save(
        "x", to: "Folder.swift", in: bundle.url)
    else {
      Issue.record("A folder was taken for a file")
      return
    }
    let gone = bundle.folder.appendingPathComponent("Gone.playground")
    #expect(
      DocumentStore.save("x", to: "Contents.swift", in: gone)
        == .notFound(path: gone.path))
  }
}
