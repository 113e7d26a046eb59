/// Whether the values of functions' parameters are logged.
enum ParameterLogging {
  case on, off
}

/// Remembers which parameters the playground transform cannot log.
///
/// It hands each parameter to our hook, and the compiler then refuses closures that must not
/// escape. Nothing but the page's own code may keep it from compiling, so such a page is compiled
/// without the values of parameters, for as long as its text has them.
struct UnloggableParameters {
  /// By the page's path.
  private var names: [String: Set<String>] = [:]

  mutating func remember(_ parameters: Set<String>, in text: CompiledText) {
    names[text.path] = parameters
  }

  /// How a text is best compiled.
  func logging(for text: CompiledText) -> ParameterLogging {
    if ProjectedParameters.exist(in: text.rewritten.text) { return .off }
    guard let names = names[text.path] else { return .on }
    return names.contains { text.rewritten.text.contains($0) } ? .off : .on
  }

  /// The parameters that the compiler names; it gives no place for them, so they stand in what it
  /// writes, and not among its diagnostics.
  static func names(in words: String) -> Set<String> {
    let refusal = /converting non-escaping parameter '(.+?)' to generic parameter/
    return Set(words.matches(of: refusal).map { String($0.1) })
  }
}
