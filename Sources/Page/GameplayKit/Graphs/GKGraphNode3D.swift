import Foundation

/// A place in space; a way costs as much as it is long.
open class GKGraphNode3D: GKGraphNode {
  /// Where the node is.
  open var position: vector_float3

  public init(point: vector_float3) {
    position = point
    super.init()
  }

  public required init?(coder: NSCoder) {
    position = SIMD3(
      coder.decodeFloat(forKey: "x"), coder.decodeFloat(forKey: "y"),
      coder.decodeFloat(forKey: "z"))
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(position.x, forKey: "x")
    coder.encode(position.y, forKey: "y")
    coder.encode(position.z, forKey: "z")
  }

  open override func estimatedCost(to node: GKGraphNode) -> Float { distance(to: node) ?? 0 }

  open override func cost(to node: GKGraphNode) -> Float { distance(to: node) ?? 1 }

  private func distance(to node: GKGraphNode) -> Float? {
    (node as? GKGraphNode3D).map { simd_distance(position, $0.position) }
  }
}
