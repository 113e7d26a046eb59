import Foundation

/// The values on a navigation stack, of any hashable types.
///
/// Bind it to a `NavigationStack` to read and change what the stack shows.
public struct NavigationPath {
  /// A value, and how it is written down if it can be.
  struct Element {
    let value: AnyHashable
    let coded: (() throws -> CodedElement)?
  }

  /// A value as text, with the name of its type.
  struct CodedElement: Equatable {
    let type: String
    let json: String
  }

  var elements: [Element] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path of some values.
  @_disfavoredOverload
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    for element in elements { append(element) }
  }

  /// Creates a path of some values that can be encoded.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {
    for element in elements { append(element) }
  }

  /// Creates the path that a codable representation stands for.
  public init(_ codable: CodableRepresentation) {
    elements = codable.elements
  }

  /// How many values the path has.
  public var count: Int { elements.count }

  /// Whether the stack shows its root.
  public var isEmpty: Bool { elements.isEmpty }

  /// The values as something that can be encoded; nil if one of them cannot be.
  public var codable: CodableRepresentation? {
    elements.allSatisfy { $0.coded != nil } ? CodableRepresentation(elements: elements) : nil
  }

  /// Adds a value at the end: the stack shows its destination.
  @_disfavoredOverload
  public mutating func append<V: Hashable>(_ value: V) {
    if let codable = value as? any Hashable & Codable {
      appendCodable(codable)
    } else {
      elements.append(Element(value: AnyHashable(value), coded: nil))
    }
  }

  /// Adds a value that can be encoded at the end: the stack shows its destination.
  public mutating func append<V: Hashable & Codable>(_ value: V) {
    appendCodable(value)
  }

  private mutating func appendCodable<V: Hashable & Codable>(_ value: V) {
    elements.append(Element(codable: value))
  }

  /// Removes values from the end: the stack goes back.
  public mutating func removeLast(_ k: Int = 1) {
    elements.removeLast(k)
  }
}

extension NavigationPath: Equatable {
  public static func == (one: NavigationPath, other: NavigationPath) -> Bool {
    one.elements.map(\.value) == other.elements.map(\.value)
  }
}

extension NavigationPath.Element {
  init<V: Hashable & Codable>(codable value: V) {
    self.value = AnyHashable(value)
    coded = {
      // A fragment stands in an array, which every coder can write.
      let json = try JSONEncoder().encode([value])
      return NavigationPath.CodedElement(
        type: _mangledTypeName(V.self) ?? _typeName(V.self, qualified: true),
        json: String(decoding: json, as: UTF8.self))
    }
  }

  /// Reads a value of a type that is known by its name.
  init?(_ coded: NavigationPath.CodedElement) {
    guard let type = _typeByName(coded.type) as? any (Hashable & Codable).Type else { return nil }
    func read<V: Hashable & Codable>(_ type: V.Type) -> NavigationPath.Element? {
      let values = try? JSONDecoder().decode([V].self, from: Data(coded.json.utf8))
      return (values?.first).map(NavigationPath.Element.init(codable:))
    }
    guard let element = read(type) else { return nil }
    self = element
  }
}
