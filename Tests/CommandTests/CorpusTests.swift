import Foundation
import Testing

/// `lek corpus` as it is called: one small bundle for each thing that can be said of a page.
@Suite(.serialized) struct CorpusTests {
  private let lek: BuiltCommand
  private let folder: URL

  init() throws {
    lek = try BuiltCommand()
    folder = try lek.emptyFolder()
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func page(_ name: String, _ text: String, settings: String = "<playground/>") throws {
    try write(text, to: "\(name).playground/Contents.swift")
    try write(settings, to: "\(name).playground/contents.xcplayground")
  }

  private struct Seen {
    var pages: [[String: Any]]
    var summary: [String: Any]
    var status: Int32

    func page(_ bundle: String, _ page: String = "") throws -> [String: Any] {
      try #require(
        pages.first {
          ($0["bundle"] as? String)?.hasSuffix(bundle) == true && $0["page"] as? String == page
        })
    }
  }

  private func corpus(limits: String? = nil) throws -> Seen {
    let environment = limits.map { ["LEK_LIMITS": $0] } ?? [:]
    let outcome = try lek.run(["corpus", folder.path, "--json"], environment: environment)
    let objects = try outcome.lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    let pages = objects.filter { $0["event"] as? String == "page" }
    #expect(pages.count == objects.count - 1)
    return Seen(pages: pages, summary: try #require(objects.last), status: outcome.status)
  }

  private func expect(
    _ page: [String: Any], _ kind: String, runs: Bool = true, reason: String? = nil,
    liveView: String = "none"
  ) {
    #expect(page["class"] as? String == kind && page["runs"] as? Bool == runs, "\(page)")
    #expect(
      page["reason"] as? String == reason && page["liveView"] as? String == liveView, "\(page)")
  }

  private static let shown = """
    import UIKit
    import PlaygroundSupport
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.backgroundColor = .red
    PlaygroundPage.current.liveView = view

    """

  @Test func whatRunsIsToldByItsKind() throws {
    try page("A plain one", "let a = 1\nprint(a)")
    try page("B values", "import UIKit\nlet colour = UIColor.red")
    try page(
      "C shown",
      Self.shown + "view.addSubview(UIView(frame: CGRect(x: 9, y: 9, width: 9, height: 9)))\n"
        + "view.subviews[0].backgroundColor = .blue\n")
    try page(
      "D views",
      """
      import SwiftUI
      import PlaygroundSupport
      PlaygroundPage.current.setLiveView(Circle().frame(width: 40, height: 40))

      """)
    let seen = try corpus()
    #expect(seen.status == 0 && seen.summary["runs"] as? Int == 4)
    expect(try seen.page("A plain one.playground"), "plain")
    expect(try seen.page("B values.playground"), "uikitValues")
    expect(try seen.page("C shown.playground"), "liveView", liveView: "drawn")
    expect(try seen.page("D views.playground"), "swiftUI", liveView: "drawn")
    #expect(try seen.page("A plain one.playground")["values"] as? Int == 2)
    #expect(
      seen.pages.compactMap { $0["bundle"] as? String }
        == seen.pages
        .compactMap { $0["bundle"] as? String }.sorted())
  }

  @Test func whyAPageDoesNotRunIsTold() throws {
    try page("wrong", "let a: Int = \"text\"")
    try page("missing", "import SceneKit\nlet a = 1")
    try page("trap", "let list = [1]\nprint(list[list.count])")
    try page("grey", Self.shown)
    try write("nothing", to: "empty.playground/notes.txt")
    let seen = try corpus()
    #expect(seen.status == 1 && seen.summary["opened"] as? Int == 4)
    #expect(seen.summary["compiled"] as? Int == 2 && seen.summary["ran"] as? Int == 1)
    expect(try seen.page("wrong.playground"), "plain", runs: false, reason: "doesNotCompile")
    expect(
      try seen.page("missing.playground"), "otherFrameworks", runs: false, reason: "missingModule")
    let trap = try seen.page("trap.playground")
    expect(trap, "plain", runs: false, reason: "crashed")
    #expect(trap["file"] as? String == "Contents.swift" && trap["line"] as? Int == 2)
    expect(
      try seen.page("grey.playground"), "liveView", runs: false, reason: "oneColour",
      liveView: "oneColour")
    expect(try seen.page("empty.playground"), "notOpened", runs: false, reason: "doesNotOpen")
    let reasons = try #require(seen.summary["byReason"] as? [String: Int])
    #expect(reasons.values.allSatisfy { $0 == 1 } && reasons.count == 5)
  }

  @Test func whatIsSeenLaterOrCannotBeSeenCountsAsDrawn() throws {
    let later = "DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { CHANGE }\n"
    try page(
      "a later", Self.shown + later.replacing("CHANGE", with: "view.backgroundColor = .blue"))
    let label = """
      let label = UILabel(frame: view.bounds)
      label.text = "Word"
      view.addSubview(label)

      """
    try page("b same", Self.shown + label + "label.textColor = .red\n")
    try page("c hidden", Self.shown + label + "label.isHidden = true\n")
    try page("d outside", Self.shown + label + "label.frame.origin.x = 500\n")
    try page(
      "e large", Self.shown + label + "view.frame.size = CGSize(width: 5000, height: 5000)\n")
    try page("f empty", Self.shown + label + "label.text = nil\n")
    let seen = try corpus()
    for name in ["a later", "b same", "c hidden", "d outside", "e large"] {
      expect(try seen.page("\(name).playground"), "liveView", liveView: "drawn")
    }
    expect(
      try seen.page("f empty.playground"), "liveView", runs: false, reason: "oneColour",
      liveView: "oneColour")
  }

  /// Neither can stop the pages behind it.
  @Test func aPageThatHangsOrFloodsIsEndedAndTheRestGoesOn() throws {
    try page("a hangs", "while true {}")
    try page("b floods", "while true { print(String(repeating: \"flood \", count: 1000)) }")
    try page("c runs", "print(1)")
    let seen = try corpus(limits: "topLevelTime=2 outputInAll=1000000")
    expect(try seen.page("a hangs.playground"), "plain", runs: false, reason: "timeLimit")
    expect(try seen.page("b floods.playground"), "plain", runs: false, reason: "outputLimit")
    expect(try seen.page("c runs.playground"), "plain")
  }

  @Test func everyFormIsFoundAndNothingIsWritten() throws {
    try write("print(1)", to: "deep/er/Small.playground/contents.swift")
    try write(
      "<playground><pages><page name='Two'/></pages></playground>",
      to: "Book.playground/contents.xcplayground")
    try write("print(2)", to: "Book.playground/Pages/Two.xcplaygroundpage/Contents.swift")
    try write("print(3)", to: "Book.playground/Pages/Unlisted.xcplaygroundpage/Contents.swift")
    try write("println(\"four\")", to: "Old.playground/section-1.swift")
    try write("print(5)", to: "Bare/Contents.swift")
    try write("<playground/>", to: "Bare/contents.xcplayground")
    try write("print(6)", to: ".hidden/No.playground/Contents.swift")
    let before = try listing()
    let seen = try corpus()
    #expect(seen.pages.count == 5 && seen.summary["runs"] as? Int == 5, "\(seen.pages)")
    _ = try seen.page("Book.playground", "Unlisted")
    _ = try seen.page("deep/er/Small.playground")
    #expect(try listing() == before)
  }

  /// Every file with its length and when it was changed.
  private func listing() throws -> [String] {
    let files = FileManager.default
    return try files.subpathsOfDirectory(atPath: folder.path).sorted().map { path in
      let attributes = try files.attributesOfItem(
        atPath: folder.appendingPathComponent(path).path)
      return "\(path) \(attributes[.size] ?? "") \(attributes[.modificationDate] ?? "")"
    }
  }

  @Test func theTableNamesEachPageThatDoesNotRun() throws {
    try page("good", "let a = 1")
    try page("wrong", "let a: Int = \"text\"")
    let outcome = try lek.run(["corpus", folder.path])
    #expect(outcome.status == 1 && outcome.errors.isEmpty)
    #expect(outcome.lines.first?.split(separator: " ").first == "pages")
    #expect(outcome.output.contains("does not compile: cannot convert value of type 'String'"))
    #expect(outcome.output.contains("(Contents.swift:1)"))
    #expect(outcome.output.contains("50.0 %") && !outcome.output.contains("good.playground"))
    #expect(try lek.run(["corpus", folder.path]).output == outcome.output)
  }

  @Test func aFolderWithoutPlaygroundsIsRefused() throws {
    for place in [folder.path, "/no/such/folder"] {
      let outcome = try lek.run(["corpus", place])
      #expect(outcome.status == 2 && outcome.errors.contains(place) && outcome.output.isEmpty)
    }
  }

  @Test func itEndsWithASignalAndSaysHowFarItCame() throws {
    try page("a first", "print(1)")
    for number in 0..<8 { try page("b hangs \(number)", "while true {}") }
    let (process, output, errors) = try lek.start(["corpus", folder.path, "--json"])
    let first = output.fileHandleForReading.line()
    #expect(first.contains("a first.playground"))
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    let words = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(words.contains("stopped after 1 of 9 pages"))
  }
}
