import Foundation
import PlaygroundDocument
import Testing

struct NewBundleTests {
  private let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appendingPathComponent("new-\(UUID().uuidString)")

  private func inFolder(_ body: () throws -> Void) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body()
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func aSinglePageGreets() throws {
    try inFolder {
      let place = folder.appendingPathComponent("My Game")
      let document = try DocumentStore.create(place, platform: .ios).get()
      #expect(document.name == "My Game")
      #expect(document.warnings.isEmpty)
      #expect(
        try text("My Game.playground/contents.xcplayground") == """
          <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
          <playground version='5.0' target-platform='ios'/>

          """)
      #expect(
        try text("My Game.playground/Contents.swift") == """
          import UIKit

          var greeting = "Hello, playground"
          print(greeting)

          """)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
    }
  }

  @Test func severalPagesLeadToEachOther() throws {
    try inFolder {
      let place = folder.appendingPathComponent("Book.playground")
      let document = try DocumentStore.create(place, platform: .macos, pages: 3).get()
      #expect(document.settings.platform == .macos)
      #expect(
        try text("Book.playground/contents.xcplayground") == """
          <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
          <playground version='6.0' target-platform='macos'>
              <pages>
                  <page name='Untitled Page'/>
                  <page name='Untitled Page 2'/>
                  <page name='Untitled Page 3'/>
              </pages>
          </playground>

          """)
      let pages = "Book.playground/Pages/"
      let first = try text(pages + "Untitled Page.xcplaygroundpage/Contents.swift")
      #expect(first.hasPrefix("import Cocoa\n") && first.hasSuffix("//: [Next](@next)\n"))
      #expect(
        try text(pages + "Untitled Page 2.xcplaygroundpage/Contents.swift") == """
          //: [Previous](@previous)

          import Cocoa

          var greeting = "Hello, playground"
          print(greeting)

          //: [Next](@next)

          """)
      let last = try text(pages + "Untitled Page 3.xcplaygroundpage/Contents.swift")
      #expect(last.hasPrefix("//: [Previous]") && last.hasSuffix("print(greeting)\n"))
    }
  }

  @Test func whatIsThereIsNotReplaced() throws {
    try inFolder {
      let place = folder.appendingPathComponent("Game.playground")
      _ = try DocumentStore.create(place, platform: .ios).get()
      try Data("mine".utf8).write(to: place.appendingPathComponent("Contents.swift"))
      #expect(
        DocumentStore.create(place, platform: .ios) == .failure(.exists(path: place.path)))
      #expect(try text("Game.playground/Contents.swift") == "mine")
    }
  }

  @Test func aFolderThatIsNotThereIsSaid() throws {
    try inFolder {
      let place = folder.appendingPathComponent("not/there/Game.playground")
      let missing = folder.appendingPathComponent("not/there").path
      #expect(
        DocumentStore.create(place, platform: .ios) == .failure(.notFound(path: missing)))
    }
  }

  @Test(arguments: [".hidden", "a\u{1}b", String(repeating: "n", count: 250)])
  func aNameThatIsNoneIsRefused(name: String) throws {
    try inFolder {
      let result = DocumentStore.create(folder.appendingPathComponent(name), platform: .ios)
      guard case .failure(.badName) = result else {
        Issue.record("\(result)")
        return ()
      }
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(left.isEmpty)
    }
  }
}
