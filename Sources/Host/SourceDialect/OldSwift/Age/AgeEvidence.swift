internal import SwiftSyntax

/// What a text says of its own age, weighed: each word and each form of the language counts once.
struct AgeEvidence {
  private(set) var one = 0
  private(set) var two = 0
  private(set) var three = 0
  private(set) var notOne = 0
  private(set) var notTwo = 0
  private(set) var current = 0
  /// The part of `two` that a current text may well say too.
  private var faintTwo = 0

  private let source: OldSource
  private var places: [String: [Int]] = [:]

  init(_ source: OldSource) {
    self.source = source
    for (index, token) in source.tokens.enumerated() where token.isWord {
      places[token.text, default: []].append(index)
    }
    one = weight(of: AgeWords.one)
    two = weight(of: AgeWords.two)
    faintTwo = weight(of: AgeWords.two.filter { $0.weight == 1 })
    three = weight(of: AgeWords.three)
    notOne = weight(of: AgeWords.notOne)
    notTwo = weight(of: AgeWords.notTwo)
    current = weight(of: AgeWords.current)
    addSyntax()
    addCalls()
  }

  private func weight(of words: [AgeWord]) -> Int {
    words.reduce(0) { sum, word in
      let isOwn =
        source.declared.has(word.text) || source.declared.types.contains(word.text)
        || source.declared.cases.contains(word.text)
      let found = places[word.text] ?? []
      return !isOwn && found.contains { word.stands(at: $0, in: source) } ? sum + word.weight : sum
    }
  }

  /// Whether anything could only have been said then; a label that is left out is a slip.
  var hasSignOfOne: Bool { one > 0 }
  var hasSignOfTwo: Bool { two > faintTwo }

  // MARK: - The language

  /// Rules that have something to say only of what no compiler of today takes.
  private static let telling: [(rule: any OldRule, weight: Int)] = [
    (LoopRule(), 6), (ConditionRule(), 5), (GenericWhereRule(), 5), (CompositionRule(), 5),
    (CurriedFunctionRule(), 5), (OperatorDeclarationRule(), 4), (FunctionTypeRule(), 4),
    (IncrementRule(), 4), (NoReturnRule(), 4), (FormerFunctionRule(), 2), (RepeatedValueRule(), 3),
    (StrideRule(), 3), (BracketedLiteralRule(), 5),
  ]

  private mutating func addSyntax() {
    for (rule, weight) in Self.telling where says(rule, age: .two) { two += weight }
    if says(AssociatedTypeRule(), age: .three) { two += 4 }
    if says(InterpolationRule(), age: .three) { three += 4 }
    if says(ObsoletedRule(), age: .three) { three += 2 }
    if says(UnwrappedCastRule(), age: .three) { three += 2 }
    if says(RepeatRule(), age: .one) { one += 5 }
    if says(CharactersRule(), age: .three) { three += 2 }
    let hasKeyPath = source.tokens.contains {
      $0.text == "\\" && $0.syntax.parent?.is(KeyPathExprSyntax.self) == true
    }
    if hasKeyPath { notTwo += 4 }
    if source.text.contains("\"\"\"") { notTwo += 4 }
  }

  private func says(_ rule: any OldRule, age: SwiftAge) -> Bool {
    let words = Set(rule.words)
    return source.tokens.indices.contains { index in
      words.contains(source[index]) && !source.tokens[index].isString
        && !rule.edits(at: index, in: source, age: age).isEmpty
    }
  }

  // MARK: - Labels

  /// How functions are declared, and whether calls of them say what their first argument is.
  private mutating func addCalls() {
    var found: Set<String> = []
    for index in places["func", default: []] {
      guard let signature = Signature(at: index, in: source), let clause = signature.clauses.first
      else { continue }
      let parts = source.parts(clause.open + 1..<clause.close)
      for part in parts { found.formUnion(forms(of: part)) }
      guard let parameter = parts.first.flatMap({ OldParameter($0, in: source) }) else { continue }
      let method = OldMethod(signature, in: source)
      let isOverride = method?.isOverride == true
      if source[parameter.names.lowerBound] == "_" {
        found.insert(isOverride ? "override _" : "_")
      } else if parameter.names.count == 1, !source.tokens[signature.name].isOperator {
        found.formUnion(calls(of: signature, labelled: source[parameter.names.lowerBound]))
        if isOverride, let method, isNamedAnew(method.key) { found.insert("override") }
      }
    }
    if found.contains("#") { one += 5 }
    // A label that is left out is a beginner's mistake today: it tells nothing by itself.
    for (sign, weight) in [("var", 3), ("inout x", 5), ("unlabelled", 1), ("override", 3)]
    where found.contains(sign) { two += weight }
    if found.contains("unlabelled") { faintTwo += 1 }
    for (sign, weight) in [(": inout", 4), ("_", 3), ("override _", 3), ("labelled", 3)]
    where found.contains(sign) { notTwo += weight }
  }

  /// What stands before the name or the type of a parameter.
  private func forms(of part: Range<Int>) -> Set<String> {
    guard let parameter = OldParameter(part, in: source) else { return [] }
    var found: Set<String> = []
    if parameter.isNamedOutside { found.insert("#") }
    if parameter.isVariable { found.insert("var") }
    if part.contains(where: { source[$0] == "inout" }) {
      found.insert(part.lowerBound < parameter.names.lowerBound ? "inout x" : ": inout")
    }
    return found
  }

  /// Whether a method of a framework is written otherwise now.
  private func isNamedAnew(_ key: String) -> Bool {
    if Self.unlabelled.contains(key) { return true }
    guard let now = FrameworkMethods.overridden[key] else { return false }
    return now.name + "(" + now.labels.map { $0 + ":" }.joined() + ")" != key
  }

  private static let unlabelled: Set<String> = [
    "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)",
    "sizeThatFits(_:)", "traitCollectionDidChange(_:)", "setEditing(_:animated:)",
  ]

  /// The names of methods of frameworks whose first argument has no label now, or another.
  static let unlabelledNames = Set(
    (Array(FrameworkMethods.overridden.keys) + Array(unlabelled)).map {
      String($0.prefix { $0 != "(" })
    })

  /// Calls without anything before the name, or with `self`: others can be of another function.
  private func calls(of signature: Signature, labelled label: String) -> Set<String> {
    let name = source[signature.name]
    guard source.declared.functions[source.tokens[signature.name].name] == 1 else { return [] }
    var found: Set<String> = []
    for index in places[name, default: []] where index != signature.name {
      guard source[index + 1] == "(", source[index + 2] != ")", source[index - 1] != "func",
        source[index - 1] != "." || source[index - 2] == "self"
      else { continue }
      if source[index + 3] == ":" {
        if source[index + 2] == label { found.insert("labelled") }
      } else {
        found.insert("unlabelled")
      }
    }
    return found
  }
}
