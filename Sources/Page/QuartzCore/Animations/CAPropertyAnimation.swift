import CoreGraphics
import Foundation

/// An animation of one value of a layer.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false
  /// What is made of the animation's values before the layer takes them.
  open var valueFunction: CAValueFunction?

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override var animatedKeys: [String] {
    guard let keyPath else { return [] }
    return [LayerKeyPath(keyPath)?.key.rawValue ?? keyPath]
  }

  override var properties: [CAPropertyAnimation] { [self] }

  /// One of the values that it goes through, to know their kind by.
  var example: LayerValue? { nil }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
  }

  override func makePlain() -> CAAnimation { CAPropertyAnimation() }

  override func asAction(forKey event: String, on layer: CALayer) -> CAAnimation {
    guard keyPath == nil, let copy = copied() as? CAPropertyAnimation else { return self }
    copy.keyPath = event
    return copy
  }

  /// The animated part and its model value.
  func target(in model: LayerValues) -> (path: LayerKeyPath, value: LayerValue)? {
    guard let keyPath, let path = LayerKeyPath(keyPath, ownIn: model) ?? LayerKeyPath(keyPath),
      let value = path.read(from: model)
    else { return nil }
    return (path, value)
  }

  /// A track of these values; for a value function they are what goes into it.
  func track(
    _ path: LayerKeyPath, _ values: [LayerValue], keyTimes: [Double], paces: [Pace]
  ) -> AnimationTrack {
    var track = AnimationTrack(
      path: path, values: LayerValue.fadingWhereNothingIs(values), keyTimes: keyTimes, paces: paces,
      isAdditive: isAdditive,
      timing: AnimationTiming(self))
    track.isCumulative = isCumulative && !autoreverses
    return track
  }
}

extension LayerValue {
  /// What has no colour fades in and out: it is its neighbour's colour, seen through.
  fileprivate static func fadingWhereNothingIs(_ values: [LayerValue]) -> [LayerValue] {
    guard values.contains(.color(nil)) else { return values }
    return values.indices.map { index in
      guard values[index] == .color(nil) else { return values[index] }
      let neighbours = [values.dropFirst(index + 1).first, values.prefix(index).last]
      for case .color(let color?)?? in neighbours { return .color(color.copy(alpha: 0)) }
      return .color(.clear)
    }
  }
}
