/// A property of a layer and its model value.
///
/// The properties, their kinds and their first values are in LayerProperties.swift.
public struct LayerProperty: Equatable, Sendable {
  public let key: Key
  public let value: LayerPropertyValue

  /// The value is of the property's kind.
  public init(_ key: Key, _ value: LayerPropertyValue) {
    self.key = key
    self.value = value
  }

  /// Makes a property of a value of its own type, as in `.opacity(0.5)`.
  public struct Name<Value>: LayerPropertyName {
    public let schema: LayerPropertySchema
    private let wrap: @Sendable (Value) -> LayerPropertyValue

    init(
      _ key: Key, _ kind: LayerPropertyKind, _ initialValue: Value,
      _ wrap: @escaping @Sendable (Value) -> LayerPropertyValue
    ) {
      schema = LayerPropertySchema(key: key, kind: kind, initialValue: wrap(initialValue))
      self.wrap = wrap
    }

    public func callAsFunction(_ value: Value) -> LayerProperty {
      LayerProperty(schema.key, wrap(value))
    }
  }
}

/// What every part of the program knows of a property.
public struct LayerPropertySchema: Sendable {
  public let key: LayerProperty.Key
  /// How the value travels, and how two of them are interpolated.
  public let kind: LayerPropertyKind
  /// The value that a new layer has.
  public let initialValue: LayerPropertyValue
}

/// A property's name, whatever the type of its value.
protocol LayerPropertyName: Sendable {
  var schema: LayerPropertySchema { get }
}

extension LayerProperty.Key {
  /// What is known of the property.
  public var schema: LayerPropertySchema {
    guard let schema = LayerProperty.Key.schemas[Int(rawValue)] else {
      preconditionFailure("LayerProperty.all lacks \(self)")
    }
    return schema
  }

  /// By their numbers.
  private static let schemas: [LayerPropertySchema?] = {
    var schemas = [LayerPropertySchema?](repeating: nil, count: 1 + Int(UInt8.max))
    for name in LayerProperty.all { schemas[Int(name.schema.key.rawValue)] = name.schema }
    return schemas
  }()
}

// Names for the numbers of a value.

extension LayerProperty.Name<LayerPoint> {
  public func callAsFunction(x: Double, y: Double) -> LayerProperty {
    self(LayerPoint(x: x, y: y))
  }
}

extension LayerProperty.Name<LayerSize> {
  public func callAsFunction(width: Double, height: Double) -> LayerProperty {
    self(LayerSize(width: width, height: height))
  }
}

extension LayerProperty.Name<LayerVector> {
  public func callAsFunction(x: Double, y: Double, z: Double) -> LayerProperty {
    self(LayerVector(x: x, y: y, z: z))
  }

  public func callAsFunction(width: Double, height: Double, depth: Double) -> LayerProperty {
    self(LayerVector(x: width, y: height, z: depth))
  }
}

extension LayerProperty.Name<LayerRect> {
  public func callAsFunction(x: Double, y: Double, width: Double, height: Double) -> LayerProperty {
    self(LayerRect(x: x, y: y, width: width, height: height))
  }
}
