import Foundation
import Testing

@testable import PlaygroundDocument

/// The package that a playground lies in.
@Suite struct PackageFolderTests {
  private let folder: URL

  init() throws {
    let made = FileManager.default.temporaryDirectory
      .appendingPathComponent("lek-package-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
    folder = made.resolvingSymlinksInPath()
  }

  private func write(_ text: String, to path: String) throws {
    let place = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place)
  }

  @Test func theNearestAboveItIsFound() throws {
    try write("let package = 1", to: "Outer/Package.swift")
    try write("let package = 2", to: "Outer/Inner/Package.swift")
    try write("", to: "Outer/Inner/Deep/A.playground/Contents.swift")
    try write("", to: "Alone/A.playground/Contents.swift")
    defer { try? FileManager.default.removeItem(at: folder) }
    let inner = PackageFolder.around(folder.appendingPathComponent("Outer/Inner/Deep/A.playground"))
    #expect(inner?.manifest == "let package = 2")
    #expect(inner?.url.lastPathComponent == "Inner")
    #expect(PackageFolder.around(folder.appendingPathComponent("Alone/A.playground")) == nil)
  }

  @Test func itsOwnFolderHoldsAllOfIt() throws {
    try write("secret", to: "Secret/Hidden.swift")
    try write("let package = 1", to: "P/Package.swift")
    try write("open", to: "P/A.swift")
    try write("deep", to: "P/Views/B.swift")
    try write("hidden", to: "P/.build/C.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/P/Out", withDestinationPath: folder.path + "/Secret")
    defer { try? FileManager.default.removeItem(at: folder) }
    let package = try #require(PackageFolder(at: folder.appendingPathComponent("P")))
    #expect(package.isFolder("") && !package.isFolder(".."))
    #expect(package.files(in: "") == ["A.swift", "Package.swift", "Views/B.swift"])
    let document = package.document(
      ofApplication: [
        TextFile(path: "Views/B.swift", text: "deep"), TextFile(path: "A.swift", text: "open"),
      ], in: [""])
    #expect(document.kind == .application && document.pages.map(\.path) == ["Views/B.swift"])
    #expect(document.sources.map(\.path) == ["A.swift"])
    #expect(
      document.appSources == AppSources(folders: [""], files: ["A.swift", "Views/B.swift"]))
  }

  @Test func noLinkLeadsOutOfIt() throws {
    try write("secret", to: "Secret/Hidden.swift")
    try write("let package = 1", to: "P/Package.swift")
    try write("open", to: "P/Sources/P/A.swift")
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = FileManager.default
    try files.createSymbolicLink(
      at: folder.appendingPathComponent("P/Sources/Away"),
      withDestinationURL: folder.appendingPathComponent("Secret"))
    try files.createSymbolicLink(
      at: folder.appendingPathComponent("P/Sources/P/B.swift"),
      withDestinationURL: folder.appendingPathComponent("Secret/Hidden.swift"))
    let package = try #require(PackageFolder(at: folder.appendingPathComponent("P")))
    #expect(package.files(in: "Sources") == ["Sources/P/A.swift"])
    #expect(!package.isFolder("Sources/Away"))
    #expect(package.files(in: "Sources/Away/Hidden.swift").isEmpty)
    #expect(package.files(in: "../Secret").isEmpty && !package.isFolder(".."))
    try files.createDirectory(
      at: folder.appendingPathComponent("Q"), withIntermediateDirectories: true)
    try files.createSymbolicLink(
      at: folder.appendingPathComponent("Q/Package.swift"),
      withDestinationURL: folder.appendingPathComponent("P/Package.swift"))
    #expect(PackageFolder(at: folder.appendingPathComponent("Q")) == nil)
  }
}
