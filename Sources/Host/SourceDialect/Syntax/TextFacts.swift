internal import SwiftParser
internal import SwiftSyntax
import Guarded

/// What other texts of a module need to know of a text; each fact is found once.
final class TextFacts: Sendable {
  let text: String
  let isTooDeep: Bool
  let selectorNames: Set<String>
  let mayHaveOptionals: Bool
  let hasResultBuilders: Bool
  let namesUncopyable: Bool
  /// Whether it may override something, or let it be overridden.
  let mayOverride: Bool
  /// Whether it may exchange methods.
  let mayExchange: Bool

  private let forced = Once<Set<String>>()
  private let functions = Once<Set<String>>()
  private let classes = Once<Set<String>>()
  private let extensions = Once<Set<String>>()
  private let requirements = Once<OptionalRequirements>()
  private let classFamilies = Once<ClassFamilies>()
  private let membersOnPhone = Once<MemberFamily>()
  private let membersOnMac = Once<MemberFamily>()
  private let exchanged = Once<ExchangeFacts>()

  private init(_ text: String) {
    self.text = text
    isTooDeep = TextDepth.isTooMuch(in: text)
    selectorNames = SelectorStrings.names(in: text)
    mayHaveOptionals = !isTooDeep && OptionalRequirements.mayBe(in: text)
    hasResultBuilders = ResultBuilders.mayBe(in: text)
    namesUncopyable = UncopyableValues.areNamed(in: text)
    mayOverride = !isTooDeep && (text.contains("override") || text.contains("open "))
    mayExchange = !isTooDeep && ExchangeFacts.mayExchange(text)
  }

  /// Names of variables whose type ends in `!`.
  var forcedNames: Set<String> { forced.value { ForcedNames.declared(in: text) } }
  var functionNames: Set<String> { functions.value { NamesBehind.of("func", in: text) } }
  var classNames: Set<String> { classes.value { NamesBehind.of("class", in: text) } }
  var extensionNames: Set<String> { extensions.value { NamesBehind.of("extension", in: text) } }

  // MARK: - What takes a tree, and therefore a deep stack

  var optionals: OptionalRequirements {
    requirements.value { OptionalRequirements(of: tree) }
  }

  var families: ClassFamilies {
    classFamilies.value { isTooDeep ? ClassFamilies() : ClassFamilies(of: tree) }
  }

  /// What its extensions have, and its classes override, on a platform.
  func members(on platform: Platform) -> MemberFamily {
    let once = platform == .iOS ? membersOnPhone : membersOnMac
    return once.value { isTooDeep ? MemberFamily() : MemberFamily(of: tree, on: platform) }
  }

  var exchange: ExchangeFacts { exchanged.value { ExchangeFacts(of: tree) } }

  private var tree: SourceFileSyntax { Parser.parse(source: text) }

  // MARK: - What is kept

  private struct Kept {
    var facts: [String: TextFacts] = [:]
    var bytes = 0
  }

  private static let kept = Guarded(Kept())
  /// How many bytes of text are kept with their facts.
  private static let most = 16 << 20

  /// The facts of a text, which are kept for the next time that it is compiled.
  static func of(_ text: String) -> TextFacts {
    if let known = kept.withLock({ $0.facts[text] }) { return known }
    let facts = TextFacts(text)
    return kept.withLock { kept in
      if let known = kept.facts[text] { return known }
      if kept.bytes > most { kept = Kept() }
      kept.facts[text] = facts
      kept.bytes += text.utf8.count
      return facts
    }
  }
}

/// A value that is made when it is asked for first.
final class Once<Value: Sendable>: Sendable {
  private let made = Guarded<Value?>(nil)

  func value(_ make: () -> Value) -> Value {
    made.withLock { made in
      if let made { return made }
      let value = make()
      made = value
      return value
    }
  }
}
