import PageProtocol

/// The values of a layer: those that were set, and for all others what a new layer has.
struct LayerValues: Equatable {
  typealias Key = LayerProperty.Key

  private var own: [Key: LayerValue] = [:]

  /// The value of a property, set or not.
  subscript(key: Key) -> LayerValue {
    get { own[key] ?? Self.initial[key]! }
    set { own[key] = newValue }
  }

  /// Whether it was ever set.
  func has(_ key: Key) -> Bool { own[key] != nil }

  func numbers(_ key: Key) -> SIMD4<Double> {
    if case .numbers(let numbers) = self[key] { numbers } else { .zero }
  }

  func number(_ key: Key) -> Double { numbers(key)[0] }
  func point(_ key: Key) -> Point { Point(numbers(key)[0], numbers(key)[1]) }

  func box(_ key: Key) -> Box {
    let numbers = numbers(key)
    // A negative size means the same rectangle from its other side.
    return Box(
      from: Point(
        min(numbers[0], numbers[0] + numbers[2]), min(numbers[1], numbers[1] + numbers[3])),
      to: Point(
        max(numbers[0], numbers[0] + numbers[2]), max(numbers[1], numbers[1] + numbers[3])))
  }

  func flag(_ key: Key) -> Bool { self[key] == .flag(true) }

  func choice<Choice: RawRepresentable<UInt8>>(_ key: Key, _ type: Choice.Type) -> Choice {
    guard case .choice(let number) = self[key], let choice = Choice(rawValue: number) else {
      return Choice(rawValue: 0)!
    }
    return choice
  }

  func color(_ key: Key) -> Color? {
    if case .color(let color) = self[key] { color } else { nil }
  }

  func matrix(_ key: Key) -> Matrix4 {
    if case .matrix(let matrix) = self[key] { matrix } else { .identity }
  }

  func list(_ key: Key) -> [Double] {
    if case .list(let list) = self[key] { list } else { [] }
  }

  func path(_ key: Key) -> LayerPath? {
    if case .path(let path) = self[key] { path } else { nil }
  }

  /// What a new layer has, by the schema of properties.
  private static let initial = Dictionary(
    uniqueKeysWithValues: Key.allCases.map { ($0, LayerValue($0.schema.initialValue)) })
}
