/// How the value of a property travels, and how two values are interpolated. The names are those
/// of docs/wire-format.md, which says both.
public enum LayerPropertyKind: Sendable {
  case number, point, size, vector, rect, matrix
  case flag, count, corners
  case choice(any LayerChoice.Type)
  case color, optionalColor, colors, offsets
  case list, path, picture, layer, emitter, scalars, text
}

/// One of a few values, which travels as its number.
public protocol LayerChoice: RawRepresentable<UInt8>, CaseIterable, Equatable, Sendable {}

extension LayerChoice {
  /// Whether a number is one of the choices.
  static func has(_ number: UInt8) -> Bool { Self(rawValue: number) != nil }

  /// The number of the choice with a name.
  public static func number(named name: String) -> UInt8? {
    allCases.first { String(describing: $0) == name }?.rawValue
  }
}

/// Makes the names of properties, by their kinds.
enum Make {
  typealias Key = LayerProperty.Key
  typealias Name = LayerProperty.Name

  static func number(_ key: Key, _ initial: Double) -> Name<Double> {
    Name(key, .number, initial) { .number($0) }
  }

  static func point(_ key: Key, _ initial: LayerPoint) -> Name<LayerPoint> {
    Name(key, .point, initial) { .point($0) }
  }

  static func size(_ key: Key, _ initial: LayerSize) -> Name<LayerSize> {
    Name(key, .size, initial) { .size($0) }
  }

  static func vector(_ key: Key, _ initial: LayerVector) -> Name<LayerVector> {
    Name(key, .vector, initial) { .vector($0) }
  }

  static func rect(_ key: Key, _ initial: LayerRect) -> Name<LayerRect> {
    Name(key, .rect, initial) { .rect($0) }
  }

  static func matrix(_ key: Key, _ initial: [Double]) -> Name<[Double]> {
    Name(key, .matrix, initial) { .matrix($0) }
  }

  static func flag(_ key: Key, _ initial: Bool) -> Name<Bool> {
    Name(key, .flag, initial) { .flag($0) }
  }

  static func count(_ key: Key, _ initial: UInt32) -> Name<UInt32> {
    Name(key, .count, initial) { .count($0) }
  }

  static func corners(_ key: Key, _ initial: LayerCorners) -> Name<LayerCorners> {
    Name(key, .corners, initial) { .corners($0) }
  }

  static func choice<Choice: LayerChoice>(_ key: Key, _ initial: Choice) -> Name<Choice> {
    Name(key, .choice(Choice.self), initial) { .choice($0.rawValue) }
  }

  static func color(_ key: Key, _ initial: LayerColor) -> Name<LayerColor> {
    Name(key, .color, initial) { .color($0) }
  }

  static func optionalColor(_ key: Key, _ initial: LayerColor?) -> Name<LayerColor?> {
    Name(key, .optionalColor, initial) { .optionalColor($0) }
  }

  static func colors(_ key: Key, _ initial: [LayerColor]) -> Name<[LayerColor]> {
    Name(key, .colors, initial) { .colors($0) }
  }

  static func offsets(_ key: Key, _ initial: LayerColor) -> Name<LayerColor> {
    Name(key, .offsets, initial) { .offsets($0) }
  }

  static func list(_ key: Key, _ initial: [Double]) -> Name<[Double]> {
    Name(key, .list, initial) { .list($0) }
  }

  static func path(_ key: Key, _ initial: LayerPath?) -> Name<LayerPath?> {
    Name(key, .path, initial) { .path($0) }
  }

  static func picture(_ key: Key, _ initial: UInt64?) -> Name<UInt64?> {
    Name(key, .picture, initial) { .picture($0) }
  }

  static func layer(_ key: Key, _ initial: LayerIdentifier?) -> Name<LayerIdentifier?> {
    Name(key, .layer, initial) { .layer($0) }
  }

  static func emitter(_ key: Key, _ initial: EmitterStructure) -> Name<EmitterStructure> {
    Name(key, .emitter, initial) { .emitter($0) }
  }

  static func scalars(_ key: Key, _ initial: EmitterScalars) -> Name<EmitterScalars> {
    Name(key, .scalars, initial) { .scalars($0) }
  }

  static func text(_ key: Key, _ initial: TextBlock?) -> Name<TextBlock?> {
    Name(key, .text, initial) { .text($0) }
  }
}
