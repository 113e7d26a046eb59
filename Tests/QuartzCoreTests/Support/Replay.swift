import PageProtocol
import Testing

/// A player that draws nothing: it only keeps what the messages say, and insists on what the wire
/// format promises of their order.
struct Replay {
  struct Layer {
    var kind: LayerKind
    var values: [LayerProperty.Key: LayerProperty] = [:]
    var sublayers: [LayerIdentifier] = []
    var animations: [String: (animation: LayerAnimation, began: Double)] = [:]

    var mask: LayerIdentifier? {
      guard case .layer(let mask)? = values[.mask]?.value else { return nil }
      return mask
    }
  }

  private(set) var layers: [LayerIdentifier: Layer] = [:]
  private(set) var root: LayerIdentifier?
  private var used: Set<LayerIdentifier> = []
  private var number: UInt32 = 0
  private(set) var faults: [String] = []

  mutating func apply(_ commit: LayerCommit) {
    if commit.number != number + 1 { faults.append("commit \(commit.number) after \(number)") }
    number = commit.number
    for operation in commit.operations { apply(operation, at: commit.time) }
    checkTree()
  }

  private mutating func apply(_ operation: LayerOperation, at time: Double) {
    switch operation {
    case .create(let layer, let kind):
      if !used.insert(layer).inserted || layer == 0 { faults.append("\(layer) is used again") }
      layers[layer] = Layer(kind: kind)
    case .set(let layer, let property): change(layer) { $0.values[property.key] = property }
    case .sublayers(let layer, let sublayers): change(layer) { $0.sublayers = sublayers }
    case .root(let layer):
      change(layer) { _ in }
      root = layer
    case .addAnimation(let layer, let key, let animation):
      change(layer) { $0.animations[key] = (animation, time) }
    case .removeAnimation(let layer, let key): change(layer) { $0.animations[key] = nil }
    case .remove(let layer):
      change(layer) { _ in }
      layers[layer] = nil
    case .transition(let layer, _): change(layer) { _ in }
    }
  }

  private mutating func change(_ layer: LayerIdentifier, _ body: (inout Layer) -> Void) {
    guard layers[layer] != nil else {
      faults.append("\(layer) is not there")
      return
    }
    body(&layers[layer]!)
  }

  /// Every layer but the root is in one place, and nothing is kept that nobody shows.
  private mutating func checkTree() {
    var seen: Set<LayerIdentifier> = []
    var waiting = root.map { [$0] } ?? []
    while let next = waiting.popLast() {
      if !seen.insert(next).inserted { faults.append("\(next) is in two places") }
      guard let layer = layers[next] else {
        faults.append("\(next) is shown and not there")
        continue
      }
      waiting += layer.sublayers + (layer.mask.map { [$0] } ?? [])
    }
    for layer in layers.keys where !seen.contains(layer) {
      faults.append("\(layer) is kept for nothing")
    }
  }

  /// Animations that take themselves away have done so.
  mutating func removeEnded(at time: Double) {
    layers = layers.mapValues { layer in
      var layer = layer
      layer.animations = layer.animations.filter { _, entry in
        let cycle = entry.animation.duration * (entry.animation.autoreverses ? 2 : 1)
        let end = entry.began + entry.animation.delay + cycle * entry.animation.repeatCount
        return !entry.animation.isRemovedOnCompletion || end > time + 1e-6
      }
      return layer
    }
  }
}
