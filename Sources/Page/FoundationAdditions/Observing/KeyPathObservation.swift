import Foundation
import ObjectiveC

/// Listens to every property on the way of a key path, and to what their values are made of.
///
/// **Always holds**: when a property on the way changes, what lay behind its old value is listened to
/// no more, and what lies behind the new one is.
final class KeyPathObservation {
  private struct Link {
    var listener: KeyListener
    var dependences: [KeyPathObservation] = []
  }

  /// A property whose dependences are being listened to, so that no circle is followed.
  private struct Visit: Hashable {
    let object: ObjectIdentifier
    let key: String
  }

  private let keys: [String]
  private let willChange: (PropertyChange) -> Void
  private let didChange: (PropertyChange) -> Void
  private let visited: Set<Visit>
  private var links: [Link] = []
  private weak var root: NSObject?

  convenience init(
    _ root: NSObject, _ path: String, willChange: @escaping (PropertyChange) -> Void,
    didChange: @escaping (PropertyChange) -> Void
  ) {
    self.init(root, path, visited: [], willChange: willChange, didChange: didChange)
  }

  private init(
    _ root: NSObject, _ path: String, visited: Set<Visit>,
    willChange: @escaping (PropertyChange) -> Void, didChange: @escaping (PropertyChange) -> Void
  ) {
    self.root = root
    self.visited = visited
    keys = path.split(separator: ".").map(String.init)
    self.willChange = willChange
    self.didChange = didChange
    listen(to: root)
  }

  /// From a step of the path on.
  private func listen(to object: NSObject) {
    let index = links.count
    let key = keys[index]
    let isLast = index == keys.count - 1
    let before: (PropertyChange) -> Void = { [weak self] change in
      self?.willChange(isLast ? change : .setting)
    }
    let after: (PropertyChange) -> Void = { [weak self] change in
      self?.changed(at: index, isLast ? change : .setting)
    }
    links.append(Link(listener: KeyListener(object, key, willChange: before, didChange: after)))
    let visit = Visit(object: ObjectIdentifier(object), key: key)
    if !visited.contains(visit) {
      links[index].dependences = KeyDependences.paths(affecting: key, of: object).map {
        KeyPathObservation(
          object, $0, visited: visited.union([visit]), willChange: { _ in before(.setting) },
          didChange: { _ in after(.setting) })
      }
    }
    listenBehind(object, key, isLast: isLast)
  }

  private func listenBehind(_ object: NSObject, _ key: String, isLast: Bool) {
    guard !isLast, case .found(let value) = KeyValueCoding.value(of: object, forKey: key),
      let next = KeyValueCoding.flattened(value) as? NSObject
    else { return }
    listen(to: next)
  }

  private func changed(at index: Int, _ change: PropertyChange) {
    if index < keys.count - 1 {
      links.removeSubrange(min(index + 1, links.count)...)
      if let owner = object(at: index) { listenBehind(owner, keys[index], isLast: false) }
    }
    didChange(change)
  }

  /// The object whose property is this step of the path.
  private func object(at index: Int) -> NSObject? {
    guard let root, index > 0 else { return root }
    let path = keys[..<index].joined(separator: ".")
    guard case .found(let value) = KeyValueCoding.value(of: root, forKeyPath: path) else {
      return nil
    }
    return value as? NSObject
  }
}

/// What the value of a property is made of, as its class says.
enum KeyDependences {
  static func paths(affecting key: String, of object: NSObject) -> [String] {
    let listed = ExposedPropertyRegistry.shared.keyPaths(affecting: key, of: object)
    let type = type(of: object) as? any KeyValueDependent.Type
    return listed.union(type?.keyPaths(affecting: key) ?? []).sorted()
  }
}
