import CoreGraphics
import Foundation
import PageProtocol

@testable @_spi(UIKit) import QuartzCore

/// Plays one layer's commits as docs/wire-format.md tells a player to: the other side of what
/// `presentation()` says. It shares only the mixing of transforms with it.
struct WirePlayback {
  private struct Running {
    let key: String
    var animation: LayerAnimation
    var commitTime: Double
  }

  let layer: LayerIdentifier
  private var model: [LayerProperty.Key: [Double]] = [:]
  private var running: [Running] = []

  init(layer: LayerIdentifier) {
    self.layer = layer
  }

  mutating func apply(_ operations: [LayerOperation], at time: Double) {
    running.removeAll { one in
      let animation = one.animation
      let own = (time - one.commitTime) * animation.rate - animation.delay
      let cycle = animation.autoreverses ? animation.duration * 2 : animation.duration
      return animation.isRemovedOnCompletion && own >= cycle * animation.repeatCount
    }
    for operation in operations {
      switch operation {
      case .set(layer, let property): model[property.key] = property.numbers
      case .addAnimation(layer, let key, let animation):
        let new = Running(key: key, animation: animation, commitTime: time)
        if let place = running.firstIndex(where: { $0.key == key }) {
          running[place] = new
        } else {
          running.append(new)
        }
      case .removeAnimation(layer, let key): running.removeAll { $0.key == key }
      default: break
      }
    }
  }

  /// What is shown of a property; none where it was never set and does not move.
  func shown(_ key: LayerProperty.Key, at time: Double, unset: [Double]) -> [Double] {
    var value = model[key] ?? unset
    for one in running where one.animation.values[0].key == key {
      let own = (time - one.commitTime) * one.animation.rate - one.animation.delay
      guard let moved = one.animation.value(at: own) else { continue }
      guard one.animation.isAdditive else {
        value = moved
        continue
      }
      if key == .transform {
        let product = CATransform3DConcat(CATransform3D(numbers: moved), .init(numbers: value))
        value = product.rows.map { Double($0) }
      } else {
        value = zip(value, moved).map { $0 + $1 }
      }
    }
    return value
  }
}

extension LayerAnimation {
  /// The value at a moment of its own time.
  fileprivate func value(at own: Double) -> [Double]? {
    let cycle = autoreverses ? duration * 2 : duration
    var (time, repetition) = (own, 0.0)
    if own < 0 {
      guard fill == .backwards || fill == .both else { return nil }
      time = 0
    } else if own >= cycle * repeatCount {
      guard !isRemovedOnCompletion, fill == .forwards || fill == .both else { return nil }
      repetition = repeatCount.rounded(.up) - 1
      time = cycle * (repeatCount - repetition)
    } else {
      repetition = (own / cycle).rounded(.down)
      time = own - repetition * cycle
    }
    let progress = time > duration ? 2 - time / duration : time / duration
    let value = value(progress: progress)
    guard isCumulative, repetition > 0 else { return value }
    let (last, key) = (values[values.count - 1].numbers, values[0].key)
    return (0..<Int(repetition)).reduce(value) { sum, _ in
      guard key == .transform else { return zip(sum, last).map { $0 + $1 } }
      let product = CATransform3DConcat(CATransform3D(numbers: last), .init(numbers: sum))
      return product.rows.map { Double($0) }
    }
  }

  private func value(progress: Double) -> [Double] {
    var gap = keyTimes.count - 1
    while gap > 0, keyTimes[gap] > progress { gap -= 1 }
    if mode == .discrete { return values[gap].numbers }
    if gap == keyTimes.count - 1 { gap -= 1 }
    while gap > 0, keyTimes[gap + 1] == keyTimes[gap] { gap -= 1 }
    let share = (progress - keyTimes[gap]) / (keyTimes[gap + 1] - keyTimes[gap])
    let bent = timings[gap].progress(at: share)
    if values[gap].key == .transform {
      let from = LayerValue.transform(CATransform3D(numbers: values[gap].numbers))
      let to = LayerValue.transform(CATransform3D(numbers: values[gap + 1].numbers))
      guard case .transform(let mixed) = from.mixed(with: to, at: CGFloat(bent)) else { return [] }
      return mixed.rows.map { Double($0) }
    }
    return zip(values[gap].numbers, values[gap + 1].numbers).map { $0 + ($1 - $0) * bent }
  }
}

extension TimingCurve {
  fileprivate func progress(at share: Double) -> Double {
    switch self {
    case .linear: return share
    case .cubic(let x1, let y1, let x2, let y2):
      func curve(_ a: Double, _ b: Double, _ t: Double) -> Double {
        3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
      }
      var (low, high) = (0.0, 1.0)
      for _ in 0..<50 {
        let middle = (low + high) / 2
        if curve(x1, x2, middle) < share { low = middle } else { high = middle }
      }
      return curve(y1, y2, low)
    case .samples(let samples):
      let place = min(max(share, 0), 1) * Double(samples.count - 1)
      let index = min(Int(place), samples.count - 2)
      return samples[index] + (samples[index + 1] - samples[index]) * (place - Double(index))
    }
  }
}

extension LayerProperty {
  /// The property's numbers; colors are red, green, blue, alpha.
  var numbers: [Double] {
    switch value {
    case .number(let number): [number]
    case .point(let point): [point.x, point.y]
    case .size(let size): [size.width, size.height]
    case .rect(let rect): [rect.x, rect.y, rect.width, rect.height]
    case .matrix(let rows): rows
    case .optionalColor(let color):
      color.map { [$0.red, $0.green, $0.blue, $0.alpha].map { Double($0) } } ?? []
    default: []
    }
  }
}

extension CATransform3D {
  init(numbers: [Double]) {
    self.init(rows: numbers.map { CGFloat($0) })
  }
}
