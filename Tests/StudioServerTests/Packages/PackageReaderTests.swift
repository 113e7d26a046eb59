import Foundation
import PageEngine
import PlaygroundDocument
import Testing

@testable import StudioServer

/// What of a package on the disk pages can import, and why the rest cannot be had.
@Suite struct PackageReaderTests {
  private let folder: URL

  init() throws {
    let made = FileManager.default.temporaryDirectory
      .appendingPathComponent("lek-package-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
    folder = made.resolvingSymlinksInPath()
  }

  private func write(_ files: KeyValuePairs<String, String>) throws {
    for (path, text) in files {
      let place = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place)
    }
  }

  private func reader(of path: String) throws -> PackageReader {
    PackageReader(try #require(PackageFolder(at: folder.appendingPathComponent(path))))
  }

  @Test func targetsLieWhereTheManifestSaysAndWhereTheyUsuallyDo() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write([
      "P/Package.swift": """
      let package = Package(name: "P", targets: [
        .target(name: "A", resources: [.process("Pictures"), .copy("Levels")]),
        .target(name: "B-C", path: "Code", exclude: ["Old"]), .target(name: "InC"),
        .target(name: "Foundation"), .target(name: "Out", path: "../Secret"),
        .executableTarget(name: "Tool"), .macro(name: "Magic"),
      ])
      """,
      "P/Sources/A/A.swift": "", "P/Sources/A/Inner/B.swift": "",
      "P/Sources/A/Pictures/Deep/a.png": "", "P/Sources/A/Levels/one.txt": "",
      "P/Sources/A/Try.playground/Contents.swift": "",
      "P/Code/Art/Assets.xcassets/a.imageset/Contents.json": "", "P/Code/sv.lproj/A.strings": "",
      "P/Code/notes.txt": "", "P/Code/C.swift": "", "P/Code/Old/D.swift": "",
      "P/Sources/InC/a.c": "", "P/Sources/Foundation/F.swift": "", "Secret/S.swift": "",
      "P/Sources/Tool/main.swift": "", "P/Sources/Tool/Help.swift": "",
    ])
    let reader = try reader(of: "P")
    let modules = reader.modules.modules
    #expect(modules.map(\.name) == ["A", "B_C", "Tool"])
    #expect(modules[0].files.map(\.path) == ["P/Sources/A/A.swift", "P/Sources/A/Inner/B.swift"])
    #expect(modules[0].resources.keys.sorted() == ["Levels/one.txt", "a.png"])
    #expect(
      modules[1].resources.keys.sorted() == [
        "Assets.xcassets/a.imageset/Contents.json", "sv.lproj/A.strings",
      ])
    #expect(modules[1].files.map(\.path) == ["P/Code/C.swift"])
    #expect(modules[2].files.map(\.path) == ["P/Sources/Tool/Help.swift"])
    #expect(reader.modules.absent.keys.sorted() == ["InC", "Magic", "Out"])
  }

  @Test(arguments: [
    ("B-C", "B_C"), ("3D", "_D"), ("@x", "_x"), ("-load", "_load"), ("½ \u{1F0A1}", "___"),
    ("", "_"),
    ("Åäö", "Åäö"), ("\"; print(1); \"", "___print_1____"),
  ])
  func aModuleIsCalledByAnIdentifier(name: String, module: String) {
    #expect(ModuleWord.identifier(name) == module)
  }

  @Test func otherPackagesAreTakenFromBesideItAndFromWhereTheyWereFetched() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let words = "let package = Package(name: \"Words\", targets: [.target(name: \"Words\")])"
    try write([
      "All/P/Package.swift": """
      let package = Package(name: "P", dependencies: [
        .package(path: "../Words"), .package(path: "../../Secret"),
        .package(url: "https://example.org/n/Numbers.git", from: "1.0.0"),
        .package(url: "https://example.org/n/Far.git", from: "1.0.0"),
        .package(url: "https://example.org/n/Near", from: "1.0.0"),
        .package(url: "https://example.org/$(x)/Odd", from: "1.0.0"),
      ], targets: [
        .target(name: "P", dependencies: ["Words", "Numbers", "Far", "Near", "Odd", "Secret"])
      ])
      """,
      "All/P/Sources/P/P.swift": "",
      "All/Words/Package.swift": words, "All/Words/Sources/Words/W.swift": "",
      "All/P/.build/checkouts/Numbers/Package.swift":
        words.replacingOccurrences(of: "Words", with: "Numbers"),
      "All/P/.build/checkouts/Numbers/Sources/Numbers/N.swift": "",
      "All/Near/Package.swift": words.replacingOccurrences(of: "Words", with: "Near"),
      "All/Near/Sources/Near/N.swift": "",
      "Secret/Package.swift": words.replacingOccurrences(of: "Words", with: "Secret"),
      "Secret/Sources/Secret/S.swift": "",
    ])
    let reader = try reader(of: "All/P")
    #expect(reader.modules.modules.map(\.name) == ["P", "Words", "Numbers", "Near"])
    #expect(reader.modules.absent.keys.sorted() == ["Far", "Odd", "Secret"])
    #expect(
      reader.modules.absent["Far"]
        == "it comes with the package Far (https://example.org/n/Far.git), which is not on this "
        + "disk; run “git clone https://example.org/n/Far.git” in the folder All")
    #expect(reader.modules.absent["Odd"]?.hasSuffix("which is not on this disk") == true)
  }

  @Test func aPackageWithBlocksIsADocumentOfItsFiles() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = "func one() -> Int { 1 }\n#Playground(\"One\") {\n  one()\n}\n"
    try write([
      "P/Package.swift": "let package = Package(name: \"P\", targets: [.target(name: \"P\")])",
      "P/Sources/P/One.swift": text, "P/Sources/P/Two.swift": "let two = 2",
      "Empty/Package.swift": "let package = Package(name: \"E\", targets: [])",
    ])
    let opened = try OpenedPlayground.open(folder.appendingPathComponent("P")).get()
    #expect(opened.document.pages.map(\.name) == ["One"])
    #expect(opened.input.insideModule == "P")
    #expect(opened.blocks(.all).map(\.name) == ["One"])
    #expect(opened.blocks(.all).map(\.line) == [2])
    let file = folder.appendingPathComponent("P/Sources/P/One.swift")
    #expect(OpenedPlayground.open(file).map(\.pageName) == .success("One"))
    let changed = text.replacingOccurrences(of: "1 }", with: "2 }")
    _ = await opened.editor.write(changed, to: "Sources/P/One.swift", over: text)
    #expect(try String(contentsOf: file, encoding: .utf8) == changed)
    let refused = await opened.editor.perform(.addPage(name: "New", after: nil))
    #expect(throws: BundleRefusal.self) { _ = try refused.get() }
    guard
      case .failure(let problem) = OpenedPlayground.open(folder.appendingPathComponent("Empty"))
    else {
      Issue.record("a package without blocks was opened")
      return
    }
    #expect(problem.message.hasPrefix("Empty is a package without a #Playground block."))
  }
}
