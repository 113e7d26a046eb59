import Foundation
import Testing

/// How runs of the built command end, as somebody at a terminal or a program hears it.
@Suite(.serialized) struct EndingTests {
  private let lek: BuiltCommand

  init() throws {
    lek = try BuiltCommand()
  }

  /// The keys of every kind of event, in their order.
  private static let keys = [
    "diagnostic": "severity message file line column endLine endColumn notes fixIts",
    "console": "stream text",
    "result": "line column endLine endColumn name type summary count first last min max history"
      + " value",
    "liveView": "width height", "tree": "at text", "crash": "message file line column",
    "timing": "build launch firstFrame parts rebuilt", "nondeterministic": "reason",
    "exit": "status pageStatus",
  ]

  /// Events by kind, after each line was seen to be one object with the keys it must have.
  private func events(_ outcome: BuiltCommand.Outcome) throws -> [String: [[String: Any]]] {
    var events: [String: [[String: Any]]] = [:]
    for line in outcome.lines {
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
      let kind = try #require(object["event"] as? String)
      let keys = try #require(Self.keys[kind], "\(kind)").split(separator: " ").map(String.init)
      // Only where there is something to look at.
      let named = Set(object.keys).subtracting(kind == "result" ? ["quickLook"] : [])
      #expect(named == Set(keys + ["event"]), "\(line)")
      let places = keys.compactMap { line.range(of: "\"\($0)\":")?.lowerBound }
      #expect(line.hasPrefix("{\"event\":\"\(kind)\",") && places.count == keys.count)
      events[kind, default: []].append(object)
    }
    return events
  }

  @Test func aRunTellsEveryKindOfEvent() throws {
    let page = try lek.playground(
      """
      import UIKit
      import PlaygroundSupport
      func unused() { let never = 1 }
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
      PlaygroundPage.current.liveView = view
      print("hej")
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print([Int]()[1]) }
      """)
    let run = ["run", page, "--json", "--time", "2", "--tree-at", "0.5"]
    let events = try events(try lek.run(run))
    #expect(events["diagnostic"]?.first?["severity"] as? String == "warning")
    #expect(events["console"]?.first?["text"] as? String == "hej\n")
    #expect(events["result"]?.contains { $0["name"] as? String == "view" } == true)
    #expect(events["liveView"]?.first?["width"] as? Double == 120)
    #expect(events["tree"]?.first?["at"] as? Double == 0.5)
    #expect((events["tree"]?.first?["text"] as? String)?.contains("(0 0 120 80)") == true)
    #expect(events["crash"]?.first?["line"] as? Int == 7)
    #expect(events["exit"]?.first?["status"] as? Int == 3)
    #expect(events["timing"] == nil)
    #expect(try lek.run(run).output == (try lek.run(run).output))
  }

  @Test func withTheRealClockTheTimingIsTold() throws {
    let outcome = try lek.run(["run", try lek.playground("let a = 1"), "--json"])
    let timing = try #require(try events(outcome)["timing"]?.first)
    #expect(try #require(timing["build"] as? Double) > 0)
    #expect(timing["rebuilt"] as? [String] == [] && timing["firstFrame"] is NSNull)
  }

  @Test func aReaderThatLeavesEndsTheRunQuietly() throws {
    let flood = try lek.playground("while true { print(\"a line\") }")
    for form in [[], ["--json"]] {
      let (process, output, errors) = try lek.start(["run", flood] + form)
      #expect(!output.fileHandleForReading.availableData.isEmpty)
      try output.fileHandleForReading.close()
      process.waitUntilExit()
      #expect(process.terminationReason == .exit && process.terminationStatus == 0)
      #expect(errors.fileHandleForReading.readDataToEndOfFile().isEmpty)
    }
  }

  /// Rewriting it takes many times as much, and hears nothing meanwhile.
  @Test func aRunThatRewritesALongTextEndsWhenItIsInterrupted() async throws {
    let page = try lek.playground(String(repeating: "println(1)\n", count: 25_000))
    let before = Self.processorTimeOfChildren
    let (process, output, _) = try lek.start(["run", page])
    try await Task.sleep(for: .milliseconds(500))
    kill(process.processIdentifier, SIGINT)
    #expect(output.fileHandleForReading.readDataToEndOfFile().isEmpty)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    #expect(Self.processorTimeOfChildren - before < 12)
  }

  private static var processorTimeOfChildren: Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    let times = [usage.ru_utime, usage.ru_stime]
    return times.reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }

  @Test func aLiveViewGoesOnInSilenceUntilItIsInterrupted() throws {
    let page = try lek.playground(
      """
      import UIKit
      import PlaygroundSupport
      PlaygroundPage.current.liveView = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      DispatchQueue.main.async { print("shown") }
      """)
    let (process, output, errors) = try lek.start(["run", page])
    #expect(output.fileHandleForReading.line() == "shown\n")
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    #expect(output.fileHandleForReading.readDataToEndOfFile().isEmpty)
    #expect(errors.fileHandleForReading.readDataToEndOfFile().isEmpty)
  }

  @Test func aBadEndIsShownInItsLine() throws {
    let page = try lek.playground("let list = [1]\nprint(\"a\", terminator: \"\")\n_ = list[1]\n")
    let outcome = try lek.run(["run", page])
    #expect(outcome.status == 3 && outcome.output.hasPrefix("a"))
    let lines = outcome.errors.split(separator: "\n").map(String.init)
    #expect(lines.count == 3 && lines[1] == "_ = list[1]" && lines[2].contains("^"))
    #expect(lines[0].hasSuffix("error: crashed: Index out of range"))
  }

  @Test func wordsAboutAPageBeginOnALineOfTheirOwn() throws {
    let page = try lek.playground("print(\"a\", terminator: \"\")\nfatalError(\"no more\")\n")
    let process = Process()
    let both = Pipe()
    process.executableURL = lek.program
    process.arguments = ["run", page]
    (process.standardOutput, process.standardError) = (both, both)
    try process.run()
    let text = String(
      decoding: both.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text.contains("\n\(page)/Contents.swift:2:"), "\(text)")
  }

  @Test func anEmptyPageSaysNothing() throws {
    let outcome = try lek.run(["run", try lek.playground("")])
    #expect(outcome.status == 0 && outcome.output.isEmpty && outcome.errors.isEmpty)
  }

  @Test func whereNothingCanRunTheStatusSaysSo() throws {
    let page = try lek.playground("print(1)")
    for form in [[], ["--json"]] {
      let outcome = try lek.run(["run", page] + form, environment: ["PATH": "/nowhere"])
      #expect(outcome.status == 5)
      #expect(form.isEmpty ? outcome.errors.contains("swiftc") : outcome.lines.count == 1)
    }
    let doctor = try lek.run(["doctor"], environment: ["PATH": "/nowhere"])
    #expect(doctor.status == 5 && doctor.output.contains("missing  Swift"))
  }
}
