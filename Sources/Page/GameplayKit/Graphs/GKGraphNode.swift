import Foundation

/// A place in a graph, with ways to other places.
open class GKGraphNode: NSObject, NSSecureCoding {
  private(set) var neighbors: [GKGraphNode] = []

  /// Where ways lead from here, in the order in which they were made.
  open var connectedNodes: [GKGraphNode] { neighbors }

  open class var supportsSecureCoding: Bool { true }

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  /// What a node is; its ways are written by the graph.
  open func encode(with coder: NSCoder) {}

  /// Makes ways to nodes, and back if asked to.
  open func addConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
    for node in nodes {
      connect(to: node)
      if bidirectional { node.connect(to: self) }
    }
  }

  /// Takes ways to nodes away, and those back if asked to.
  open func removeConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
    for node in nodes {
      neighbors.removeAll { $0 === node }
      if bidirectional { node.neighbors.removeAll { $0 === self } }
    }
  }

  /// What the way to a node will cost at least; one that is more than it costs can hide the best path.
  @discardableResult
  open func estimatedCost(to node: GKGraphNode) -> Float { 0 }

  /// What the way to a connected node costs.
  @discardableResult
  open func cost(to node: GKGraphNode) -> Float { 1 }

  /// The cheapest path from here to a node, with both; empty if there is none.
  @discardableResult
  open func findPath(to goalNode: GKGraphNode) -> [GKGraphNode] {
    PathSearch(from: self, to: goalNode).path()
  }

  /// The cheapest path from a node to here, with both; empty if there is none.
  @discardableResult
  open func findPath(from startNode: GKGraphNode) -> [GKGraphNode] {
    startNode.findPath(to: self)
  }

  func removeConnections(where isMeant: (GKGraphNode) -> Bool) {
    neighbors.removeAll(where: isMeant)
  }

  private func connect(to node: GKGraphNode) {
    guard !neighbors.contains(where: { $0 === node }) else { return }
    neighbors.append(node)
  }
}

extension GKGraphNode {
  @available(*, deprecated, renamed: "addConnections(to:bidirectional:)")
  public func addConnectionsToNodes(_ nodes: [GKGraphNode], bidirectional: Bool) {
    addConnections(to: nodes, bidirectional: bidirectional)
  }

  @available(*, deprecated, renamed: "removeConnections(to:bidirectional:)")
  public func removeConnectionsToNodes(_ nodes: [GKGraphNode], bidirectional: Bool) {
    removeConnections(to: nodes, bidirectional: bidirectional)
  }

  @available(*, deprecated, renamed: "estimatedCost(to:)")
  public func estimatedCostToNode(_ node: GKGraphNode) -> Float { estimatedCost(to: node) }

  @available(*, deprecated, renamed: "cost(to:)")
  public func costToNode(_ node: GKGraphNode) -> Float { cost(to: node) }

  @available(*, deprecated, renamed: "findPath(to:)")
  public func findPathToNode(_ goalNode: GKGraphNode) -> [GKGraphNode] { findPath(to: goalNode) }

  @available(*, deprecated, renamed: "findPath(from:)")
  public func findPathFromNode(_ startNode: GKGraphNode) -> [GKGraphNode] {
    findPath(from: startNode)
  }
}
