/// A method without its target: on which targets it can be called, and how.
///
/// Methods of the main actor are called as they are, on whatever thread the caller is, as
/// Objective-C does.
struct MethodReference: @unchecked Sendable {
  let accepts: (_ target: Any) -> Bool
  /// Whether instances of a class are such targets.
  let acceptsInstances: (_ type: AnyClass) -> Bool
  let call: (_ target: Any, _ first: Any?, _ second: Any?, _ third: Any?) -> Any?

  /// A method that is given its target first.
  static func method<Target, Result>(
    of type: Target.Type, _ call: @escaping (Target, Any?, Any?) -> Result
  ) -> MethodReference {
    method(of: type) { target, first, second, _ in call(target, first, second) }
  }

  /// One of three arguments.
  static func method<Target, Result>(
    of type: Target.Type, _ call: @escaping (Target, Any?, Any?, Any?) -> Result
  ) -> MethodReference {
    MethodReference(
      accepts: { $0 is Target },
      acceptsInstances: { $0 is Target.Type },
      call: { target, first, second, third in
        MethodReference.returned(call(target as! Target, first, second, third))
      })
  }

  /// A function that needs no target.
  static func function<Result>(_ call: @escaping (Any?, Any?) -> Result) -> MethodReference {
    MethodReference(
      accepts: { _ in true },
      acceptsInstances: { _ in true },
      call: { _, first, second, _ in MethodReference.returned(call(first, second)) })
  }

  static func argument<Wanted>(_ value: Any?) -> Wanted {
    if let value, let wanted = value as? Wanted { return wanted }
    if let wanted = value as? Wanted { return wanted }
    fatalError("A selector's method wants \(Wanted.self), and was sent \(value ?? "nil").")
  }

  private static func returned<Result>(_ value: Result) -> Any? {
    value is Void ? nil : value
  }
}
