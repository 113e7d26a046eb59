import Foundation
import PageProtocol

/// The results of a compilation.
extension FrontEnd {
  /// The result of compiling a text.
  enum Judgement {
    case compiled
    case refused([Diagnostic])
    /// Only the playground transform keeps the text from compiling.
    case cannotLog(parameters: Set<String>, [Diagnostic])
    /// The text is not the cause, and another attempt can succeed.
    case again
    /// The text is not the cause, and no attempt will succeed.
    case fault(EngineFault)
  }

  /// Reads the result from the files that the compiler wrote.
  func judge(_ end: ProcessEnd, texts: [CompiledText], output: String) -> Judgement {
    if end == .exited(status: 0) {
      clangModules.settle(.helped)
      return .compiled
    }
    let diagnostics = DiagnosticReader(texts: texts).read(output + ".dia") ?? []
    let errors = diagnostics.filter { $0.severity == .error }
    let isExplained = errors.contains { error in texts.contains { $0.path == error.file } }
    if case .exited = end, isExplained {
      clangModules.settle(.didNotHelp)
      return .refused(diagnostics)
    }
    if let fault = EngineFault.noRoom(in: (output as NSString).deletingLastPathComponent) {
      return .fault(fault)
    }
    let parameters = UnloggableParameters.names(in: Self.text(output + ".txt", most: 1 << 20))
    if let fault = tools.fault(Self.text(output + ".txt")) { return .fault(fault) }
    let explained = errors.isEmpty ? [failure(end, texts, output: output)] : diagnostics
    if explained.contains(where: { $0.message.contains(Self.madeByAnother) }) {
      return .fault(.otherCompiler)
    }
    if !parameters.isEmpty { return .cannotLog(parameters: parameters, explained) }
    if clangModules.doubt() == .again { return .again }
    clangModules.settle(.didNotHelp)
    return .refused(explained)
  }

  /// How the compiler begins the error about a module that another version compiled.
  private static let madeByAnother = "module compiled with Swift"

  /// The diagnostic for a front end that ended without an error about the text, because of a limit
  /// or a defect of its own.
  private func failure(_ end: ProcessEnd, _ texts: [CompiledText], output: String) -> Diagnostic {
    let lines = Self.text(output + ".txt", most: 1 << 16).split(separator: "\n").map(String.init)
    // Warnings about the text come before the errors of the compiler itself.
    let words = lines.first { $0.contains("error: ") } ?? lines.first
    if let limit = tools.limits.message(end, said: Self.text(output + ".txt", most: 1 << 16)) {
      return Diagnostic(ofCompiler: limit, in: texts[0].path, cause: .limit)
    }
    let reason: String
    if case .signalled(let signal) = end {
      reason = "the compiler crashed (signal \(signal))"
    } else {
      reason = words ?? "the compiler failed without saying why"
    }
    return Diagnostic(ofCompiler: reason, in: texts[0].path)
  }
}
