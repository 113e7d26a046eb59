import Foundation

/// A graph of nodes that make, mix and play sound; the browser mixes.
open class AVAudioEngine: NSObject {
  private var nodes: Set<AVAudioNode> = []
  public let mainMixerNode = AVAudioMixerNode()
  public let outputNode = AVAudioOutputNode()
  public private(set) lazy var inputNode = attachedInput()
  open private(set) var isRunning = false
  open var isAutoShutdownEnabled = false

  public override init() {
    super.init()
    attach(mainMixerNode)
    attach(outputNode)
    connect(mainMixerNode, to: outputNode, format: nil)
  }

  open var attachedNodes: Set<AVAudioNode> { nodes }

  open func attach(_ node: AVAudioNode) {
    nodes.insert(node)
    node.engine = self
  }

  private func attachedInput() -> AVAudioInputNode {
    let node = AVAudioInputNode()
    attach(node)
    return node
  }

  open func detach(_ node: AVAudioNode) {
    disconnectNodeOutput(node)
    disconnectNodeInput(node)
    nodes.remove(node)
    node.engine = nil
  }

  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {
    guard node1.engine === self, node2.engine === self else {
      fatalError("required condition is false: node is attached to this engine")
    }
    node1.destination = node2
    if let format { node1.format = format }
    levelsChanged()
  }

  open func connect(
    _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus,
    toBus bus2: AVAudioNodeBus, format: AVAudioFormat?
  ) {
    connect(node1, to: node2, format: format)
  }

  open func disconnectNodeOutput(_ node: AVAudioNode) {
    node.destination = nil
    levelsChanged()
  }

  open func disconnectNodeInput(_ node: AVAudioNode) {
    for other in nodes where other.destination === node { other.destination = nil }
    levelsChanged()
  }

  open func prepare() {}

  open func start() throws { isRunning = true }

  /// Its players stay where they are.
  open func pause() {
    isRunning = false
    for case let player as AVAudioPlayerNode in nodes { player.pause() }
  }

  /// Its players forget what they were to play.
  open func stop() {
    isRunning = false
    for case let player as AVAudioPlayerNode in nodes { player.stop() }
  }

  open func reset() {
    for node in nodes { node.reset() }
  }

  func levelsChanged() {
    for case let player as AVAudioPlayerNode in nodes { player.mixAnew() }
  }
}

/// Something in a graph through which sound goes.
open class AVAudioNode: NSObject {
  open internal(set) weak var engine: AVAudioEngine?
  weak var destination: AVAudioNode?
  var format = AVAudioFormat(standardFormatWithSampleRate: 44100, channels: 2)!

  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { format }
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { format }
  open func reset() {}

  /// What it does to the loudness of what goes through.
  var gain: Float { 1 }

  /// How much faster it makes what goes through.
  var speed: Float { 1 }

  /// The node and those that the sound passes after it, in order.
  private var path: [AVAudioNode] {
    var nodes = [self]
    while let next = nodes.last?.destination, nodes.count <= 64 { nodes.append(next) }
    return nodes
  }

  /// The loudness that is left at the output; none where nothing leads there.
  var loudness: Float {
    let path = path
    return path.last is AVAudioOutputNode ? path.reduce(1) { $0 * $1.gain } : 0
  }

  /// The speed at the output.
  var outputSpeed: Float { path.reduce(1) { $0 * $1.speed } }
}

/// Where sound leaves a graph.
open class AVAudioOutputNode: AVAudioNode {}

/// Brings several sounds together.
open class AVAudioMixerNode: AVAudioNode {
  open var outputVolume: Float = 1 {
    didSet { engine?.levelsChanged() }
  }
  /// How loud it is for the node it leads to.
  open var volume: Float = 1 {
    didSet { engine?.levelsChanged() }
  }
  public override init() { super.init() }
  override var gain: Float { outputVolume * volume }
}
