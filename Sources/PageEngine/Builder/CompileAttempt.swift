/// How the compilation of a text, by the rules of one language mode, ended.
enum CompileAttempt<Product: Sendable>: Sendable {
  case compiled(Product)
  case doesNotCompile([Diagnostic])
  case cancelled
  case fault(EngineFault)
}
