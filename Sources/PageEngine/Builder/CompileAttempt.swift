/// How the compilation of a text, by the rules of one language mode, ended.
enum CompileAttempt<Product: Sendable>: Sendable {
  case compiled(Product)
  case doesNotCompile([Diagnostic])
  case cancelled
  case fault(EngineFault)
}

extension CompileAttempt {
  /// Whether the compiler itself failed, so that the text was not judged.
  var isFaultOfCompiler: Bool {
    guard case .doesNotCompile(let said) = self else { return false }
    return said.contains(where: \.isOfCompiler)
  }
}
