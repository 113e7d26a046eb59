internal import SwiftParser
internal import SwiftSyntax
import Guarded

/// One old text on its way through the rules.
///
/// The rules of a stage see one parsed text, and their edits are made at once; where those of two
/// rules touch each other, the second is asked again in the next round, of the text as it is then.
/// A stage ends when no rule has anything left to say.
struct OldRewriting: Sendable {
  let text: String
  let age: SwiftAge

  /// What breaks the parser's understanding goes first.
  private static let stages: [[any OldRule]] = [
    [PrintRule(), BracketedLiteralRule()],
    [CurriedFunctionRule(), LiteralConversionRule()],
    [
      LoopRule(), RepeatRule(), ConditionRule(), GenericWhereRule(), OperatorDeclarationRule(),
      RequiredOperatorRule(), AssociatedTypeRule(), CompositionRule(),
    ],
    [
      FrameworkMethodRule(), SuperCallRule(), FormerFunctionRule(), PrivateRule(),
      InterpolationRule(), ObsoletedRule(),
    ],
    [
      ParameterRule(), ClosureParameterRule(), NoReturnRule(), FailableDecodingRule(),
      LayerCopyRule(),
    ],
    [FunctionTypeRule()],
    [
      IncrementRule(), DynamicTypeRule(), LiteralRule(), OptionalCaseRule(), SortRule(),
      StringIndexRule(), IndexRangeRule(), GlobalFunctionRule(), RepeatedValueRule(), StrideRule(),
      RangeRule(), RawValueRule(), UnwrappedCastRule(),
    ],
    [
      ValueTypeRule(), CharactersRule(), MemoryLayoutRule(), PlaygroundPageRule(), DispatchRule(),
      DispatchFunctionRule(), OwnSequenceRule(), OwnCollectionRule(), IndexDistanceRule(),
    ],
  ]

  private static let rounds = 60

  func run() -> RewrittenText {
    let unchanged = RewrittenText(text)
    if age == .current || TextDepth.isTooMuch(in: text) { return unchanged }
    let result = Guarded(unchanged)
    DeepStack.run {
      let rewritten = rewritten()
      result.withLock { $0 = rewritten }
    }
    return result.withLock { $0 }
  }

  private func rewritten() -> RewrittenText {
    var result = RewrittenText(text)
    var source = OldSource(text)
    let isWhole = !source.tree.hasError
    for stage in Self.stages {
      let rules = Self.byWord(stage)
      for _ in 0..<Self.rounds {
        let edits = Self.edits(of: source, by: rules, age)
        if edits.isEmpty { break }
        result.apply(edits)
        if result.text.utf8.count > 8 * text.utf8.count + 10_000 { return RewrittenText(text) }
        source = OldSource(result.text)
      }
    }
    // A text that was right as it stood is not made wrong.
    return isWhole && source.tree.hasError ? RewrittenText(text) : result
  }

  private static func byWord(_ rules: [any OldRule]) -> [String: [any OldRule]] {
    var found: [String: [any OldRule]] = [:]
    for rule in rules {
      for word in rule.words { found[word, default: []].append(rule) }
    }
    return found
  }

  private static func edits(
    of source: OldSource, by rules: [String: [any OldRule]], _ age: SwiftAge
  ) -> [SourceEdit] {
    var taken = EditedPlaces()
    for (index, token) in source.tokens.enumerated() where !token.isString {
      for rule in rules[token.text] ?? [] {
        let edits = rule.edits(at: index, in: source, age: age)
          .filter { source.text($0.range) != $0.replacement }
        taken.add(edits)
      }
    }
    return taken.edits
  }
}

/// The places that edits have been made at; those that belong together are taken together or not.
private struct EditedPlaces {
  private(set) var edits: [SourceEdit] = []
  private var touched: Set<Int> = []

  mutating func add(_ group: [SourceEdit]) {
    let places = group.flatMap { Array($0.range.lowerBound...$0.range.upperBound) }
    if group.isEmpty || places.contains(where: touched.contains) { return }
    touched.formUnion(places)
    edits += group.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }
}
