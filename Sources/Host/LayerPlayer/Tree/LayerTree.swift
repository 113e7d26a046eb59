import PageProtocol

/// The tree that a page's commits make.
///
/// Commits are a hostile page's: a number without a layer is passed over, a layer never comes to
/// lie in itself, and there are never more layers than `mostLayers`.
final class LayerTree {
  let set = LayerSet()
  private(set) var root: LayerIdentifier?

  static let mostLayers = 100_000
  /// Layers that all former pictures have together.
  static let mostFormerLayers = 20_000
  /// Owners above a layer.
  static let mostOwners = 512

  private var formerLayers = 0

  func apply(_ commit: LayerCommit) {
    let time = commit.time.isFinite ? commit.time : 0
    endTransitions(before: time)
    for operation in commit.operations { apply(operation, at: time) }
  }

  private func apply(_ operation: LayerOperation, at time: Double) {
    switch operation {
    case .transition(let layer, let transition): begin(transition, of: layer, at: time)
    case .create(let layer, let kind): create(layer, kind)
    case .set(let layer, let property): change(layer, property)
    case .sublayers(let layer, let sublayers): order(sublayers, in: layer)
    case .root(let layer): root = layer
    case .addAnimation(let layer, let key, let animation):
      guard let played = PlayedAnimation(animation, committed: time) else { return }
      set[layer]?.add(played, key: key, at: time)
    case .removeAnimation(let layer, let key): set[layer]?.removeAnimation(key)
    case .remove(let layer): remove(layer)
    }
  }

  private func create(_ identifier: LayerIdentifier, _ kind: LayerKind) {
    guard identifier != 0, set[identifier] == nil, set.layers.count < Self.mostLayers else {
      return
    }
    set.layers[identifier] = Layer(identifier: identifier, kind: kind)
  }

  private func change(_ identifier: LayerIdentifier, _ property: LayerProperty) {
    guard let layer = set[identifier] else { return }
    if property.key == .mask, case .layer(let mask) = property.value {
      return replaceMask(of: layer, by: mask)
    }
    layer.values[property.key] = LayerValue(property.value)
  }

  private func replaceMask(of layer: Layer, by mask: LayerIdentifier?) {
    if let former = layer.mask, let old = set[former], old.owner == layer.identifier {
      old.owner = nil
    }
    layer.values[.mask] = .layer(nil)
    guard let mask, let new = set[mask], own(new, by: layer) else { return }
    layer.values[.mask] = .layer(mask)
  }

  private func order(_ sublayers: [LayerIdentifier], in identifier: LayerIdentifier) {
    guard let layer = set[identifier] else { return }
    for former in layer.sublayers where set[former]?.owner == identifier {
      set[former]?.owner = nil
    }
    layer.sublayers = []
    var ordered: [LayerIdentifier] = []
    for sublayer in sublayers {
      guard let child = set[sublayer], child.owner != identifier, own(child, by: layer) else {
        continue
      }
      ordered.append(sublayer)
    }
    layer.sublayers = ordered
  }

  /// Makes a layer another's, and nobody else's; refused where it would come to lie in itself.
  private func own(_ child: Layer, by parent: Layer) -> Bool {
    var above: LayerIdentifier? = parent.identifier
    var steps = 0
    while let identifier = above {
      steps += 1
      if identifier == child.identifier || steps > Self.mostOwners { return false }
      above = set[identifier]?.owner
    }
    if let former = child.owner.flatMap({ set[$0] }) {
      former.sublayers.removeAll { $0 == child.identifier }
      if former.mask == child.identifier { former.values[.mask] = .layer(nil) }
    }
    child.owner = parent.identifier
    return true
  }

  private func remove(_ identifier: LayerIdentifier) {
    guard let layer = set.layers.removeValue(forKey: identifier) else { return }
    formerLayers -= layer.transition?.former.layers.count ?? 0
    for sublayer in layer.sublayers { set[sublayer]?.owner = nil }
    if let owner = layer.owner.flatMap({ set[$0] }) {
      owner.sublayers.removeAll { $0 == identifier }
      if owner.mask == identifier { owner.values[.mask] = .layer(nil) }
    }
    if root == identifier { root = nil }
  }

  // MARK: Transitions

  private func begin(
    _ transition: LayerTransition, of identifier: LayerIdentifier, at time: Double
  ) {
    guard let layer = set[identifier] else { return }
    formerLayers -= layer.transition?.former.layers.count ?? 0
    layer.transition = nil
    let room = Self.mostFormerLayers - formerLayers
    guard room > 0 else { return }
    let former = set.frozen(identifier, at: time, most: room)
    formerLayers += former.layers.count
    layer.transition = PlayedTransition(
      transition: transition, committed: time, former: former)
    running.insert(identifier)
  }

  private var running: Set<LayerIdentifier> = []

  private func endTransitions(before time: Double) {
    for identifier in running {
      guard let layer = set[identifier], let transition = layer.transition else {
        running.remove(identifier)
        continue
      }
      guard transition.end + Self.patience < time else { continue }
      formerLayers -= transition.former.layers.count
      layer.transition = nil
      running.remove(identifier)
    }
  }

  /// Copies of a replicator play later than the layer itself.
  private static let patience = 60.0
}
