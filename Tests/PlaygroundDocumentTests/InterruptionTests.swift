import Foundation
import Testing

@testable import PlaygroundDocument

/// A change that is interrupted anywhere leaves the old playground or the new one.
struct InterruptionTests {
  private func book() throws -> MadeUpBundle {
    try MadeUpBundle([
      "Pages/One.xcplaygroundpage/Contents.swift": "1",
      "Pages/Two.xcplaygroundpage/Contents.swift": "2",
      "Pages/Three.xcplaygroundpage/Contents.swift": "3",
      "contents.xcplayground":
        "<playground><page name='Three'/><page name='Two'/><page name='One'/></playground>",
      "Sources/A.swift": "a", "Resources/cat.png": "c",
    ])
  }

  private func single() throws -> MadeUpBundle {
    try MadeUpBundle(["Contents.swift": "1", "contents.xcplayground": MadeUpBundle.settings])
  }

  private struct State: Equatable {
    var pages: [String]
    var texts: [String]
    var files: [String]

    init(_ bundle: MadeUpBundle) throws {
      let document = try DocumentStore.open(bundle.url).get()
      pages = document.pages.map(\.name)
      texts = document.pages.map(\.text)
      files =
        document.sources.map(\.path) + document.resources
        + document.pages.flatMap { $0.sources.map(\.path) + $0.resources }
    }
  }

  private static let changes: [DocumentChange] = [
    .addPage(name: "New", after: "Three"), .renamePage("Two", to: "Zwei"), .deletePage("Two"),
    .orderPages(["One", "Two", "Three"]), .addSource(name: "B.swift", text: "b", to: .bundle),
    .addSource(name: "B.swift", text: "b", to: .page("One")),
    .addResource(name: "dog.png", contents: Data("d".utf8), to: .page("Two")),
    .renameFile(path: "Sources/A.swift", to: "B.swift"), .deleteFile(path: "Resources/cat.png"),
    .setAttribute(.displayMode, to: "raw"),
  ]

  @Test(arguments: changes)
  func ofSeveralPages(change: DocumentChange) throws {
    try check(change, make: book)
  }

  @Test func ofASinglePageThatBecomesTwo() throws {
    try check(.addPage(name: "New", after: nil), make: single)
  }

  private func check(_ change: DocumentChange, make: () throws -> MadeUpBundle) throws {
    let whole = try make()
    let old = try State(whole)
    _ = try DocumentStore.apply(change, to: whole.url).get()
    let new = try State(whole)
    var seen: (old: Int, new: Int) = (0, 0)
    for steps in 0..<40 {
      let bundle = try make()
      let result = Interruption.$current.withValue(Interruption(after: steps)) {
        DocumentStore.apply(change, to: bundle.url)
      }
      let state = try State(bundle)
      #expect(state == old || state == new, "after \(steps) steps")
      if state == old { seen.old += 1 }
      if state == new { seen.new += 1 }
      guard case .success = result else { continue }
      #expect(steps > 0 && seen.old > 0 && seen.new > 0)
      return
    }
    Issue.record("The change never came to its end")
  }

  @Test func aSaveThatIsInterruptedLeavesTheOldText() throws {
    let bundle = try single()
    let problem = Interruption.$current.withValue(Interruption(after: 0)) {
      DocumentStore.save("new", to: "Contents.swift", in: bundle.url)
    }
    #expect(problem == .notSaved(path: "Contents.swift", reason: "interrupted"))
    #expect(try State(bundle).texts == ["1"])
  }

  /// What a process that is gone has left goes with the next save; what a living one makes stays.
  @Test func leftoversAreSweptAway() throws {
    let bundle = try single()
    let gone = Process()
    gone.executableURL = URL(fileURLWithPath: "/bin/true")
    try gone.run()
    gone.waitUntilExit()
    let abandoned = ".lek-\(gone.processIdentifier)-1.tmp"
    let kept = [
      ".lek-1-1.tmp", ".lek-\(getpid())-99999.tmp", ".lek-x-1.tmp", ".lek-.tmp", ".other",
    ]
    for name in kept + [abandoned] { try bundle.write(Data(), to: name) }
    #expect(DocumentStore.save("new", to: "Contents.swift", in: bundle.url) == nil)
    let names = try FileManager.default.contentsOfDirectory(atPath: bundle.url.path)
    #expect(Set(names) == Set(kept + ["Contents.swift", "contents.xcplayground"]))
  }
}
