import PageProtocol

/// A layer as the player knows it: its values, its animations, and whose it is, by number.
///
/// Layers name each other by number and never hold each other: however deep a page nests them,
/// none is freed by a chain.
final class Layer {
  let identifier: LayerIdentifier
  let kind: LayerKind
  var values = LayerValues()
  var sublayers: [LayerIdentifier] = []
  /// The layer it is a sublayer or the mask of.
  var owner: LayerIdentifier?
  /// In the order they were added.
  private(set) var animations: [(key: String, animation: PlayedAnimation)] = []
  var transition: PlayedTransition?

  /// More at a time are refused.
  static let mostAnimations = 256

  init(identifier: LayerIdentifier, kind: LayerKind) {
    self.identifier = identifier
    self.kind = kind
  }

  /// What it shows at a moment.
  func values(at time: Double) -> LayerValues {
    guard !animations.isEmpty else { return values }
    var shown = values
    for (_, animation) in animations {
      shown[animation.key] = animation.apply(to: shown[animation.key], at: time)
    }
    return shown
  }

  var mask: LayerIdentifier? {
    if case .layer(let mask) = values[.mask] { mask } else { nil }
  }

  func add(_ animation: PlayedAnimation, key: String, at time: Double) {
    removeAnimation(key)
    if animations.count >= Self.mostAnimations {
      animations.removeAll { $0.animation.isOver(at: time) }
    }
    guard animations.count < Self.mostAnimations else { return }
    animations.append((key, animation))
  }

  func removeAnimation(_ key: String) {
    animations.removeAll { $0.key == key }
  }

  /// As it stands at a moment, and will stay.
  func frozen(at time: Double) -> Layer {
    let copy = Layer(identifier: identifier, kind: kind)
    copy.values = values(at: time)
    copy.sublayers = sublayers
    return copy
  }
}

/// Layers by their numbers.
final class LayerSet {
  /// The moment at which all of them stand still; none where they go on.
  var moment: Double?
  var layers: [LayerIdentifier: Layer] = [:]

  subscript(identifier: LayerIdentifier) -> Layer? { layers[identifier] }

  /// The layer and all below it as they stand at a moment; not more than there is room for.
  func frozen(_ root: LayerIdentifier, at time: Double, most: Int) -> LayerSet {
    let copy = LayerSet()
    copy.moment = time
    var open = [root]
    while let identifier = open.popLast(), copy.layers.count < most {
      guard let layer = layers[identifier], copy.layers[identifier] == nil else { continue }
      copy.layers[identifier] = layer.frozen(at: time)
      open += layer.sublayers + (layer.mask.map { [$0] } ?? [])
    }
    return copy
  }
}

/// A transition under way: what the layer showed before, and when it ends.
struct PlayedTransition {
  var transition: LayerTransition
  /// The page's time of the commit that brought it, at which the former picture was kept.
  var committed: Double
  /// The former layer and all below it, by the same numbers.
  var former: LayerSet

  var begin: Double { committed + Number.bounded(transition.delay, 1e9) }
  var end: Double { begin + Number.clamped(transition.duration, 0, 1e9) }

  /// How far it is; none where it is over.
  func progress(at time: Double) -> Double? {
    guard time < end else { return nil }
    return transition.timing.progress(at: max(0, time - begin) / (end - begin))
  }
}
