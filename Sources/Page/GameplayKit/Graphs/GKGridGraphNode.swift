import Foundation

/// A place of a grid; a way costs as much as it is long, so a step to a diagonal neighbor more than another.
open class GKGridGraphNode: GKGraphNode {
  /// The column and the row.
  open var gridPosition: vector_int2

  public init(gridPosition: vector_int2) {
    self.gridPosition = gridPosition
    super.init()
  }

  public required init?(coder: NSCoder) {
    gridPosition = SIMD2(coder.decodeInt32(forKey: "column"), coder.decodeInt32(forKey: "row"))
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(gridPosition.x, forKey: "column")
    coder.encode(gridPosition.y, forKey: "row")
  }

  open override func estimatedCost(to node: GKGraphNode) -> Float { distance(to: node) ?? 0 }

  open override func cost(to node: GKGraphNode) -> Float { distance(to: node) ?? 1 }

  private func distance(to node: GKGraphNode) -> Float? {
    guard let node = node as? GKGridGraphNode else { return nil }
    return simd_length(vector_float2(gridPosition) - vector_float2(node.gridPosition))
  }

  /// A node of any class, a page's own too.
  class func node(at position: vector_int2) -> GKGridGraphNode {
    self == GKGridGraphNode.self
      ? GKGridGraphNode(gridPosition: position) : madeDynamically(gridPosition: position)
  }

  @_silgen_name("lek_grid_node_make")
  private static func madeDynamically(gridPosition: vector_int2) -> GKGridGraphNode
}
