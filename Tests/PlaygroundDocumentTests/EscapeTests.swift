import Foundation
import PlaygroundDocument
import Testing

/// Nothing outside of a bundle is read or written through it.
struct EscapeTests {
  @Test(arguments: [
    "", ".", "..", "../out.swift", "Sources/../../out.swift", "/etc/passwd", "Sources//A.swift",
    "Sources/", "./Contents.swift", "a\u{0}b", "a\nb", "a\u{7F}b", "a\u{85}b",
    String(repeating: "x", count: 256),
  ])
  func badPathsAreRefused(path: String) throws {
    let bundle = try MadeUpBundle(["Contents.swift": "", "Sources/A.swift": ""])
    #expect(
      DocumentStore.save("x", to: path, in: bundle.url) == .badPath(path: path))
    #expect(try FileManager.default.contentsOfDirectory(atPath: bundle.folder.path).count == 1)
  }

  @Test func aLinkOutIsNeitherReadNorWritten() throws {
    let bundle = try MadeUpBundle(["Contents.swift": "", "Sources/A.swift": "a"])
    let secret = bundle.folder.appendingPathComponent("secret.swift")
    try Data("secret".utf8).write(to: secret)
    try bundle.link("Sources/Link.swift", to: secret.path)
    try bundle.link("Sources/Relative.swift", to: "../../secret.swift")
    let document = try DocumentStore.open(bundle.url).get()
    #expect(document.sources.map(\.path) == ["Sources/A.swift"])
    #expect(document.warnings.contains(.linkNotFollowed(path: "Sources/Link.swift")))
    for path in ["Sources/Link.swift", "Sources/Relative.swift"] {
      #expect(
        DocumentStore.save("x", to: path, in: bundle.url)
          == .linkNotFollowed(path: path))
    }
    #expect(try Data(contentsOf: secret) == Data("secret".utf8))
  }

  @Test func aPageThatIsALinkOutDoesNotOpen() throws {
    let bundle = try MadeUpBundle(["contents.xcplayground": MadeUpBundle.settings])
    try bundle.link("Contents.swift", to: "/etc/hostname")
    #expect(
      DocumentStore.open(bundle.url) == .failure(.linkNotFollowed(path: "Contents.swift")))
  }

  @Test(arguments: ["Sources", "Resources", "Pages"])
  func aFolderThatIsALinkIsNotListed(name: String) throws {
    let bundle = try MadeUpBundle(["Contents.swift": ""])
    let outside = bundle.folder.appendingPathComponent("outside")
    try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
    try Data("x".utf8).write(to: outside.appendingPathComponent("A.swift"))
    try bundle.link(name, to: outside.path)
    let document = try DocumentStore.open(bundle.url).get()
    #expect(document.sources.isEmpty && document.resources.isEmpty)
    #expect(document.resourceFolders(of: document.pages[0]).isEmpty)
    #expect(
      DocumentStore.save("x", to: "\(name)/New.swift", in: bundle.url)
        == .linkNotFollowed(path: "\(name)/New.swift"))
  }

  @Test func aLinkInsideIsFollowed() throws {
    let bundle = try MadeUpBundle(["Contents.swift": "", "Sources/A.swift": "a"])
    try bundle.link("Sources/B.swift", to: "A.swift")
    let document = try DocumentStore.open(bundle.url).get()
    #expect(document.sources.map(\.text) == ["a", "a"])
    #expect(DocumentStore.save("b", to: "Sources/B.swift", in: bundle.url) == nil)
    #expect(try bundle.bytes("Sources/A.swift") == Data("b".utf8))
    let link = try FileManager.default.attributesOfItem(atPath: bundle.path("Sources/B.swift").path)
    #expect(link[.type] as? FileAttributeType == .typeSymbolicLink)
  }

  @Test func linksInACircleAreNotFollowed() throws {
    let bundle = try MadeUpBundle(["Contents.swift": "", "Sources/A.swift": "a"])
    try bundle.link("Sources/Circle", to: ".")
    try bundle.link("Sources/Self.swift", to: "Self.swift")
    let document = try DocumentStore.open(bundle.url).get()
    #expect(document.sources.map(\.path) == ["Sources/A.swift"])
    #expect(document.warnings.contains(.linkNotFollowed(path: "Sources/Circle")))
    #expect(document.warnings.contains(.linkNotFollowed(path: "Sources/Self.swift")))
  }

  @Test func aPipeInPlaceOfAFileKeepsNobodyWaiting() throws {
    let bundle = try MadeUpBundle(["Sources/A.swift": "a"])
    try #require(mkfifo(bundle.path("Contents.swift").path, 0o600) == 0)
    #expect(
      DocumentStore.open(bundle.url)
        == .failure(.unreadable(path: "Contents.swift", reason: "it is not a file")))
  }

  @Test func aFileThatIsTooLongIsLeftOut() throws {
    let bundle = try MadeUpBundle(["Contents.swift": "", "Sources/A.swift": "a"])
    try #require(truncate(bundle.path("Sources/A.swift").path, 17 << 20) == 0)
    let document = try DocumentStore.open(bundle.url).get()
    #expect(document.sources.isEmpty)
    #expect(document.warnings.contains(.tooLong(path: "Sources/A.swift")))
  }
}
