import Foundation
import PageEngine

/// Writes diagnostics and ends as swiftc would: a place, a message, the line, and a mark below it.
struct DiagnosticForm {
  /// The bundle as the person named it.
  var bundle: String
  /// By path, relative to the bundle.
  var texts: [String: String]

  /// A diagnostic and its notes.
  func text(of diagnostic: Diagnostic) -> String {
    let notes = diagnostic.notes.map {
      entry(file: $0.file, range: $0.range, kind: "note", message: $0.message)
    }
    return entry(
      file: diagnostic.file, range: diagnostic.range, kind: diagnostic.severity.rawValue,
      message: diagnostic.message) + notes.joined()
  }

  /// Why a run ended, where that is not how runs end.
  func words(for outcome: RunOutcome) -> String? {
    switch outcome {
    case .finished, .timeIsUp, .cancelled, .doesNotCompile: nil
    case .crashed(let crash): place(crash) + "crashed: \(crash.message)\n"
    case .overLimit(let limit, let crash):
      (crash.map(place) ?? "lek: ") + "stopped by the \(limit.rawValue) limit\n"
    case .unavailable(let why): "lek: \(why.reason): \(why.remedy)\n"
    case .failed(let fault): "lek: \(fault)\n"
    }
  }

  private func place(_ crash: Crash) -> String {
    crash.file.isEmpty ? "lek: " : "\(path(crash.file)):\(crash.line):\(crash.column): error: "
  }

  private func path(_ file: String) -> String {
    (bundle as NSString).appendingPathComponent(file)
  }

  private func entry(file: String, range: TextRange, kind: String, message: String) -> String {
    guard !file.isEmpty, range.line > 0 else { return "\(kind): \(message)\n" }
    let head = "\(path(file)):\(range.line):\(range.column): \(kind): \(message)\n"
    return head + excerpt(file: file, range: range)
  }

  private func excerpt(file: String, range: TextRange) -> String {
    let lines = (texts[file] ?? "").split(
      separator: "\n", maxSplits: range.line, omittingEmptySubsequences: false)
    guard lines.indices.contains(range.line - 1) else { return "" }
    let line = lines[range.line - 1]
    let before = String(decoding: line.utf8.prefix(range.column - 1), as: UTF8.self)
    let indent = before.map { $0 == "\t" ? "\t" : " " }.joined()
    let isOneLine = range.endLine == range.line && range.endColumn > range.column
    let marked = isOneLine ? range.endColumn - range.column : 1
    let tilde = String(repeating: "~", count: max(0, marked - 1))
    return "\(line)\n\(indent)^\(tilde)\n"
  }
}
