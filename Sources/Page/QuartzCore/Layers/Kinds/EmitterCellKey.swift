import CoreGraphics
import Foundation

/// Reads and sets one value of an emitter cell by its name.
struct EmitterCellKey {
  let read: (EmitterCellValues) -> Any?
  let write: (Any?, inout EmitterCellValues) -> Void
  let isSame: (EmitterCellValues, EmitterCellValues) -> Bool

  private init<Value: Equatable>(
    _ path: WritableKeyPath<EmitterCellValues, Value>, convert: @escaping (Any) -> Value?
  ) {
    read = { $0[keyPath: path] }
    write = { value, values in
      guard let new = value.map(convert) ?? EmitterCellValues()[keyPath: path] else { return }
      values[keyPath: path] = new
    }
    isSame = { $0[keyPath: path] == $1[keyPath: path] }
  }

  private static func float(_ path: WritableKeyPath<EmitterCellValues, Float>) -> EmitterCellKey {
    EmitterCellKey(path) { LayerValue.number(in: $0).map { Float($0) } }
  }

  private static func number(
    _ path: WritableKeyPath<EmitterCellValues, CGFloat>
  ) -> EmitterCellKey {
    EmitterCellKey(path) { LayerValue.number(in: $0) }
  }

  private static func time(_ path: WritableKeyPath<EmitterCellValues, Double>) -> EmitterCellKey {
    EmitterCellKey(path) { LayerValue.number(in: $0).map { Double($0) } }
  }

  /// All values that are numbers, colours or names.
  static let named: [String: EmitterCellKey] = [
    "name": EmitterCellKey(\.name) { .some($0 as? String) },
    "enabled": EmitterCellKey(\.isEnabled) { $0 as? Bool },
    "contents": EmitterCellKey(\.contents) { .some($0 as? CGImage) },
    "contentsRect": EmitterCellKey(\.contentsRect) { $0 as? CGRect },
    "contentsScale": number(\.contentsScale),
    "color": EmitterCellKey(\.color) { .some($0 as? CGColor) },
    "beginTime": time(\.beginTime), "duration": time(\.duration),
    "birthRate": float(\.birthRate),
    "lifetime": float(\.lifetime),
    "lifetimeRange": float(\.lifetimeRange),
    "redRange": float(\.redRange),
    "greenRange": float(\.greenRange),
    "blueRange": float(\.blueRange),
    "alphaRange": float(\.alphaRange),
    "redSpeed": float(\.redSpeed),
    "greenSpeed": float(\.greenSpeed),
    "blueSpeed": float(\.blueSpeed),
    "alphaSpeed": float(\.alphaSpeed),
    "emissionLatitude": number(\.emissionLatitude),
    "emissionLongitude": number(\.emissionLongitude),
    "emissionRange": number(\.emissionRange),
    "velocity": number(\.velocity),
    "velocityRange": number(\.velocityRange),
    "xAcceleration": number(\.xAcceleration),
    "yAcceleration": number(\.yAcceleration),
    "zAcceleration": number(\.zAcceleration),
    "scale": number(\.scale),
    "scaleRange": number(\.scaleRange),
    "scaleSpeed": number(\.scaleSpeed),
    "spin": number(\.spin),
    "spinRange": number(\.spinRange),
  ]
}
