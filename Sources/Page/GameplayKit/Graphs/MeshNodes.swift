/// The nodes of a mesh and the ways between them.
struct MeshNodes {
  private(set) var all: [GKGraphNode2D] = []
  /// The nodes of each triangle.
  private(set) var triangles: [[GKGraphNode2D]] = []
  private var centers: [GKGraphNode2D] = []
  private let space: FreeSpace

  init(
    _ space: FreeSpace, _ mode: GKMeshGraphTriangulationMode,
    make: (vector_float2) -> GKGraphNode2D
  ) {
    self.space = space
    var places: [vector_float2: GKGraphNode2D] = [:]
    for triangle in space.triangles {
      let corners = triangle.map { space.points[$0] }
      let sides = Polygon.pairs(corners).map { simd_min($0, $1) * 0.5 + simd_max($0, $1) * 0.5 }
      let middle = corners.reduce(SIMD2(), +) / 3
      let wanted =
        (mode.contains(.vertices) ? corners : []) + (mode.contains(.edgeMidpoints) ? sides : [])
        + (mode.contains(.centers) ? [middle] : [])
      let nodes = wanted.map { place -> GKGraphNode2D in
        if let known = places[place] { return known }
        let node = make(place)
        places[place] = node
        all.append(node)
        return node
      }
      for node in nodes {
        node.addConnections(to: nodes.filter { $0 !== node }, bidirectional: false)
      }
      triangles.append(nodes)
      if mode.contains(.centers), let last = nodes.last { centers.append(last) }
    }
    if mode.contains(.centers) { connectCenters() }
  }

  /// Middles lead to those beyond a side, if the straight way between them crosses that side.
  private func connectCenters() {
    var owners: [Triangulation.Side: Int] = [:]
    for (index, triangle) in space.triangles.enumerated() {
      for corner in triangle.indices {
        let (start, end) = (triangle[corner], triangle[(corner + 1) % 3])
        owners[Triangulation.Side(start: start, end: end)] = index
        guard let other = owners[Triangulation.Side(start: end, end: start)] else { continue }
        let side = (space.points[start], space.points[end])
        let way = (centers[index].position, centers[other].position)
        if Polygon.crossings(of: way, with: side).isEmpty { continue }
        centers[index].addConnections(to: [centers[other]], bidirectional: true)
      }
    }
  }
}
