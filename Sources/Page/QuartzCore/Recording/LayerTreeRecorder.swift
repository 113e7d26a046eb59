@_spi(Pictures) import CoreGraphics
import Foundation
import PageProtocol

/// Turns a tree of layers into commits: what has changed since the last one.
///
/// The only maker of a LayerCommit. It remembers, for each layer of the tree, its identifier and
/// what was sent of it; layers say themselves whether they have changed, so a commit costs what
/// has changed and not what is there. Identifiers count from 1 in the order in which layers are
/// first met, depth first; the same page gives the same commits, to the
/// byte. A layer that leaves the tree is forgotten, and has a new identifier if it comes back.
/// Pictures and fonts go to the sink before the first commit that names them, once for each
/// content. A layer's mask is recorded like a sublayer, though it is in nobody's list.
///
/// Deliberately not here: layout, drawing and the clock. Whoever calls `commit` has flushed.
public final class LayerTreeRecorder {
  private let pictureSink: (Picture) -> Void
  private let fontSink: (FontResource) -> Void
  private var records: [ObjectIdentifier: LayerRecord] = [:]
  private var sentPictures = SentPictures()
  private var sentFonts: Set<UInt64> = []
  private var lastIdentifier: LayerIdentifier = 0
  private var lastNumber: UInt32 = 0
  private var root: LayerRecord?

  private var operations = OrderedOperations()
  private var orphans: [LayerRecord] = []
  /// From the clock of animations to the page's time.
  private var clockOffset = 0.0

  /// Pictures and fonts are given away as they are met.
  public init(
    pictures pictureSink: @escaping (Picture) -> Void,
    fonts fontSink: @escaping (FontResource) -> Void = { _ in }
  ) {
    self.pictureSink = pictureSink
    self.fontSink = fontSink
  }

  /// Commits made so far.
  public var commitCount: Int { Int(lastNumber) }

  /// What has changed below `root` since the last commit; none if nothing has.
  public func commit(root layer: CALayer?, time: Double) -> LayerCommit? {
    if let layer, layer === root?.layer, !layer.subtreeNeedsRecording { return nil }
    operations = OrderedOperations()
    clockOffset = time - CATransaction.lastFlush
    if let old = root, old.layer !== layer { orphans.append(old) }
    if let layer {
      let record = visit(layer)
      if root !== record { operations.roots = [.root(record.identifier)] }
      root = record
    } else {
      root = nil
    }
    removeOrphans()
    let all = operations.all
    guard !all.isEmpty else { return nil }
    lastNumber += 1
    return LayerCommit(number: lastNumber, time: time, operations: all)
  }

  // MARK: Walking

  @discardableResult
  private func visit(_ layer: CALayer) -> LayerRecord {
    let known = records[ObjectIdentifier(layer)]
    let record = known ?? makeRecord(for: layer)
    if known != nil, !layer.subtreeNeedsRecording { return record }
    if known == nil || layer.needsRecording {
      let keys = known == nil ? layer.usedKeys : layer.unrecordedKeys
      recordValues(keys, of: layer, in: record)
      recordAnimations(of: layer, in: record, isNew: known == nil)
      layer.unrecordedKeys.removeAll()
    }
    if let mask = record.mask { visit(mask.layer) }
    let children = layer.sublayerList.map { visit($0) }
    recordOrder(children, in: record)
    layer.needsRecording = false
    layer.subtreeNeedsRecording = false
    return record
  }

  private func makeRecord(for layer: CALayer) -> LayerRecord {
    lastIdentifier += 1
    let record = LayerRecord(identifier: lastIdentifier, layer: layer)
    records[ObjectIdentifier(layer)] = record
    operations.creations.append(.create(record.identifier, layer.kind))
    return record
  }

  private func recordValues(_ keys: LayerKeySet, of layer: CALayer, in record: LayerRecord) {
    for key in keys {
      let value = layer.modelValues[key]
      guard value != record.sent[key] else { continue }
      record.sent[key] = value
      guard let property = property(key, value, of: record) else { continue }
      operations.values.append(.set(record.identifier, property))
    }
  }

  private func property(
    _ key: LayerKey, _ value: LayerValue, of record: LayerRecord
  ) -> LayerProperty? {
    switch value {
    case .layer(let mask):
      if let old = record.mask { orphans.append(old) }
      record.mask = mask.map { visit($0) }
      return LayerProperty.mask(record.mask?.identifier)
    case .emitter(let values):
      return LayerProperty.emitter(
        EmitterStructure(
          values, number: record.identifier, offset: clockOffset, picture: send))
    case .text(let text): return LayerProperty.text(text.map { TextBlock($0, font: send) })
    default: return LayerProperty(key, value, picture: send)
    }
  }

  private func recordOrder(_ children: [LayerRecord], in record: LayerRecord) {
    guard !children.elementsEqual(record.children, by: ===) else { return }
    let kept = Set(children.map(\.identifier))
    orphans += record.children.filter { !kept.contains($0.identifier) }
    record.children = children
    operations.orders.append(.sublayers(record.identifier, children.map(\.identifier)))
  }

  // MARK: Animations

  private func recordAnimations(of layer: CALayer, in record: LayerRecord, isNew: Bool) {
    var running: Set<String> = []
    var started: [LayerOperation] = []
    for wire in layer.wireAnimations(picture: send) {
      running.insert(wire.key)
      let sent = record.animations[wire.key]
      // Values made of the model's are others once it has changed.
      if sent?.version == wire.version, sent?.animation.values == wire.animation.values {
        continue
      }
      // Another one of the same key comes after all others; the same one stays where it is.
      if let sent, sent.version.number != wire.version.number {
        started.append(.removeAnimation(record.identifier, key: wire.key))
      }
      record.animations[wire.key] = wire
      started.append(.addAnimation(record.identifier, key: wire.key, wire.animation))
    }
    for key in record.animations.keys.sorted() where !running.contains(key) {
      let end = record.animations.removeValue(forKey: key)!.removesItselfAt
      guard end > CATransaction.lastFlush + 0.001 else { continue }
      operations.animations.append(.removeAnimation(record.identifier, key: key))
    }
    operations.animations += started
    recordTransitions(of: layer, in: record, isNew: isNew)
  }

  private func recordTransitions(of layer: CALayer, in record: LayerRecord, isNew: Bool) {
    for entry in layer.entries {
      guard let transition = entry.wireTransition, entry.number > record.lastTransition else {
        continue
      }
      record.lastTransition = entry.number
      // A layer nobody has seen has no picture to come from.
      if isNew { continue }
      operations.transitions.append(.transition(record.identifier, transition))
    }
  }

  // MARK: Removing

  private func removeOrphans() {
    let candidates = orphans
    orphans = []
    candidates.forEach(remove)
  }

  private func remove(_ record: LayerRecord) {
    guard records[ObjectIdentifier(record.layer)] === record, !isInTree(record.layer) else {
      return
    }
    records[ObjectIdentifier(record.layer)] = nil
    if !record.layer.entries.isEmpty { interruptAnimations(of: record.layer) }
    record.children.forEach(remove)
    if let mask = record.mask { remove(mask) }
    operations.removals.append(.remove(record.identifier))
  }

  /// Whoever waits for them is told in the next turn, as nothing may change during a commit.
  private func interruptAnimations(of layer: CALayer) {
    let running = layer.entries
    MainTimer(after: 0) { layer.left(with: running) }
  }

  /// Under which number a layer of the tree was sent; none where it is not in it.
  public func identifier(of layer: CALayer) -> LayerIdentifier? {
    records[ObjectIdentifier(layer)]?.identifier
  }

  private func isInTree(_ layer: CALayer) -> Bool {
    var top = layer
    while let parent = top.superlayer ?? top.maskedLayer { top = parent }
    return top === root?.layer
  }

  // MARK: Pictures and fonts

  private func send(_ image: CGImage) -> UInt64 {
    let picture = image.contentHash
    if sentPictures.insert(picture, pixels: image.width * image.height) {
      pictureSink(Picture(image))
    }
    return picture
  }

  private func send(_ font: LayerFont) -> UInt64 {
    let hash = font.contentHash
    if sentFonts.insert(hash).inserted { fontSink(font.resource) }
    return hash
  }
}

/// What a recorder knows of one layer.
final class LayerRecord {
  let identifier: LayerIdentifier
  let layer: CALayer
  var sent = LayerValues()
  var children: [LayerRecord] = []
  var mask: LayerRecord?
  var animations: [String: WireAnimation] = [:]
  var lastTransition = 0

  init(identifier: LayerIdentifier, layer: CALayer) {
    self.identifier = identifier
    self.layer = layer
  }
}

/// Operations in the order a commit promises.
struct OrderedOperations {
  var transitions: [LayerOperation] = []
  var creations: [LayerOperation] = []
  var values: [LayerOperation] = []
  var orders: [LayerOperation] = []
  var roots: [LayerOperation] = []
  var animations: [LayerOperation] = []
  var removals: [LayerOperation] = []

  var all: [LayerOperation] {
    transitions + creations + values + orders + roots + animations + removals
  }
}
