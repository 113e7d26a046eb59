/// Texts that can use something of each other: the files of a module, or a page and what it sees.
///
/// What concerns all of them is found once, however many of them are rewritten, so that a module of n
/// files costs n parses.
public final class TextGroup: Sendable {
  let facts: [TextFacts]
  private let byText: [String: TextFacts]

  let selectorNames: Set<String>
  let haveOptionals: Bool
  let resultBuilders: ResultBuilders
  let nameUncopyable: Bool
  let mayExchange: Bool
  private let forced = Once<Set<String>>()
  private let functions = Once<Set<String>>()
  private let requirements = Once<OptionalRequirements>()
  private let classFamilies = Once<ClassFamilies>()
  private let membersOnPhone = Once<MemberFamily>()
  private let membersOnMac = Once<MemberFamily>()
  private let exchangedOnPhone = Once<ExchangedMethods>()
  private let exchangedOnMac = Once<ExchangedMethods>()

  public init(_ texts: [String]) {
    var byText: [String: TextFacts] = [:]
    var facts: [TextFacts] = []
    for text in texts where byText[text] == nil {
      let found = TextFacts.of(text)
      byText[text] = found
      facts.append(found)
    }
    (self.facts, self.byText) = (facts, byText)
    selectorNames = facts.reduce(into: []) { $0.formUnion($1.selectorNames) }
    haveOptionals = facts.contains(where: \.mayHaveOptionals)
    resultBuilders = facts.contains(where: \.hasResultBuilders) ? .possible : .none
    nameUncopyable = facts.contains(where: \.namesUncopyable)
    mayExchange = facts.contains(where: \.mayExchange)
  }

  /// The facts of one of the texts.
  func facts(of text: String) -> TextFacts { byText[text] ?? TextFacts.of(text) }

  /// Names of variables whose type ends in `!`.
  var forcedNames: Set<String> {
    forced.value { facts.reduce(into: ForcedNames.frameworks) { $0.formUnion($1.forcedNames) } }
  }

  /// Names of functions that one of the texts declares.
  var functionNames: Set<String> {
    functions.value { facts.reduce(into: []) { $0.formUnion($1.functionNames) } }
  }

  /// Whether another of the texts declares a class.
  func isDeclared(className name: String, besides own: TextFacts) -> Bool {
    facts.contains { $0 !== own && $0.classNames.contains(name) }
  }

  // MARK: - What takes trees, and therefore a deep stack

  /// Types of any of the texts can conform to a protocol of any other.
  var optionals: OptionalRequirements {
    guard haveOptionals else { return .none }
    return requirements.value {
      facts.filter { !$0.isTooDeep }.reduce(into: .none) { $0.add($1.optionals) }
    }
  }

  /// One text may name the methods that another exchanges.
  func exchanges(on platform: Platform) -> ExchangedMethods {
    guard mayExchange else { return .none }
    let once = platform == .iOS ? exchangedOnPhone : exchangedOnMac
    return once.value {
      ExchangedMethods(
        of: facts.filter { !$0.isTooDeep }.map { ($0.text, $0.exchange) }, on: platform)
    }
  }

  var families: ClassFamilies {
    classFamilies.value { facts.reduce(into: ClassFamilies()) { $0.add($1.families) } }
  }

  /// What extensions of the texts have, and classes override, on a platform.
  func members(on platform: Platform) -> MemberFamily {
    let once = platform == .iOS ? membersOnPhone : membersOnMac
    return once.value { facts.reduce(into: MemberFamily()) { $0.add($1.members(on: platform)) } }
  }
}
