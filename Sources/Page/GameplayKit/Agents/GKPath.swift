import Foundation

/// A line with corners, along which an agent can go.
open class GKPath: NSObject {
  let points: [vector_float3]

  /// How far the path reaches to its sides.
  open var radius: Float

  /// Whether the path goes on from its last point to its first.
  open var isCyclical: Bool

  /// How many corners there are.
  open var numPoints: Int { points.count }

  public convenience init(points: [vector_float2], radius: Float, cyclical: Bool) {
    self.init(points: points.map { SIMD3($0, 0) }, radius: radius, cyclical: cyclical)
  }

  public init(points: [vector_float3], radius: Float, cyclical: Bool) {
    guard points.count > 1 else { fatalError("A path has two points or more.") }
    self.points = points
    self.radius = radius
    isCyclical = cyclical
    super.init()
  }

  public convenience init(
    points: UnsafeMutablePointer<vector_float2>, count: Int, radius: Float, cyclical: Bool
  ) {
    let points = Array(UnsafeBufferPointer(start: points, count: count))
    self.init(points: points, radius: radius, cyclical: cyclical)
  }

  /// A path through the nodes of a graph, which lie on a plane, in space or in a grid.
  public convenience init(graphNodes: [GKGraphNode], radius: Float) {
    let points = graphNodes.compactMap { node -> vector_float3? in
      switch node {
      case let node as GKGraphNode2D: return SIMD3(node.position, 0)
      case let node as GKGraphNode3D: return node.position
      case let node as GKGridGraphNode: return SIMD3(vector_float2(node.gridPosition), 0)
      default: return nil
      }
    }
    self.init(points: points, radius: radius, cyclical: false)
  }

  /// One of the corners, on a plane.
  open func float2(at index: Int) -> vector_float2 { SIMD2(points[index].x, points[index].y) }

  /// One of the corners, in space.
  open func float3(at index: Int) -> vector_float3 { points[index] }
}

extension GKPath {
  @available(*, deprecated, renamed: "float2(at:)")
  public func point(at index: Int) -> vector_float2 { float2(at: index) }

  @available(*, deprecated, renamed: "float2(at:)")
  public func pointAtIndex(_ index: Int) -> vector_float2 { float2(at: index) }

  @available(*, deprecated, renamed: "isCyclical")
  public var cyclical: Bool {
    get { isCyclical }
    set { isCyclical = newValue }
  }
}
