import Foundation

/// A graph of the places from which one sees past obstacles: their corners, moved outward by a radius.
///
/// Of two nodes that see each other, each leads to the other. Nodes that a page has connected take part.
open class GKObstacleGraph<NodeType: GKGraphNode2D>: GKGraph {
  private var members: [GKPolygonObstacle] = []
  private var cornerNodes: [ObjectIdentifier: [GKGraphNode2D]] = [:]
  private var guests: [ObjectIdentifier: ObstacleExemptions] = [:]
  private var locks: Set<LockedConnection> = []
  private let nodeClass: GKGraphNode2D.Type

  /// What is in the way.
  open var obstacles: [GKPolygonObstacle] { members }

  /// How far from the obstacles all ways keep.
  public let bufferRadius: Float

  public init(obstacles: [GKPolygonObstacle], bufferRadius: Float, nodeClass: AnyClass) {
    guard let type = nodeClass as? GKGraphNode2D.Type else {
      fatalError("\(nodeClass) is not a class of nodes on a plane.")
    }
    self.nodeClass = type
    self.bufferRadius = bufferRadius
    super.init()
    addObstacles(obstacles)
  }

  public convenience init(obstacles: [GKPolygonObstacle], bufferRadius: Float) {
    self.init(obstacles: obstacles, bufferRadius: bufferRadius, nodeClass: NodeType.self)
  }

  public required init?(coder: NSCoder) {
    nodeClass = NodeType.self
    bufferRadius = coder.decodeFloat(forKey: "bufferRadius")
    super.init(coder: coder)
    let classes = [NSArray.self, GKPolygonObstacle.self, GKGraphNode.self]
    members =
      coder.decodeObject(of: classes, forKey: "obstacles") as? [GKPolygonObstacle] ?? []
    let corners = coder.decodeObject(of: classes, forKey: "corners") as? [[GKGraphNode2D]] ?? []
    for (obstacle, nodes) in zip(members, corners) {
      cornerNodes[ObjectIdentifier(obstacle)] = nodes
    }
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(bufferRadius, forKey: "bufferRadius")
    coder.encode(members as NSArray, forKey: "obstacles")
    let corners = members.map { (cornerNodes[ObjectIdentifier($0)] ?? []) as NSArray }
    coder.encode(corners as NSArray, forKey: "corners")
  }

  /// Adds obstacles; ways that they block are gone, but for locked ones.
  open func addObstacles(_ obstacles: [GKPolygonObstacle]) {
    let fresh = obstacles.filter { obstacle in !members.contains { $0 === obstacle } }
    members += fresh
    for obstacle in fresh {
      let points = Polygon(obstacle.corners).outline(at: bufferRadius)
      let nodes = points.map { nodeClass.node(at: $0) }
      cornerNodes[ObjectIdentifier(obstacle)] = nodes
      super.add(nodes)
    }
    closeBlockedWays()
    for obstacle in fresh {
      for node in cornerNodes[ObjectIdentifier(obstacle)] ?? [] { openClearWays(of: node) }
    }
  }

  /// Takes obstacles away, with the nodes at their corners; what they hid is seen again.
  open func removeObstacles(_ obstacles: [GKPolygonObstacle]) {
    for obstacle in obstacles {
      guard let nodes = cornerNodes.removeValue(forKey: ObjectIdentifier(obstacle)) else {
        continue
      }
      members.removeAll { $0 === obstacle }
      super.remove(nodes)
    }
    for node in seeingNodes { openClearWays(of: node) }
  }

  open func removeAllObstacles() { removeObstacles(members) }

  open override func remove(_ nodes: [GKGraphNode]) {
    for node in nodes { guests[ObjectIdentifier(node)] = nil }
    super.remove(nodes)
  }

  /// The nodes at the corners of an obstacle.
  open func nodes(for obstacle: GKPolygonObstacle) -> [NodeType] {
    (cornerNodes[ObjectIdentifier(obstacle)] ?? []).compactMap { $0 as? NodeType }
  }

  /// Adds a node, with ways to and from all nodes it sees.
  open func connectUsingObstacles(node: NodeType) { connect(node, ObstacleExemptions()) }

  /// The same, as if some obstacles were not there.
  open func connectUsingObstacles(node: NodeType, ignoring obstaclesToIgnore: [GKPolygonObstacle]) {
    connect(node, ObstacleExemptions(ignored: Set(obstaclesToIgnore.map { ObjectIdentifier($0) })))
  }

  /// The same, as if one might go close to some obstacles.
  open func connectUsingObstacles(
    node: NodeType,
    ignoringBufferRadiusOf obstaclesBufferRadiusToIgnore: [GKPolygonObstacle]
  ) {
    let obstacles = Set(obstaclesBufferRadiusToIgnore.map { ObjectIdentifier($0) })
    connect(node, ObstacleExemptions(approachable: obstacles))
  }

  /// Keeps a way open, whatever obstacles are added.
  open func lockConnection(from startNode: NodeType, to endNode: NodeType) {
    locks.insert(LockedConnection(startNode, endNode))
  }

  open func unlockConnection(from startNode: NodeType, to endNode: NodeType) {
    locks.remove(LockedConnection(startNode, endNode))
  }

  open func isConnectionLocked(from startNode: NodeType, to endNode: NodeType) -> Bool {
    locks.contains(LockedConnection(startNode, endNode))
  }

  open func classForGenericArgument(at index: Int) -> AnyClass { nodeClass }
}

extension GKObstacleGraph {
  /// Nodes at corners, and those that a page has connected, in the order of the graph.
  private var seeingNodes: [GKGraphNode2D] {
    let corners = Set(cornerNodes.values.joined().map { ObjectIdentifier($0) })
    return (nodes ?? []).compactMap { $0 as? GKGraphNode2D }.filter {
      corners.contains(ObjectIdentifier($0)) || guests[ObjectIdentifier($0)] != nil
    }
  }

  private func connect(_ node: GKGraphNode2D, _ exemptions: ObstacleExemptions) {
    super.add([node])
    guests[ObjectIdentifier(node)] = exemptions
    openClearWays(of: node)
  }

  private func openClearWays(of node: GKGraphNode2D) {
    for other in seeingNodes where other !== node && isClear(from: node, to: other) {
      node.addConnections(to: [other], bidirectional: true)
    }
  }

  private func closeBlockedWays() {
    for node in (nodes ?? []).compactMap({ $0 as? GKGraphNode2D }) {
      for case let other as GKGraphNode2D in node.connectedNodes
      where !locks.contains(LockedConnection(node, other)) && !isClear(from: node, to: other) {
        node.removeConnections(to: [other], bidirectional: false)
      }
    }
  }

  private func isClear(from start: GKGraphNode2D, to end: GKGraphNode2D) -> Bool {
    let exemptions = [start, end].compactMap { guests[ObjectIdentifier($0)] }
    return !members.contains { obstacle in
      let identity = ObjectIdentifier(obstacle)
      if exemptions.contains(where: { $0.ignored.contains(identity) }) { return false }
      let isApproachable = exemptions.contains { $0.approachable.contains(identity) }
      return Polygon(obstacle.corners).blocks(
        start.position, end.position, distance: isApproachable ? 0 : bufferRadius)
    }
  }
}

extension GKObstacleGraph where NodeType == GKGraphNode2D {
  /// A graph whose type of nodes is not said in angle brackets.
  public convenience init(obstacles: [GKPolygonObstacle], bufferRadius: Float) {
    self.init(obstacles: obstacles, bufferRadius: bufferRadius, nodeClass: GKGraphNode2D.self)
  }
}

extension GKObstacleGraph {
  @available(*, deprecated, renamed: "connectUsingObstacles(node:)")
  public func connectNodeUsingObstacles(_ node: NodeType) { connectUsingObstacles(node: node) }

  @available(*, deprecated, renamed: "nodes(for:)")
  public func nodesForObstacle(_ obstacle: GKPolygonObstacle) -> [NodeType] {
    nodes(for: obstacle)
  }
}
