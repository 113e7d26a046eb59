internal import SwiftParser
internal import SwiftSyntax
import Guarded

/// One text on its way through the rules.
struct Rewriting: Sendable {
  let text: String
  let role: TextRole
  let platform: Platform
  let group: TextGroup
  let lastLine: Int?
  private let own: TextFacts

  init(_ text: String, role: TextRole, platform: Platform, in group: TextGroup, lastLine: Int?) {
    (self.text, self.role, self.platform, self.group) = (text, role, platform, group)
    self.lastLine = lastLine
    own = group.facts(of: text)
  }

  private typealias Place = WordSearch<any RewriteRule>.Place

  private static let rules: [any RewriteRule] = [
    AppleAttributeRule(), DynamicModifierRule(), SelectorExpressionRule(), KeyPathExpressionRule(),
    ImportRule(), PlatformConditionRule(), ExposedMethodsRule(), OptionalRequirementRule(),
    TestCaseRule(), AllTestsRule(), ManagedPropertyRule(), ObservedPropertyRule(),
    ExposedPropertiesRule(),
    ObservingCallRule(),
    OverriddenMethodRule(), ExtensionOverrideRule(), DynamicInitializerRule(),
    PlaygroundBlockRule(), TypeDescriptionRule(), BridgedNameRule(), CacheInitializerRule(),
    ClassInitializerRule(), PreviewBlockRule(), PreviewProviderRule(), EntryRule(),
    AnimatableRule(),
  ]

  private static let search = WordSearch(rules.flatMap { rule in rule.words.map { ($0, rule) } })
  private static let logSearch: WordSearch<any RewriteRule> = {
    let rule = BindingLogRule()
    return WordSearch(rule.words.map { ($0, rule) })
  }()

  func edits() -> [SourceEdit] {
    let places =
      places(Self.search) + logPlaces() + forcedPlaces() + exposedPlaces() + distantPlaces()
      + extendedPlaces() + exchangedPlaces()
    if places.isEmpty && !group.haveOptionals && lastLine == nil || own.isTooDeep { return [] }
    let edits = Guarded<[SourceEdit]>([])
    DeepStack.run {
      let all = places + optionalPlaces(group.optionals)
      let found = all.isEmpty && lastLine == nil ? [] : self.edits(at: all)
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
    return places.isEmpty || group.nameUncopyable ? [] : places
  }

  private func forcedPlaces() -> [Place] {
    guard role == .page else { return [] }
    let words = group.forcedNames.sorted()
    func places(_ log: ForcedBaseRule.ValueLog) -> [Place] {
      let rule = ForcedBaseRule(words: words, log: log)
      return self.places(WordSearch(rule.words.map { ($0, rule) }))
    }
    let unlogged = places(.off)
    return unlogged.isEmpty || group.nameUncopyable ? unlogged : places(.on)
  }

  private func exposedPlaces() -> [Place] {
    let names = group.selectorNames
    if names.isEmpty { return [] }
    let rule = ExposedMethodsRule(names: Set(names.map { String($0.prefix { $0 != ":" }) }))
    return places(WordSearch(rule.words.map { ($0, rule) }))
  }

  /// The texts beside a page are of other modules.
  private func distantPlaces() -> [Place] {
    guard role == .module, text.contains("class"), group.facts.count > 1,
      group.facts.contains(where: \.mayOverride)
    else { return [] }
    let found = Guarded<DistantOverrideRule?>(nil)
    DeepStack.run { found.withLock { $0 = DistantOverrideRule(own, in: group, on: platform) } }
    guard let rule = found.withLock({ $0 }), !rule.words.isEmpty else { return [] }
    return places(WordSearch(rule.words.map { ($0, rule) }))
  }

  /// What an extension has may be open, or overridden in another text.
  private func extendedPlaces() -> [Place] {
    let isAsked =
      own.mayOverride || role == .module && group.facts.contains(where: \.mayOverride)
    guard isAsked, !own.extensionNames.isEmpty else { return [] }
    let rule = ExtensionOverrideRule(words: ["extension"])
    return places(WordSearch(rule.words.map { ($0, rule) }))
  }

  private func exchangedPlaces() -> [Place] {
    guard group.mayExchange else { return [] }
    let names = Guarded<Set<String>>([])
    DeepStack.run { names.withLock { $0 = group.exchanges(on: platform).names } }
    let rules: [any RewriteRule] = [
      UnexchangeableMethodRule(), ExchangedMethodRule(words: names.withLock { $0.sorted() }),
    ]
    return places(WordSearch(rules.flatMap { rule in rule.words.map { ($0, rule) } }))
  }

  private func optionalPlaces(_ optionals: OptionalRequirements) -> [Place] {
    if optionals.isEmpty { return [] }
    let rules: [any RewriteRule] = [
      OptionalConformerRule(words: optionals.names), OptionalCallRule(words: optionals.names),
      ExposedMethodsRule(names: Set(optionals.names)),
    ]
    return places(WordSearch(rules.flatMap { rule in rule.words.map { ($0, rule) } }))
  }

  private func edits(at places: [Place]) -> [SourceEdit] {
    let file = ParsedSource(text)
    let context = SourceContext(file.tree, role: role, platform: platform, of: own, in: group)
    let edits = places.flatMap { place -> [SourceEdit] in
      guard let token = file.token(startingAt: place.offset, text: place.word) else { return [] }
      return place.use.edits(at: token, in: context)
    }.filter { !$0.range.isEmpty || !$0.replacement.isEmpty }
    let end = lastLine.flatMap { TopLevelEnd.edit(behind: $0, in: file.tree, of: text) }
    return edits + [end].compactMap(\.self)
  }
}
