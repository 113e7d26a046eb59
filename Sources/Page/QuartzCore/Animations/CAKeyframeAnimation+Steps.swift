import CoreGraphics
import Foundation

extension CAKeyframeAnimation {
  /// Makes the animation run through values of the layer, as differences from what it has now if
  /// it is additive and values have differences.
  @_spi(UIKit) public func animate(through steps: [Any], of layer: CALayer) -> Bool {
    guard let (_, current) = target(in: layer.model(for: [self])) else { return false }
    let read = steps.map { AnimatedValue.read($0, like: current) ?? current }
    guard read.contains(where: { $0 != read[0] }) || read.first != current else { return false }
    let differences = isAdditive ? read.compactMap { $0.difference(from: current) } : []
    isAdditive = isAdditive && differences.count == read.count
    values = (isAdditive ? differences : read).map { $0.boxed ?? NSNull() }
    return true
  }

  /// Values and times of ways that run beside each other, each from what the one before it left;
  /// none where values cannot be added.
  @_spi(UIKit) public static func sum(
    of ways: [(start: Double, end: Double, value: Any)], from first: Any?, forKey key: String
  ) -> ([Any], [Double])? {
    guard let example = LayerKeyPath(key)?.read(from: LayerValues()), example.components != nil,
      let first = AnimatedValue.read(first, like: example)
    else { return nil }
    if case .transform = example { return nil }
    var (before, steps): (LayerValue, [LayerValue]) = (first, [])
    for way in ways {
      guard let value = AnimatedValue.read(way.value, like: example),
        let step = value.difference(from: before)
      else { return nil }
      steps.append(step)
      before = value
    }
    let times = Set(ways.flatMap { [$0.start, $0.end] } + [0, 1]).sorted()
    let values = times.map { time in
      zip(ways, steps).reduce(first) { sum, pair in
        let (way, step) = pair
        let length = max(way.end - way.start, 1e-9)
        let share = min(max((time - way.start) / length, 0), 1)
        return step.repeated(share).map { sum.adding($0) } ?? sum
      }
    }
    return (values.map { $0.boxed ?? NSNull() }, times)
  }
}
