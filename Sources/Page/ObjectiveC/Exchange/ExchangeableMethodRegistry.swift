import Foundation

/// All methods of this process that can be exchanged, by their names.
///
/// They are found as exposed methods are: by the conformances of everything that is loaded.
final class ExchangeableMethodRegistry: @unchecked Sendable {
  static let shared = ExchangeableMethodRegistry()

  private let lock = NSLock()
  private var methods: [String: [AnyExchangeableMethod]] = [:]
  private var types = ConformingTypes(to: (any ExchangeableMethods).self)

  /// The method that instances of a class, or the class itself, have by a name; of several the one
  /// of the most derived class.
  func method(named name: String, of type: AnyClass, isStatic: Bool) -> AnyExchangeableMethod? {
    lock.withLock {
      readMethods()
      let candidates = methods[name, default: []].filter { $0.isStatic == isStatic }
      for ancestor in sequence(first: type, next: { _getSuperclass($0) }) {
        if let found = candidates.last(where: { $0.type == ancestor }) { return found }
      }
      return nil
    }
  }

  private func readMethods() {
    guard let types = types.readIfMoreIsLoaded() else { return }
    methods = [:]
    for case let type as any ExchangeableMethods.Type in types {
      for method in type.methods {
        for name in method.names { methods[name, default: []].append(method) }
      }
    }
  }
}
