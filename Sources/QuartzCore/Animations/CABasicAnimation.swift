import CoreGraphics
import Foundation

/// From one value to another; what is not set is taken from the layer.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }

  override func tracks(on model: LayerValues) -> [AnimationTrack] {
    guard let (path, current) = target(in: model),
      let ends = ends(current: current)
    else { return [] }
    return [
      AnimationTrack(
        path: path, values: [ends.from, ends.to], keyTimes: [0, 1], paces: [pace],
        isAdditive: isAdditive, timing: AnimationTiming(self))
    ]
  }

  var pace: Pace { timingFunction.map { .curve($0) } ?? .linear }

  private func ends(current: LayerValue) -> (from: LayerValue, to: LayerValue)? {
    let base = isAdditive ? current.neutral ?? current : current
    let from = LayerValue(fromValue, like: current)
    let to = LayerValue(toValue, like: current)
    let by = LayerValue(byValue, like: current)
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from.adding(by))
    case (nil, let to?, let by?):
      guard let start = by.neutral.flatMap({ _ in to.difference(from: by) }) else { return nil }
      return (start, to)
    case (let from?, nil, nil): return (from, base)
    case (nil, let to?, nil): return (base, to)
    case (nil, nil, let by?): return (base, base.adding(by))
    case (nil, nil, nil): return nil
    }
  }
}

extension CABasicAnimation {
  /// Makes the animation run from an old value of the layer to its new one as a difference, so
  /// that it can run beside others; where values have no difference, it replaces others.
  @_spi(UIKit) public func animate(from old: Any?, of layer: CALayer) -> Bool {
    guard let (_, current) = target(in: layer.modelValues),
      let old = LayerValue(old, like: current), old != current
    else { return false }
    if isAdditive, let difference = old.difference(from: current), let none = current.neutral {
      (fromValue, toValue) = (difference.boxed, none.boxed)
    } else {
      isAdditive = false
      (fromValue, toValue) = (old.boxed, current.boxed)
    }
    return true
  }
}
