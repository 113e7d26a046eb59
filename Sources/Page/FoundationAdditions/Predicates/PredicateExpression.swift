import Foundation

/// What stands at either side of a comparison.
indirect enum PredicateExpression {
  case constant(Any?)
  case evaluatedObject
  case variable(String)
  /// A path from the object a step before it; nil is the object the predicate is about.
  case keyPath(PredicateExpression?, String)
  case element(PredicateExpression, ElementPosition)
  case list([PredicateExpression])
  case negative(PredicateExpression)
  case arithmetic(Arithmetic, PredicateExpression, PredicateExpression)
  case function(String, [PredicateExpression])
  case subquery(PredicateExpression, variable: String, PredicateCondition)
}

/// Which element `collection[…]` takes.
indirect enum ElementPosition {
  case first, last, size
  case at(PredicateExpression)
}

/// What an expression is about, and the values of its variables.
struct PredicateScope {
  var object: Any?
  var variables: [String: Any] = [:]
}

extension PredicateExpression {
  func value(in scope: PredicateScope) -> Any? {
    switch self {
    case .constant(let value): return KeyValueCoding.flattened(value)
    case .evaluatedObject: return KeyValueCoding.flattened(scope.object)
    case .variable(let name): return variable(name, in: scope)
    case .keyPath(let start, let path):
      return reached(start.map { $0.value(in: scope) } ?? scope.object, path)
    case .element(let collection, let position):
      return Self.element(of: collection.value(in: scope), position, scope)
    case .list(let members): return members.map { $0.value(in: scope) ?? NSNull() }
    case .negative(let number):
      let value = ValueOrder.number(number.value(in: scope))
      return value.map { Arithmetic.subtract.apply(0, $0) }
    case .arithmetic(let operation, let left, let right):
      guard let left = ValueOrder.number(left.value(in: scope)),
        let right = ValueOrder.number(right.value(in: scope))
      else { return nil }
      return operation.apply(left, right)
    case .function(let name, let arguments):
      return PredicateFunction.call(name, arguments.map { $0.value(in: scope) })
    case .subquery(let collection, let variable, let condition):
      return Self.members(of: collection.value(in: scope), variable, condition, scope)
    }
  }

  private func variable(_ name: String, in scope: PredicateScope) -> Any? {
    guard let value = scope.variables[name] else {
      fatalError("Can't get value for '\(name)' in bindings \(scope.variables).")
    }
    return KeyValueCoding.flattened(value)
  }

  private func reached(_ start: Any?, _ path: String) -> Any? {
    guard case .found(let value) = KeyValueCoding.value(of: start, forKeyPath: path) else {
      let type = KeyValueCoding.flattened(start).map { "\(Swift.type(of: $0))" } ?? "nil"
      fatalError(
        "[<\(type)> valueForUndefinedKey:]: "
          + "this class is not key value coding-compliant for the key \(path).")
    }
    return value
  }

  private static func element(
    of collection: Any?, _ position: ElementPosition, _ scope: PredicateScope
  ) -> Any? {
    guard let collection else { return nil }
    if case .at(let place) = position, let key = place.value(in: scope) as? String {
      guard case .found(let value) = KeyValueCoding.value(of: collection, forKey: key) else {
        return nil
      }
      return KeyValueCoding.flattened(value)
    }
    guard let members = KeyValueCoding.members(collection) else { return nil }
    switch position {
    case .first: return members.first
    case .last: return members.last
    case .size: return members.count
    case .at(let place):
      guard let index = ValueOrder.number(place.value(in: scope))?.intValue,
        members.indices.contains(index)
      else { return nil }
      return members[index]
    }
  }

  private static func members(
    of collection: Any?, _ variable: String, _ condition: PredicateCondition,
    _ scope: PredicateScope
  ) -> [Any] {
    (collection.flatMap(KeyValueCoding.members) ?? []).filter { member in
      var inner = scope
      inner.variables[variable] = member
      return condition.isTrue(in: inner)
    }
  }
}
