import Foundation

/// All methods that types of this process expose, by their names.
///
/// Why: nothing at run time knows a Swift method by its name. Each type with `@objc` methods has a nested
/// type that conforms to `ExposedMethods`, and the conformances of everything that is loaded are in
/// a table which the Swift runtime itself reads. They are read when a name is first looked for,
/// and again when it is not found and more has been loaded since.
///
/// **Always holds**: of several methods of one name, the one of the most derived class counts.
final class ExposedMethodRegistry: @unchecked Sendable {
  static let shared = ExposedMethodRegistry()

  private let lock = NSLock()
  private var methods: [String: [MethodReference]] = [:]
  private var types = ConformingTypes(to: (any ExposedMethods).self)

  func method(named name: String, of target: Any) -> MethodReference? {
    method(named: name) { $0.accepts(target) }
  }

  func method(named name: String, ofInstancesOf type: AnyClass) -> MethodReference? {
    method(named: name) { $0.acceptsInstances(type) }
  }

  private func method(
    named name: String, where isMeant: (MethodReference) -> Bool
  ) -> MethodReference? {
    lock.lock()
    defer { lock.unlock() }
    if let method = methods[name]?.last(where: isMeant) { return method }
    guard let types = types.readIfMoreIsLoaded() else { return nil }
    read(types)
    return methods[name]?.last(where: isMeant)
  }

  private func read(_ types: [Any.Type]) {
    methods = [:]
    for case let type as any ExposedMethods.Type in types {
      for selector in type.selectors {
        guard let method = selector.method else { continue }
        methods[selector.description, default: []].append(method)
      }
    }
  }
}
