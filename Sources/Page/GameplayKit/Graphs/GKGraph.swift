import Foundation

/// Places and the ways between them, for finding paths.
open class GKGraph: NSObject, NSCopying, NSSecureCoding {
  private var members: [GKGraphNode] = []
  private var known: Set<ObjectIdentifier> = []

  /// The nodes, in the order in which they were added.
  open var nodes: [GKGraphNode]? { members }

  open class var supportsSecureCoding: Bool { true }

  public override init() { super.init() }

  public convenience init(_ nodes: [GKGraphNode]) {
    self.init()
    add(nodes)
  }

  public convenience init(nodes: [GKGraphNode]) { self.init(nodes) }

  public required init?(coder: NSCoder) {
    super.init()
    let nodeClasses = [NSArray.self, GKGraphNode.self]
    let nodes = coder.decodeObject(of: nodeClasses, forKey: "nodes") as? [GKGraphNode] ?? []
    let wayClasses = [NSArray.self, NSNumber.self]
    let ways = coder.decodeObject(of: wayClasses, forKey: "ways") as? [NSNumber] ?? []
    insert(nodes)
    for way in stride(from: 0, to: ways.count - 1, by: 2) {
      let (start, end) = (ways[way].intValue, ways[way + 1].intValue)
      guard nodes.indices.contains(start), nodes.indices.contains(end) else { return nil }
      nodes[start].addConnections(to: [nodes[end]], bidirectional: false)
    }
  }

  /// The nodes, and the ways between them as pairs of their numbers.
  open func encode(with coder: NSCoder) {
    let numbers = Dictionary(
      uniqueKeysWithValues: members.enumerated().map { (ObjectIdentifier($1), $0) })
    var ways: [NSNumber] = []
    for (start, node) in members.enumerated() {
      for end in node.connectedNodes.compactMap({ numbers[ObjectIdentifier($0)] }) {
        ways += [NSNumber(value: start), NSNumber(value: end)]
      }
    }
    coder.encode(members as NSArray, forKey: "nodes")
    coder.encode(ways as NSArray, forKey: "ways")
  }

  /// A graph of the same nodes.
  open func copy(with zone: NSZone? = nil) -> Any { GKGraph(members) }

  /// Adds nodes with the ways they have; one that is there already stays as it is.
  open func add(_ nodes: [GKGraphNode]) { insert(nodes) }

  /// Takes nodes out, with all ways from and to them.
  open func remove(_ nodes: [GKGraphNode]) {
    let removed = Set(nodes.filter(contains).map { ObjectIdentifier($0) })
    guard !removed.isEmpty else { return }
    members.removeAll { removed.contains(ObjectIdentifier($0)) }
    known.subtract(removed)
    for node in members {
      node.removeConnections { removed.contains(ObjectIdentifier($0)) }
    }
    for node in nodes where removed.contains(ObjectIdentifier(node)) {
      node.removeConnections { _ in true }
    }
  }

  /// Adds a node, with a way to the node that costs least to reach from it.
  open func connectToLowestCostNode(node: GKGraphNode, bidirectional: Bool) {
    let others = members.filter { $0 !== node }
    let costs = others.map { node.cost(to: $0) }
    insert([node])
    guard let least = costs.min(), let nearest = costs.firstIndex(of: least) else { return }
    node.addConnections(to: [others[nearest]], bidirectional: bidirectional)
  }

  /// The cheapest path from one node to another, with both; empty if there is none.
  @discardableResult
  open func findPath(from startNode: GKGraphNode, to endNode: GKGraphNode) -> [GKGraphNode] {
    guard contains(startNode), contains(endNode) else { return [] }
    return startNode.findPath(to: endNode)
  }

  func contains(_ node: GKGraphNode) -> Bool { known.contains(ObjectIdentifier(node)) }

  private func insert(_ nodes: [GKGraphNode]) {
    for node in nodes where known.insert(ObjectIdentifier(node)).inserted { members.append(node) }
  }
}

extension GKGraph {
  @available(*, deprecated, renamed: "add(_:)")
  public func addNodes(_ nodes: [GKGraphNode]) { add(nodes) }

  @available(*, deprecated, renamed: "remove(_:)")
  public func removeNodes(_ nodes: [GKGraphNode]) { remove(nodes) }

  @available(*, deprecated, renamed: "connectToLowestCostNode(node:bidirectional:)")
  public func connectNodeToLowestCostNode(_ node: GKGraphNode, bidirectional: Bool) {
    connectToLowestCostNode(node: node, bidirectional: bidirectional)
  }

  @available(*, deprecated, renamed: "findPath(from:to:)")
  public func findPathFromNode(
    _ startNode: GKGraphNode, toNode endNode: GKGraphNode
  ) -> [GKGraphNode] {
    findPath(from: startNode, to: endNode)
  }
}
