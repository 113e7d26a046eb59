import Foundation

// Foundation's NSExpression has no initializer that could be called, for all of them are unavailable,
// and so its subclass cannot call one either. `makeObject` makes it without, and its one property, then
// an empty reference, is set afterwards.

/// An expression of the predicate language.
final class FormatExpression: NSExpression {
  private var tree: ExpressionTree?

  override func copy(with zone: NSZone? = nil) -> Any { self }

  override var description: String { tree?.expression.format ?? "" }

  override func isEqual(_ object: Any?) -> Bool {
    (object as? FormatExpression)?.description == description
  }

  override var hash: Int { description.hashValue }

  func value(with object: Any?, _ variables: [String: Any]) -> Any? {
    let value = tree?.expression.value(in: PredicateScope(object: object, variables: variables))
    return ValueOrder.number(value) ?? value
  }

  static func make(_ expression: PredicateExpression) -> FormatExpression {
    let object = makeObject(of: FormatExpression.self)
    object.tree = ExpressionTree(expression)
    return object
  }

  static func make(_ format: String, _ arguments: [Any?]) -> FormatExpression {
    do {
      return make(try PredicateParser.expression(format, arguments))
    } catch {
      let reason = (error as? PredicateFault)?.message ?? ""
      fatalError("Unable to parse the format string \"\(format)\": \(reason)")
    }
  }
}

private final class ExpressionTree {
  let expression: PredicateExpression

  init(_ expression: PredicateExpression) {
    self.expression = expression
  }
}

/// Lets an initializer of NSExpression return an object of another class.
public protocol ExpressionMadeOfFormat {}

extension NSExpression: ExpressionMadeOfFormat {}

extension ExpressionMadeOfFormat where Self: NSExpression {
  /// An expression of the predicate language, such as `"1 + 2 * 3"`.
  public init(format: String, _ arguments: any CVarArg...) {
    self = FormatExpression.make(format, arguments) as! Self
  }

  /// An expression of the predicate language, and the values for the signs in it.
  public init(format: String, argumentArray arguments: [Any]) {
    self = FormatExpression.make(format, arguments) as! Self
  }

  /// An expression that is a value.
  public init(forConstantValue value: Any?) {
    self = FormatExpression.make(.constant(value)) as! Self
  }

  /// An expression that reads what is at the end of a path of names.
  public init(forKeyPath keyPath: String) {
    self = FormatExpression.make(.keyPath(nil, keyPath)) as! Self
  }

  /// An expression that reads a variable.
  public init(forVariable name: String) {
    self = FormatExpression.make(.variable(name)) as! Self
  }
}

extension NSExpression {
  /// What the expression comes to for an object.
  public func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    var variables: [String: Any] = [:]
    for case (let name as String, let value) in context ?? [:] { variables[name] = value }
    return (self as? FormatExpression)?.value(with: object, variables)
  }
}
