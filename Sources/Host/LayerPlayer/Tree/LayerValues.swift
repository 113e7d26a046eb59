import PageProtocol

/// The values of a layer: those that were set, and for all others what a new layer has.
struct LayerValues: Equatable {
  typealias Key = LayerProperty.Key

  private var own: [Key: LayerValue] = [:]

  /// The value of a property, set or not.
  subscript(key: Key) -> LayerValue {
    get { own[key] ?? Self.usual[key] ?? .flag(false) }
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

  private static let usual: [Key: LayerValue] = {
    let black: Color = [0, 0, 0, 1]
    let unit = LayerValue.numbers([0, 0, 1, 1])
    return [
      .bounds: .numbers(.zero), .position: .numbers(.zero), .zPosition: .numbers(.zero),
      .anchorPoint: .numbers([0.5, 0.5, 0, 0]), .opacity: .numbers([1, 0, 0, 0]),
      .isDoubleSided: .flag(true), .borderColor: .color(black),
      .contentsScale: .numbers([1, 0, 0, 0]),
      .shadowColor: .color(black), .shadowOffset: .numbers([0, -3, 0, 0]),
      .shadowRadius: .numbers([3, 0, 0, 0]), .maskedCorners: .choice(LayerCorners.all.rawValue),
      .contentsRect: unit, .contentsCenter: unit, .fillColor: .color(black),
      .strokeEnd: .numbers([1, 0, 0, 0]), .lineWidth: .numbers([1, 0, 0, 0]),
      .miterLimit: .numbers([10, 0, 0, 0]), .startPoint: .numbers([0.5, 0, 0, 0]),
      .endPoint: .numbers([0.5, 1, 0, 0]), .instanceCount: .count(1),
      .instanceColor: .color(.one), .instanceColorOffsets: .color(.zero),
      .emitterScalars: .list([1, 1, 1, 1, 1]),
      .backgroundColor: .color(nil), .contents: .picture(nil), .contentsTint: .color(nil),
      .backdropBlur: .numbers(.zero), .backdropSaturation: .numbers([1, 0, 0, 0]),
      .backdropTint: .color(nil), .silhouette: .color(nil),
      .strokeColor: .color(nil), .mask: .layer(nil), .path: .path(nil), .shadowPath: .path(nil),
      .transform: .matrix(.identity), .sublayerTransform: .matrix(.identity),
      .instanceTransform: .matrix(.identity), .text: .text(nil), .colors: .colors([]),
      .locations: .list([]), .lineDashPattern: .list([]), .contentsGravity: .choice(0),
      .cornerCurve: .choice(0), .magnificationFilter: .choice(0), .minificationFilter: .choice(0),
      .blendMode: .choice(0), .fillRule: .choice(0), .lineCap: .choice(0), .lineJoin: .choice(0),
      .gradientType: .choice(0), .cornerRadius: .numbers(.zero), .borderWidth: .numbers(.zero),
      .shadowOpacity: .numbers(.zero), .anchorPointZ: .numbers(.zero),
      .strokeStart: .numbers(.zero), .lineDashPhase: .numbers(.zero),
      .instanceDelay: .numbers(.zero), .emitterPosition: .numbers(.zero),
      .emitterSize: .numbers(.zero),
    ]
  }()
}
