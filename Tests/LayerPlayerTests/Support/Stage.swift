import LayerPlayer
import PageProtocol

/// A player with a root layer, for tests that need no scene.
struct Stage {
  let player = LayerPlayer()
  private let size: (width: Double, height: Double)
  private var number: UInt32 = 0

  init(_ width: Double = 40, _ height: Double = 40, kind: LayerKind = .plain) {
    size = (width, height)
    apply([
      .create(1, kind), .set(1, .bounds(x: 0, y: 0, width: width, height: height)), .root(1),
    ])
  }

  mutating func apply(_ operations: [LayerOperation], at time: Double = 0) {
    number += 1
    player.apply(LayerCommit(number: number, time: time, operations: operations))
  }

  /// Adds a layer of one colour to the root.
  mutating func add(
    _ layer: LayerIdentifier, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    _ color: LayerColor = .pureRed, kind: LayerKind = .plain, _ more: [LayerProperty] = []
  ) {
    layers.append(layer)
    apply(
      [
        .create(layer, kind), .set(layer, .bounds(x: 0, y: 0, width: width, height: height)),
        .set(layer, .position(x: x + width / 2, y: y + height / 2)),
        .set(layer, .backgroundColor(color)),
      ] + more.map { .set(layer, $0) } + [.sublayers(1, layers)])
  }

  private var layers: [LayerIdentifier] = []

  /// The pixel at a point, one pixel a point.
  func pixel(_ x: Int, _ y: Int, at time: Double = 0) -> [UInt8]? {
    player.draw(at: time, scale: 1, size: size)?.pixel(x, y)
  }

  func drawing(at time: Double = 0) -> Drawing? {
    player.draw(at: time, scale: 1, size: size)
  }
}

extension LayerColor {
  static let pureRed = LayerColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let pureGreen = LayerColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let pureBlue = LayerColor(red: 0, green: 0, blue: 1, alpha: 1)
}

/// Pixels as they come out.
enum Shown {
  static let white: [UInt8] = [255, 255, 255, 255]
  static let black: [UInt8] = [0, 0, 0, 255]
  static let red: [UInt8] = [255, 0, 0, 255]
  static let green: [UInt8] = [0, 255, 0, 255]
  static let blue: [UInt8] = [0, 0, 255, 255]
}
