import Foundation

/// All properties that types of this process expose, by their names.
///
/// They are found as exposed methods are, in the tables of conformances of what is loaded.
public final class ExposedPropertyRegistry: @unchecked Sendable {
  public static let shared = ExposedPropertyRegistry()

  private let lock = NSRecursiveLock()
  private var properties: [String: [ExposedProperty]] = [:]
  private var dependences: [String: [PropertyDependence]] = [:]
  private var names: [AnyKeyPath: String] = [:]
  private var types = ConformingTypes(to: (any ExposedProperties).self)

  /// The property with this name of an object.
  public func property(named name: String, of object: Any) -> ExposedProperty? {
    found { properties[name]?.last { $0.accepts(object) } }
  }

  /// The name of the property that a key path leads to.
  public func name(of keyPath: AnyKeyPath) -> String? {
    found { names[keyPath] }
  }

  /// The key paths that a value of an object is made of, as its class lists them.
  public func keyPaths(affecting name: String, of object: Any) -> Set<String> {
    let dependence = found { dependences[name]?.last { $0.accepts(object) } }
    return dependence?.keyPaths ?? []
  }

  /// Looks once more where it was not found and more has been loaded since.
  private func found<Found>(_ find: () -> Found?) -> Found? {
    lock.lock()
    defer { lock.unlock() }
    if let known = find() { return known }
    guard let types = types.readIfMoreIsLoaded() else { return nil }
    read(types)
    return find()
  }

  private func read(_ types: [Any.Type]) {
    (properties, dependences, names) = ([:], [:], [:])
    for case let type as any ExposedProperties.Type in types {
      for property in type.properties {
        properties[property.name, default: []].append(property)
        names[property.keyPath] = property.name
      }
      for dependence in type.dependences {
        dependences[dependence.name, default: []].append(dependence)
      }
    }
  }
}
