import Foundation

/// A predicate that was made of a format.
final class FormatPredicate: NSPredicate {
  private let condition: PredicateCondition
  private let variables: [String: Any]

  init(_ condition: PredicateCondition, variables: [String: Any] = [:]) {
    self.condition = condition
    self.variables = variables
    super.init(value: true)
  }

  override var predicateFormat: String { condition.format }

  override var description: String { condition.format }

  override func copy(with zone: NSZone? = nil) -> Any { self }

  override func isEqual(_ object: Any?) -> Bool {
    (object as? FormatPredicate)?.condition.format == condition.format
  }

  override var hash: Int { condition.format.hashValue }

  override func evaluate(with object: Any?) -> Bool {
    evaluate(with: object, substitutionVariables: nil)
  }

  override func evaluate(
    with object: Any?, substitutionVariables bindings: [String: Any]?
  ) -> Bool {
    let all = variables.merging(bindings ?? [:]) { $1 }
    return condition.isTrue(in: PredicateScope(object: object, variables: all))
  }

  func replacing(_ values: [String: Any]) -> FormatPredicate {
    FormatPredicate(condition, variables: variables.merging(values) { $1 })
  }

  static func make(_ format: String, _ arguments: [Any?]) -> FormatPredicate {
    do {
      return FormatPredicate(try PredicateParser.condition(format, arguments))
    } catch {
      let reason = (error as? PredicateFault)?.message ?? ""
      fatalError("Unable to parse the format string \"\(format)\": \(reason)")
    }
  }
}

/// Lets an initializer of NSPredicate return an object of another class.
public protocol PredicateMadeOfFormat {}

extension NSPredicate: PredicateMadeOfFormat {}

extension PredicateMadeOfFormat where Self: NSPredicate {
  /// A predicate of the predicate language, such as `"age > %d AND name BEGINSWITH[c] 'a'"`.
  public init(format: String, _ arguments: any CVarArg...) {
    self = FormatPredicate.make(format, arguments) as! Self
  }

  /// A predicate of the predicate language, and the values for the signs in it.
  public init(format: String, argumentArray arguments: [Any]?) {
    self = FormatPredicate.make(format, arguments ?? []) as! Self
  }
}

extension NSPredicate {
  /// The predicate with values for its variables.
  public func withSubstitutionVariables(_ variables: [String: Any]) -> Self {
    let predicate = (self as? FormatPredicate)?.replacing(variables)
    return predicate as? Self ?? self
  }
}
