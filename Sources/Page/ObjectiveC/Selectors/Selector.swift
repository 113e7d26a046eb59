/// The name of a method, to be called later on some target.
///
/// There is no Objective-C here. A page writes `#selector(Game.tapped(_:))`, which reaches the
/// compiler as `Selector(Game.tapped(_:), named: "tapped:")`: the method of a type, which is given
/// its target when it is called, and so keeps nothing alive. A selector that is only a name,
/// `Selector("tapped:")`, finds its method among those that the target's types expose; so does one
/// whose own method is of a type that the target is not.
///
/// **Always holds**: two selectors are equal if they have the same name.
public struct Selector: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// As Objective-C spells it, `moveCard:toPile:`.
  public let description: String
  let method: MethodReference?

  /// The method of this name, whatever type it belongs to.
  public init(_ name: String) {
    description = name
    method = nil
  }

  public init(stringLiteral name: String) {
    self.init(name)
  }

  init(_ name: String, _ method: MethodReference) {
    description = name
    self.method = method
  }

  /// Calls the method; gives what it returns, and nothing for a method that returns nothing.
  @discardableResult
  public func perform(
    on target: Any, with first: Any? = nil, _ second: Any? = nil, _ third: Any? = nil
  ) -> Any? {
    guard let method = method(of: target) else { unrecognized(by: target) }
    return method.call(target, first, second, third)
  }

  /// Whether `perform` would find a method.
  public func isRecognized(by target: Any) -> Bool {
    method(of: target) != nil
  }

  /// The same, for a target that is not made yet.
  public func isRecognized(byInstancesOf type: AnyClass) -> Bool {
    if let method, method.acceptsInstances(type) { return true }
    return ExposedMethodRegistry.shared.method(named: description, ofInstancesOf: type) != nil
  }

  private func method(of target: Any) -> MethodReference? {
    if let method, method.accepts(target) { return method }
    return ExposedMethodRegistry.shared.method(named: description, of: target)
  }

  private func unrecognized(by target: Any) -> Never {
    let isType = target is Any.Type
    let name = isType ? "\(target)" : "\(type(of: target))"
    fatalError("\(isType ? "+" : "-")[\(name) \(description)]: unrecognized selector")
  }

  public static func == (left: Selector, right: Selector) -> Bool {
    left.description == right.description
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(description)
  }
}

/// The selector of a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// The name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }
