import Foundation

/// A graph whose nodes lie in columns and rows, with ways between neighbors.
open class GKGridGraph<NodeType: GKGridGraphNode>: GKGraph {
  private var grid: [GKGridGraphNode] = []
  private let nodeClass: AnyClass

  /// The lowest column and row.
  public let gridOrigin: vector_int2

  /// How many columns there are.
  public let gridWidth: Int

  /// How many rows there are.
  public let gridHeight: Int

  /// Whether ways lead over corners too.
  public let diagonalsAllowed: Bool

  /// A full grid, with nodes of a class.
  public init(
    fromGridStartingAt position: vector_int2, width: Int32, height: Int32, diagonalsAllowed: Bool,
    nodeClass: AnyClass
  ) {
    guard let type = nodeClass as? GKGridGraphNode.Type else {
      fatalError("\(nodeClass) is not a class of grid nodes.")
    }
    gridOrigin = position
    gridWidth = Int(Swift.max(width, 0))
    gridHeight = Int(Swift.max(height, 0))
    self.diagonalsAllowed = diagonalsAllowed
    self.nodeClass = nodeClass
    super.init()
    for column in 0..<Int32(gridWidth) {
      for row in 0..<Int32(gridHeight) {
        grid.append(type.node(at: position &+ SIMD2(column, row)))
      }
    }
    add(grid)
    for node in grid { node.addConnections(to: neighbors(of: node), bidirectional: false) }
  }

  /// A full grid.
  public convenience init(
    fromGridStartingAt position: vector_int2, width: Int32, height: Int32, diagonalsAllowed: Bool
  ) {
    self.init(
      fromGridStartingAt: position, width: width, height: height,
      diagonalsAllowed: diagonalsAllowed, nodeClass: NodeType.self)
  }

  public required init?(coder: NSCoder) {
    gridOrigin = SIMD2(
      coder.decodeInt32(forKey: "originX"), coder.decodeInt32(forKey: "originY"))
    gridWidth = coder.decodeInteger(forKey: "gridWidth")
    gridHeight = coder.decodeInteger(forKey: "gridHeight")
    diagonalsAllowed = coder.decodeBool(forKey: "diagonalsAllowed")
    nodeClass = NodeType.self
    super.init(coder: coder)
    let classes = [NSArray.self, GKGraphNode.self]
    guard let grid = coder.decodeObject(of: classes, forKey: "grid") as? [GKGridGraphNode],
      grid.count == gridWidth * gridHeight
    else { return nil }
    self.grid = grid
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(gridOrigin.x, forKey: "originX")
    coder.encode(gridOrigin.y, forKey: "originY")
    coder.encode(gridWidth, forKey: "gridWidth")
    coder.encode(gridHeight, forKey: "gridHeight")
    coder.encode(diagonalsAllowed, forKey: "diagonalsAllowed")
    coder.encode(grid as NSArray, forKey: "grid")
  }

  /// The grid's own node at a place, if it has not been removed.
  open func node(atGridPosition position: vector_int2) -> NodeType? {
    gridNode(at: position) as? NodeType
  }

  /// Adds a node that is not one of the grid's own, with ways to and from its neighbors in the grid.
  open func connectToAdjacentNodes(node: GKGridGraphNode) {
    add([node])
    node.addConnections(to: neighbors(of: node), bidirectional: true)
  }

  open func classForGenericArgument(at index: Int) -> AnyClass { nodeClass }

  private func gridNode(at position: vector_int2) -> GKGridGraphNode? {
    let place = position &- gridOrigin
    guard 0..<gridWidth ~= Int(place.x), 0..<gridHeight ~= Int(place.y) else { return nil }
    let node = grid[Int(place.x) * gridHeight + Int(place.y)]
    return contains(node) ? node : nil
  }

  private func neighbors(of node: GKGridGraphNode) -> [GKGridGraphNode] {
    let straight: [vector_int2] = [SIMD2(-1, 0), SIMD2(1, 0), SIMD2(0, -1), SIMD2(0, 1)]
    let diagonal: [vector_int2] = [SIMD2(-1, -1), SIMD2(1, -1), SIMD2(-1, 1), SIMD2(1, 1)]
    let steps = diagonalsAllowed ? straight + diagonal : straight
    return steps.compactMap { gridNode(at: node.gridPosition &+ $0) }
  }
}

extension GKGridGraph where NodeType == GKGridGraphNode {
  /// A full grid whose type of nodes is not said in angle brackets.
  public convenience init(
    fromGridStartingAt position: vector_int2, width: Int32, height: Int32, diagonalsAllowed: Bool
  ) {
    self.init(
      fromGridStartingAt: position, width: width, height: height,
      diagonalsAllowed: diagonalsAllowed, nodeClass: GKGridGraphNode.self)
  }
}

extension GKGridGraph {
  @available(*, deprecated, renamed: "node(atGridPosition:)")
  public func nodeAtGridPosition(_ position: vector_int2) -> NodeType? {
    node(atGridPosition: position)
  }

  @available(*, deprecated, renamed: "connectToAdjacentNodes(node:)")
  public func connectNodeToAdjacentNodes(_ node: GKGridGraphNode) {
    connectToAdjacentNodes(node: node)
  }
}
