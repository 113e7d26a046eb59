import Foundation
import Testing

@testable import PlaygroundDocument
@testable import StudioServer

/// Files of an app playground are added, renamed, moved and deleted.
struct AppFileTests {
  private static let main = "import SwiftUI\n@main struct Walk: App {}\n"

  /// An app whose target is the package's own folder, or one in it.
  private func app(at path: String = "") throws -> BundleOnDisk {
    let target = path.isEmpty ? "path: \".\"" : "path: \"\(path)\""
    let start = path.isEmpty ? "" : path + "/"
    return try BundleOnDisk(
      [
        "Package.swift": """
        // swift-tools-version: 5.6
        let package = Package(name: "Walk", products: [.iOSApplication(name: "Walk")],
          targets: [.executableTarget(name: "AppModule", \(target))])
        """,
        start + "Walk.swift": Self.main, start + "Views/Card.swift": "struct Card {}",
        start + "Assets.xcassets/Contents.json": "{}",
      ], name: "Walk.swiftpm")
  }

  private func paths(_ change: BundleChange) -> [String] {
    change.document.files.map(\.path).sorted()
  }

  private func refusal(_ app: BundleOnDisk, _ order: BundleOrder) async -> String {
    guard case .failure(let refusal) = await app.editor.perform(order) else { return "" }
    return refusal.message
  }

  @Test(arguments: ["", "Sources/App"]) func aFileIsAddedToTheModule(_ path: String) async throws {
    let app = try app(at: path)
    let start = path.isEmpty ? "" : path + "/"
    let change = try await app.perform(.addFile(folder: path, name: "B.swift", text: "let b = 1"))
    #expect(change.outcome == .path(start + "B.swift"))
    #expect(paths(change) == ["B.swift", "Views/Card.swift", "Walk.swift"].map { start + $0 })
    let inside = try await app.perform(
      .addFile(folder: start + "Views/Deep", name: "C.swift", text: ""))
    #expect(inside.outcome == .path(start + "Views/Deep/C.swift"))
    let module = try #require(inside.document.package.modules.first)
    #expect(module.files.count == 4)
    #expect(inside.document.pages.map(\.path) == [start + "Walk.swift"])
  }

  @Test func aFileTakesAnotherNameAndFolder() async throws {
    let app = try app()
    let renamed = try await app.perform(.renameFile(path: "Walk.swift", name: "MyApp.swift"))
    #expect(renamed.renamed == ["Walk.swift": "MyApp.swift"])
    #expect(renamed.document.pages.map(\.path) == ["MyApp.swift"])
    let moved = try await app.perform(.moveFile(path: "Views/Card.swift", folder: ""))
    #expect(moved.outcome == .path("Card.swift") && app.has("Card.swift"))
    let back = try await app.perform(.moveFile(path: "Card.swift", folder: "Views"))
    #expect(paths(back) == ["MyApp.swift", "Views/Card.swift"])
  }

  @Test func aDeletedFileComesBackAndTheLastOneStays() async throws {
    let app = try app()
    let change = try await app.perform(.deleteFile(path: "Walk.swift"))
    #expect(paths(change) == ["Views/Card.swift"] && !app.has("Walk.swift"))
    #expect(await refusal(app, .deleteFile(path: "Views/Card.swift")).contains("only page"))
    guard case .deleted(let token) = change.outcome else {
      Issue.record("\(change.outcome)")
      return
    }
    let back = try await app.perform(.undoDelete(token: token))
    #expect(back.document.pages.map(\.path) == ["Walk.swift"])
    #expect(try app.text("Walk.swift") == Self.main)
  }

  @Test(arguments: [
    BundleOrder.addFile(folder: "", name: "a.txt", text: ""),
    .addFile(folder: "", name: "main.swift", text: ""),
    .addFile(folder: "", name: "walk.swift", text: ""),
    .addFile(folder: "..", name: "B.swift", text: ""),
    .addFile(folder: "/etc", name: "B.swift", text: ""),
    .addFile(folder: ".build", name: "B.swift", text: ""),
    .addFile(folder: "Assets.xcassets", name: "B.swift", text: ""),
    .renameFile(path: "Walk.swift", name: "main.swift"),
    .renameFile(path: "Walk.swift", name: "Package.swift"),
    .renameFile(path: "Package.swift", name: "B.swift"),
    .deleteFile(path: "Package.swift"), .deleteFile(path: "Assets.xcassets/Contents.json"),
    .moveFile(path: "Package.swift", folder: "Views"), .addPage(name: "Two", after: nil),
    .deletePage("Walk"),
  ]) func whatIsNoFileOfTheModuleStays(_ order: BundleOrder) async throws {
    let app = try app()
    #expect(await !refusal(app, order).isEmpty)
    let files = FileManager.default.enumerator(atPath: app.url.path)?.compactMap { $0 as? String }
    #expect(
      files?.sorted() == [
        "Assets.xcassets", "Assets.xcassets/Contents.json", "Package.swift", "Views",
        "Views/Card.swift", "Walk.swift",
      ])
  }

  @Test func noFolderOutsideOfTheTargetTakesFiles() async throws {
    let app = try app(at: "Sources/App")
    for folder in ["", "Sources", "Sources/Apple"] {
      #expect(await !refusal(app, .addFile(folder: folder, name: "B.swift", text: "")).isEmpty)
    }
    #expect(!app.has("Sources/Apple"))
  }

  @Test func uploadsAreJudgedInTheSameWay() throws {
    let app = try app()
    let files = try #require(PlaygroundReading.files(of: app.url))
    #expect(files.problem(placing: "B.swift", in: "Views") == nil)
    #expect(files.problem(placing: "b.png", in: "Views") != nil)
    let playground = try BundleOnDisk(["Contents.swift": ""])
    let plain = try #require(PlaygroundReading.files(of: playground.url))
    #expect(plain.problem(placing: "b.png", in: "Resources") == nil)
  }
}
