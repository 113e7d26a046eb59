import Foundation
import PageEngine

/// Writes diagnostics and ends as swiftc would: a place, a message, the line, and a mark below it.
struct DiagnosticForm {
  /// The bundle as the person named it.
  var bundle: String
  /// By path, relative to the bundle.
  var texts: [String: String]
  /// The package around it.
  var package = PackageModules.none

  /// A diagnostic and its notes.
  func text(of diagnostic: Diagnostic) -> String {
    let notes = diagnostic.notes.map {
      entry(
        file: $0.file, range: $0.range, kind: "note", message: $0.message, fixIts: $0.fixIts)
    }
    return entry(
      file: diagnostic.file, range: diagnostic.range, kind: diagnostic.severity.rawValue,
      message: diagnostic.message, fixIts: diagnostic.fixIts) + notes.joined()
  }

  /// Why a run ended, where that is not how runs end.
  func words(for outcome: RunOutcome) -> String? {
    switch outcome {
    case .finished, .timeIsUp, .cancelled, .doesNotCompile: nil
    case .crashed(let crash):
      bad(end: Self.words(for: crash), at: crash)
    case .overLimit(let limit, let crash):
      bad(end: "stopped by the \(limit.rawValue) limit: \(limit.words)", at: crash)
    case .unavailable(let why): "lek: \(why.words)\n"
    case .failed(let fault): "lek: \(fault.words)\n"
    }
  }

  private static func words(for crash: Crash) -> String {
    // Where the page had no last words, the message is a sentence about it.
    guard !crash.message.hasPrefix("The page ") else { return "the" + crash.message.dropFirst(3) }
    return "crashed: \(crash.message.trimmingPrefix("Fatal error: "))"
  }

  private func bad(end message: String, at crash: Crash?) -> String {
    guard let crash, !crash.file.isEmpty else {
      return "lek: \(message.hasPrefix("the page") ? "" : "the page ")\(message)\n"
    }
    let range = TextRange(
      line: crash.line, column: crash.column, endLine: crash.line, endColumn: crash.column)
    return entry(file: crash.file, range: range, kind: "error", message: message, fixIts: [])
  }

  private func entry(
    file: String, range: TextRange, kind: String, message: String, fixIts: [Diagnostic.FixIt]
  ) -> String {
    guard !file.isEmpty, range.line > 0 else { return "\(kind): \(message)\n" }
    let path =
      texts[file] == nil
      ? package.place(of: file).map { BundleName(path: $0, location: $0).text } : nil
    let shown = path ?? (bundle as NSString).appendingPathComponent(file)
    let excerpt = (texts[file] ?? package.text(of: file)).flatMap {
      SourceExcerpt(
        text: $0, range: range, fixIts: fixIts.filter { $0.file == file || $0.file.isEmpty })
    }
    return "\(shown):\(range.line):\(range.column): \(kind): \(message)\n" + (excerpt?.text ?? "")
  }
}

extension Limit {
  /// What the limit is about.
  fileprivate var words: String {
    switch self {
    case .time: "the page's own code goes on and on"
    case .memory: "the page wants more memory than a page may have"
    case .output: "the page prints more than anyone can read"
    case .storage: "the app keeps more files than an app may keep"
    }
  }
}
