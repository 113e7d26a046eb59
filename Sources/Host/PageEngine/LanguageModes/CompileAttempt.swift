/// The result of compiling a text by the rules of one language mode.
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
    return said.contains { $0.cause != .text }
  }

  /// Whether a limit ended the compiler; it would in any other language mode too.
  var isOverLimit: Bool {
    guard case .doesNotCompile(let said) = self else { return false }
    return said.contains { $0.cause == .limit }
  }
}

extension [Diagnostic] {
  /// Whether a module that is imported is not there, as in any language mode.
  var lackModule: Bool {
    contains { $0.severity == .error && MissingModule.name(in: $0) != nil }
  }

  /// Whether the compiler gave up on the types of an expression, as it would in any language mode.
  var haveAnEndlessExpression: Bool {
    contains {
      $0.severity == .error && $0.message.contains("type-check this expression in reasonable time")
    }
  }
}
