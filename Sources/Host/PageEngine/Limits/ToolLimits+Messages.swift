import Foundation
import PageProtocol

extension ToolLimits {
  /// What tells the compiler how long it may think about the types of one expression.
  var expressionArguments: [String] {
    expressionTime.map { ["-solver-expression-time-threshold=\($0)"] } ?? []
  }

  /// Which limit ended a compiler, and what to do about it; nil where none did. `said` is what it wrote
  /// to its standard error.
  func message(_ end: ProcessEnd, said: String) -> String? {
    if let time, end == .signalled(signal: SIGXCPU) {
      return "the compiler was stopped after \(time) seconds of computing; make the text simpler"
    }
    if let fileSize, end == .signalled(signal: SIGXFSZ) {
      return "the compiler wrote a file of more than \(fileSize >> 20) MB; make the text simpler"
    }
    if end == .signalled(signal: SIGKILL) {
      return "the compiler was ended because this computer has no more memory; close other programs"
    }
    let hasNoMemory = Self.wordsOfNoMemory.contains { said.contains($0) }
    if let memory, hasNoMemory, end != .exited(status: 0) {
      return "the compiler needed more than \(memory >> 20) MB of memory; make the text simpler"
    }
    return nil
  }

  private static let wordsOfNoMemory = ["out of memory", "bad_alloc", "Cannot allocate memory"]
}
