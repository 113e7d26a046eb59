import Foundation

/// Where a mesh has its nodes.
public struct GKMeshGraphTriangulationMode: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// At the corners of the triangles.
  public static let vertices = GKMeshGraphTriangulationMode(rawValue: 1 << 0)
  /// In the middle of the triangles.
  public static let centers = GKMeshGraphTriangulationMode(rawValue: 1 << 1)
  /// In the middle of the triangles' sides.
  public static let edgeMidpoints = GKMeshGraphTriangulationMode(rawValue: 1 << 2)
}

/// A graph of the free space between obstacles, which is divided into triangles.
///
/// All nodes of a triangle lead to each other; nodes in the middle lead to those of the triangles beside theirs.
open class GKMeshGraph<NodeType: GKGraphNode2D>: GKGraph {
  private var members: [GKPolygonObstacle] = []
  private var space: FreeSpace?
  private var meshNodes: [[GKGraphNode2D]] = []
  private var guests: [GKGraphNode2D] = []
  private let low: vector_float2
  private let high: vector_float2
  private let nodeClass: GKGraphNode2D.Type

  /// What is in the way.
  open var obstacles: [GKPolygonObstacle] { members }

  /// How far from the obstacles all ways keep.
  public let bufferRadius: Float

  /// Where the next triangulation has its nodes.
  open var triangulationMode = GKMeshGraphTriangulationMode.vertices

  /// How many triangles there are.
  open var triangleCount: Int { space?.triangles.count ?? 0 }

  /// A graph of a rectangle; it has no nodes before it is triangulated.
  public init(
    bufferRadius: Float, minCoordinate min: vector_float2, maxCoordinate max: vector_float2,
    nodeClass: AnyClass
  ) {
    guard let type = nodeClass as? GKGraphNode2D.Type else {
      fatalError("\(nodeClass) is not a class of nodes on a plane.")
    }
    self.bufferRadius = bufferRadius
    self.nodeClass = type
    (low, high) = (min, max)
    super.init()
  }

  public convenience init(
    bufferRadius: Float, minCoordinate min: vector_float2, maxCoordinate max: vector_float2
  ) {
    self.init(
      bufferRadius: bufferRadius, minCoordinate: min, maxCoordinate: max, nodeClass: NodeType.self)
  }

  public required init?(coder: NSCoder) {
    bufferRadius = coder.decodeFloat(forKey: "bufferRadius")
    low = SIMD2(coder.decodeFloat(forKey: "minX"), coder.decodeFloat(forKey: "minY"))
    high = SIMD2(coder.decodeFloat(forKey: "maxX"), coder.decodeFloat(forKey: "maxY"))
    nodeClass = NodeType.self
    super.init(coder: coder)
    let classes = [NSArray.self, GKPolygonObstacle.self]
    members =
      coder.decodeObject(of: classes, forKey: "obstacles") as? [GKPolygonObstacle] ?? []
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(bufferRadius, forKey: "bufferRadius")
    coder.encode(low.x, forKey: "minX")
    coder.encode(low.y, forKey: "minY")
    coder.encode(high.x, forKey: "maxX")
    coder.encode(high.y, forKey: "maxY")
    coder.encode(members as NSArray, forKey: "obstacles")
  }

  /// Adds obstacles, which count when the graph is triangulated.
  open func addObstacles(_ obstacles: [GKPolygonObstacle]) {
    members += obstacles.filter { obstacle in !members.contains { $0 === obstacle } }
  }

  /// Takes obstacles away, which counts when the graph is triangulated.
  open func removeObstacles(_ obstacles: [GKPolygonObstacle]) {
    members.removeAll { member in obstacles.contains { $0 === member } }
  }

  /// Divides the free space into triangles, and makes their nodes anew.
  open func triangulate() {
    super.remove(meshNodes.flatMap { $0 })
    let outlines = members.map { Polygon($0.corners).outline(at: bufferRadius) }
    let space = FreeSpace(low: low, high: high, without: outlines)
    self.space = space
    let nodes = MeshNodes(space, triangulationMode) { self.nodeClass.node(at: $0) }
    meshNodes = nodes.triangles
    super.add(nodes.all)
    for guest in guests { connectGuest(guest) }
  }

  /// Adds a node, with ways to and from the nodes of the triangle it is in.
  open func connectUsingObstacles(node: NodeType) {
    super.add([node])
    connectGuest(node)
    if !guests.contains(where: { $0 === node }) { guests.append(node) }
  }

  open override func remove(_ nodes: [GKGraphNode]) {
    guests.removeAll { guest in nodes.contains { $0 === guest } }
    super.remove(nodes)
  }

  /// One of the triangles, as it was found by the last triangulation.
  open func triangle(at index: Int) -> GKTriangle {
    guard let space, space.triangles.indices.contains(index) else {
      fatalError("There is no triangle \(index) among \(triangleCount).")
    }
    let corners = space.triangles[index].map { SIMD3(space.points[$0], 0) }
    return GKTriangle(points: (corners[0], corners[1], corners[2]))
  }

  open func classForGenericArgument(at index: Int) -> AnyClass { nodeClass }

  private func connectGuest(_ node: GKGraphNode2D) {
    guard let space, let triangle = space.triangle(around: node.position) else { return }
    let others = guests.filter {
      $0 !== node && space.triangle(around: $0.position) == triangle
    }
    let nodes = meshNodes[triangle].filter(contains)
    node.addConnections(to: nodes + others, bidirectional: true)
  }
}

extension GKMeshGraph where NodeType == GKGraphNode2D {
  /// A graph whose type of nodes is not said in angle brackets.
  public convenience init(
    bufferRadius: Float, minCoordinate min: vector_float2, maxCoordinate max: vector_float2
  ) {
    self.init(
      bufferRadius: bufferRadius, minCoordinate: min, maxCoordinate: max,
      nodeClass: GKGraphNode2D.self)
  }
}
