import Foundation

/// A place on a plane; a way costs as much as it is long.
open class GKGraphNode2D: GKGraphNode {
  /// Where the node is.
  open var position: vector_float2

  public init(point: vector_float2) {
    position = point
    super.init()
  }

  public required init?(coder: NSCoder) {
    position = SIMD2(coder.decodeFloat(forKey: "x"), coder.decodeFloat(forKey: "y"))
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(position.x, forKey: "x")
    coder.encode(position.y, forKey: "y")
  }

  open override func estimatedCost(to node: GKGraphNode) -> Float { distance(to: node) ?? 0 }

  open override func cost(to node: GKGraphNode) -> Float { distance(to: node) ?? 1 }

  private func distance(to node: GKGraphNode) -> Float? {
    (node as? GKGraphNode2D).map { simd_distance(position, $0.position) }
  }

  /// A node of any class, a page's own too.
  class func node(at point: vector_float2) -> GKGraphNode2D {
    self == GKGraphNode2D.self ? GKGraphNode2D(point: point) : madeDynamically(point: point)
  }

  @_silgen_name("lek_point_node_make")
  private static func madeDynamically(point: vector_float2) -> GKGraphNode2D
}
