import Foundation
import PlaygroundDocument
import Testing

struct BundleWriterTests {
  private func bundle() -> TemporaryBundle {
    TemporaryBundle([
      "Contents.swift": "let a = 1\r\n", "Sources/A.swift": "a",
      "contents.xcplayground":
        "<playground version='5.0' of-tomorrow='1'><new-thing/></playground>",
    ])
  }

  @Test func whatWasNotChangedIsByteIdentical() throws {
    let bundle = bundle()
    let before = bundle.contents
    let document = try BundleReader.open(bundle.folder.path).get()
    let writer = BundleWriter(document.folder)
    for text in document.pages.map(\.contents) + document.sources {
      try writer.save(text.text, at: text.path).get()
    }
    #expect(bundle.contents == before)
  }

  @Test func aChangeReplacesTheFileAndLeavesNothingBeside() throws {
    let bundle = bundle()
    let names = Set(bundle.contents.keys)
    try BundleWriter(bundle.folder).save("let b = 2 // åäö", at: "Contents.swift").get()
    #expect(bundle.text(at: "Contents.swift") == "let b = 2 // åäö")
    #expect(Set(bundle.contents.keys) == names)
  }

  @Test func permissionsStay() throws {
    let bundle = bundle()
    let path = bundle.folder.appendingPathComponent("Contents.swift").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try BundleWriter(bundle.folder).save("changed", at: "Contents.swift").get()
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test(arguments: ["../out.swift", "a/../../b", "", "/etc/passwd", "a\u{7}.swift", "a//b", "."])
  func pathsThatLeadElsewhereAreRefused(path: String) {
    let bundle = bundle()
    let saved = BundleWriter(bundle.folder).save("x", at: path)
    #expect(throws: BundleProblem.self) { try saved.get() }
  }

  @Test func aLinkThatLeadsOutIsNotWrittenThrough() throws {
    let bundle = bundle()
    let secret = bundle.outside.appendingPathComponent("secret.swift")
    try Data("secret".utf8).write(to: secret)
    bundle.link("Sources/B.swift", to: secret.path)
    let saved = BundleWriter(bundle.folder).save("x", at: "Sources/B.swift")
    #expect(throws: BundleProblem.leadsOutOfTheBundle(path: "Sources/B.swift")) {
      try saved.get()
    }
    #expect(try String(contentsOf: secret, encoding: .utf8) == "secret")
  }

  @Test func aFolderThatCannotBeWrittenIsAProblem() {
    let bundle = bundle()
    let saved = BundleWriter(bundle.folder).save("x", at: "Nowhere/A.swift")
    #expect(throws: BundleProblem.self) { try saved.get() }
  }
}
