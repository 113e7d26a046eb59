internal import SwiftParser
internal import SwiftSyntax
import Guarded

/// One text on its way through the rules.
struct Rewriting: Sendable {
  let text: String
  let role: TextRole
  let platform: Platform
  let others: [String]
  let lastLine: Int?

  private typealias Place = WordSearch<any RewriteRule>.Place

  private static let rules: [any RewriteRule] = [
    AppleAttributeRule(), DynamicModifierRule(), SelectorExpressionRule(), KeyPathExpressionRule(),
    ImportRule(), PlatformConditionRule(), ExposedMethodsRule(), OptionalRequirementRule(),
    TestCaseRule(), AllTestsRule(), ObservedPropertyRule(), ExposedPropertiesRule(),
    ObservingCallRule(),
    OverriddenMethodRule(), ExtensionOverrideRule(), DynamicInitializerRule(),
    PlaygroundBlockRule(), TypeDescriptionRule(), BridgedNameRule(),
  ]

  private static let search = WordSearch(rules.flatMap { rule in rule.words.map { ($0, rule) } })
  private static let logSearch: WordSearch<any RewriteRule> = {
    let rule = BindingLogRule()
    return WordSearch(rule.words.map { ($0, rule) })
  }()

  func edits() -> [SourceEdit] {
    let names = SelectorStrings.names(in: [text] + others)
    let texts = ([text] + others).filter { !BracketRun.isTooLong(in: $0) }
    let haveOptionals = texts.contains(where: OptionalRequirements.mayBe)
    let places =
      places(Self.search) + logPlaces() + forcedPlaces() + exposedPlaces(names) + distantPlaces()
    if places.isEmpty && !haveOptionals && lastLine == nil || BracketRun.isTooLong(in: text) {
      return []
    }
    let edits = Guarded<[SourceEdit]>([])
    DeepStack.run {
      let optionals = haveOptionals ? Self.optionals(of: texts) : .none
      let all = places + optionalPlaces(optionals)
      let found =
        all.isEmpty && lastLine == nil ? [] : Self.edits(self, at: all, optionals, names)
      edits.withLock { $0 = found }
    }
    return edits.withLock { $0 }
  }

  private func places(_ search: WordSearch<any RewriteRule>) -> [Place] {
    search.places(in: text) { rule, word, bytes in rule.isCandidate(word, in: bytes) }
  }

  private func logPlaces() -> [Place] {
    guard role == .page else { return [] }
    let places = places(Self.logSearch)
    return places.isEmpty || UncopyableValues.areNamed(in: [text] + others) ? [] : places
  }

  private func forcedPlaces() -> [Place] {
    guard role == .page else { return [] }
    let texts = [text] + others
    let words = ForcedNames.declared(in: texts).sorted()
    func places(_ log: ForcedBaseRule.ValueLog) -> [Place] {
      let rule = ForcedBaseRule(words: words, log: log)
      return self.places(WordSearch(rule.words.map { ($0, rule) }))
    }
    let unlogged = places(.off)
    return unlogged.isEmpty || UncopyableValues.areNamed(in: texts) ? unlogged : places(.on)
  }

  private func exposedPlaces(_ names: Set<String>) -> [Place] {
    if names.isEmpty { return [] }
    let rule = ExposedMethodsRule(names: Set(names.map { String($0.prefix { $0 != ":" }) }))
    return places(WordSearch(rule.words.map { ($0, rule) }))
  }

  /// The texts beside a page are of other modules.
  private func distantPlaces() -> [Place] {
    guard role == .module, others.contains(where: { $0.contains("override") }),
      text.contains("class")
    else { return [] }
    let found = Guarded<DistantOverrideRule?>(nil)
    DeepStack.run { found.withLock { $0 = DistantOverrideRule(text, beside: others) } }
    guard let rule = found.withLock({ $0 }), !rule.words.isEmpty else { return [] }
    return places(WordSearch(rule.words.map { ($0, rule) }))
  }

  private func optionalPlaces(_ optionals: OptionalRequirements) -> [Place] {
    if optionals.isEmpty { return [] }
    let rules: [any RewriteRule] = [
      OptionalConformerRule(words: optionals.names), OptionalCallRule(words: optionals.names),
      ExposedMethodsRule(names: Set(optionals.names)),
    ]
    return places(WordSearch(rules.flatMap { rule in rule.words.map { ($0, rule) } }))
  }

  private static func optionals(of texts: [String]) -> OptionalRequirements {
    var optionals = OptionalRequirements.none
    for text in texts { optionals.add(Parser.parse(source: text)) }
    return optionals
  }

  private static func edits(
    _ rewriting: Rewriting, at places: [Place], _ optionals: OptionalRequirements,
    _ names: Set<String>
  ) -> [SourceEdit] {
    let file = ParsedSource(rewriting.text)
    let context = SourceContext(
      file.tree, role: rewriting.role, platform: rewriting.platform, optionals: optionals,
      resultBuilders: ResultBuilders.in([rewriting.text] + rewriting.others), namedMethods: names,
      texts: [rewriting.text] + rewriting.others)
    let edits = places.flatMap { place -> [SourceEdit] in
      guard let token = file.token(startingAt: place.offset, text: place.word) else { return [] }
      return place.use.edits(at: token, in: context)
    }.filter { !$0.range.isEmpty || !$0.replacement.isEmpty }
    let end = rewriting.lastLine.flatMap {
      TopLevelEnd.edit(behind: $0, in: file.tree, of: rewriting.text)
    }
    return edits + [end].compactMap(\.self)
  }
}
