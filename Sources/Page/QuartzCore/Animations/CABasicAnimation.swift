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

  override var example: LayerValue? { LayerValue(own: fromValue ?? toValue ?? byValue) }

  override func makePlain() -> CAAnimation { CABasicAnimation() }

  override func tracks(on model: LayerValues) -> [AnimationTrack] {
    guard let (path, current) = target(in: model) else { return [] }
    if let valueFunction { return tracks(path, through: valueFunction) }
    let ends = Ends(
      from: AnimatedValue.read(fromValue, like: current),
      to: AnimatedValue.read(toValue, like: current),
      by: AnimatedValue.read(byValue, like: current)
    ).pair(
      base: isAdditive ? current.neutral ?? current : current, plus: { $0.adding($1) },
      minus: { $0.difference(from: $1) })
    guard let ends else { return [] }
    return [track(path, [ends.from, ends.to], keyTimes: [0, 1], paces: [pace])]
  }

  var pace: Pace { timingFunction.map { .curve($0) } ?? .linear }

  private func tracks(
    _ path: LayerKeyPath, through function: CAValueFunction
  ) -> [AnimationTrack] {
    let ends = Ends(
      from: function.input(fromValue), to: function.input(toValue), by: function.input(byValue)
    ).pair(
      base: function.nothing, plus: { zip($0, $1).map { $0 + $1 } },
      minus: { zip($0, $1).map { $0 - $1 } })
    guard let ends else { return [] }
    let made = function.track([ends.from, ends.to]) {
      track(path, $0, keyTimes: [0, 1], paces: [pace])
    }
    return made.map { [$0] } ?? []
  }

  /// What a page has set of from, to and by.
  private struct Ends<Value> {
    var from: Value?
    var to: Value?
    var by: Value?

    func pair(
      base: Value, plus: (Value, Value) -> Value, minus: (Value, Value) -> Value?
    ) -> (from: Value, to: Value)? {
      switch (from, to, by) {
      case (let from?, let to?, _): (from, to)
      case (let from?, nil, let by?): (from, plus(from, by))
      case (nil, let to?, let by?): minus(to, by).map { ($0, to) }
      case (let from?, nil, nil): (from, base)
      case (nil, let to?, nil): (base, to)
      case (nil, nil, let by?): (base, plus(base, by))
      case (nil, nil, nil): nil
      }
    }
  }

  /// Without any end it runs from what the value was to what it is.
  override func asAction(forKey event: String, on layer: CALayer) -> CAAnimation {
    let action = super.asAction(forKey: event, on: layer)
    guard fromValue == nil, toValue == nil, byValue == nil, let old = layer.valueBeforeChange,
      let copy = action.copied() as? CABasicAnimation
    else { return action }
    copy.fromValue = old.boxed ?? NSNull()
    return copy
  }
}

extension CABasicAnimation {
  /// Makes the animation run from an old value of the layer to its new one as a difference, so
  /// that it can run beside others; where values have no difference, it replaces others.
  @_spi(UIKit) public func animate(from old: Any?, of layer: CALayer) -> Bool {
    guard let (_, current) = target(in: layer.model(for: [self])),
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
