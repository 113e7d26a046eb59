@_spi(Reflection) import Swift

/// What the dynamic properties of one node keep, in the order of the properties.
@MainActor @preconcurrency
struct PropertyStorage {
  private let fields: PropertyFields
  private var stored: [AnyObject?]

  init(of type: Any.Type) {
    fields = PropertyFields.of(type)
    stored = Array(repeating: nil, count: fields.count)
  }

  /// Connects the properties of a value to what is kept.
  mutating func bind<Value>(_ value: inout Value, to node: _AnyNode) {
    guard !fields.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      var index = 0
      fields.bind(UnsafeMutableRawPointer(pointer), to: node, stored: &stored, index: &index)
    }
  }

  /// Whether a property needs an object that nobody outside has given: its view cannot be read.
  static func lacksObject<Value>(_ value: Value, in environment: EnvironmentValues) -> Bool {
    withUnsafePointer(to: value) {
      PropertyFields.of(Value.self).lackObject(UnsafeRawPointer($0), in: environment)
    }
  }

  mutating func end() {
    for index in stored.indices {
      guard let storage = stored[index] else { continue }
      fields.ends[index](storage)
      stored[index] = nil
    }
  }
}

/// The dynamic properties of a type, found once for each type.
@MainActor @preconcurrency
private final class PropertyFields {
  typealias Bind = (
    UnsafeMutableRawPointer, _AnyNode, inout [AnyObject?], inout Int
  ) -> Void

  private var binds: [(offset: Int, bind: Bind)] = []
  private var lacks: [(offset: Int, lacks: (UnsafeRawPointer, EnvironmentValues) -> Bool)] = []
  /// How each stored one ends.
  private(set) var ends: [(AnyObject) -> Void] = []

  var count: Int { ends.count }
  var isEmpty: Bool { binds.isEmpty }

  nonisolated(unsafe) private static var known: [ObjectIdentifier: PropertyFields] = [:]

  static func of(_ type: Any.Type) -> PropertyFields {
    if let known = known[ObjectIdentifier(type)] { return known }
    let fields = PropertyFields(type)
    known[ObjectIdentifier(type)] = fields
    return fields
  }

  private init(_ type: Any.Type) {
    _forEachField(of: type) { _, offset, fieldType, _ in
      if let container = fieldType as? any PropertyContainer.Type {
        add(PropertyFields.of(container.contents), at: offset)
      } else if let stored = fieldType as? any StoredProperty.Type {
        add(stored, at: offset)
      } else if let property = fieldType as? any DynamicProperty.Type {
        add(nested: property, at: offset)
      }
      return true
    }
  }

  private func add(_ inner: PropertyFields, at offset: Int) {
    guard !inner.isEmpty else { return }
    binds.append((offset, inner.bind))
    lacks.append((offset, inner.lackObject))
    ends += inner.ends
  }

  func lackObject(_ value: UnsafeRawPointer, in environment: EnvironmentValues) -> Bool {
    lacks.contains { $0.lacks(value + $0.offset, environment) }
  }

  private func add<P: StoredProperty>(_: P.Type, at offset: Int) {
    binds.append(
      (
        offset,
        { pointer, node, stored, index in
          let property = pointer.assumingMemoryBound(to: P.self)
          let storage: P.Storage
          if let kept = stored[index] {
            storage = unsafeDowncast(kept, to: P.Storage.self)
          } else {
            storage = property.pointee.makeStorage(for: node)
            stored[index] = storage
          }
          index += 1
          property.pointee.connect(to: storage, of: node)
          property.pointee.update()
        }
      ))
    if let type = P.self as? any ObjectReader.Type { lacks.append((offset, lack(type))) }
    ends.append { storage in
      // Only the type of the property matters; its value is not used.
      P.end(storage)
    }
  }

  private func lack<P: ObjectReader>(
    _: P.Type
  ) -> (UnsafeRawPointer, EnvironmentValues) -> Bool {
    { $0.assumingMemoryBound(to: P.self).pointee.lacksObject(in: $1) }
  }

  /// A property of the page's own: what it holds comes first.
  private func add<P: DynamicProperty>(nested: P.Type, at offset: Int) {
    let inner = PropertyFields.of(P.self)
    binds.append(
      (
        offset,
        { pointer, node, stored, index in
          inner.bind(pointer, to: node, stored: &stored, index: &index)
          pointer.assumingMemoryBound(to: P.self).pointee.update()
        }
      ))
    lacks.append((offset, inner.lackObject))
    ends += inner.ends
  }

  func bind(
    _ value: UnsafeMutableRawPointer, to node: _AnyNode, stored: inout [AnyObject?],
    index: inout Int
  ) {
    for (offset, bind) in binds { bind(value + offset, node, &stored, &index) }
  }
}

extension StoredProperty {
  fileprivate static func end(_ storage: AnyObject) {
    end(unsafeDowncast(storage, to: Storage.self))
  }
}

/// A value whose fields may be dynamic properties though it is none, such as a style.
protocol PropertyContainer {
  static var contents: Any.Type { get }
}

/// A value whose dynamic properties are connected before the body of the view around it is read: a
/// style, a scene, an app.
struct Connected<Value>: PropertyContainer {
  static var contents: Any.Type { Value.self }
  let value: Value
}

/// A property whose value is an object that a view outside has to give.
protocol ObjectReader {
  func lacksObject(in environment: EnvironmentValues) -> Bool
}
