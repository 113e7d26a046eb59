internal import SwiftParser
internal import SwiftSyntax
import Guarded

/// The names that a page's top level gives a value, each of which a run has to show.
public enum TopLevelBindings {
  /// A name, and the lines its declaration stands on, from 1.
  public struct Binding: Equatable, Sendable {
    public var name: String
    public var lines: ClosedRange<Int>
  }

  /// Those of a text that is not older Swift than the parser knows; none where it is too deep to read.
  ///
  /// Left out is what need not be passed: what stands in `#if`, and what begins only when it is asked for;
  /// and what says itself that it has no value, which the compiler's transform passes over.
  public static func `in`(_ text: String) -> [Binding] {
    guard !TextDepth.isTooMuch(in: text) else { return [] }
    let found = Guarded<[Binding]>([])
    DeepStack.run {
      let tree = Parser.parse(source: text)
      let places = SourceLocationConverter(fileName: "", tree: tree)
      let bindings = tree.statements.compactMap { binding($0, places) }
      found.withLock { $0 = bindings }
    }
    return found.withLock { $0 }
  }

  private static func binding(
    _ item: CodeBlockItemSyntax, _ places: SourceLocationConverter
  ) -> Binding? {
    guard let variable = item.item.as(VariableDeclSyntax.self), variable.attributes.isEmpty,
      variable.modifiers.isEmpty, variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.initializer != nil,
      !saysNothing(binding.typeAnnotation?.type),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      name.presence == .present, !variable.hasError
    else { return nil }
    let first = places.location(for: variable.positionAfterSkippingLeadingTrivia).line
    let last = places.location(for: variable.endPositionBeforeTrailingTrivia).line
    return Binding(name: name.identifierText, lines: first...max(first, last))
  }

  /// `()` or `Void`
  private static func saysNothing(_ type: TypeSyntax?) -> Bool {
    guard let type else { return false }
    return type.as(TupleTypeSyntax.self)?.elements.isEmpty ?? (type.trimmedDescription == "Void")
  }
}
