import GameplayKit
import Testing

struct MeshGraphTests {
  private let square = GKPolygonObstacle(points: [[4, 3], [6, 3], [6, 7], [4, 7]])

  private func mesh(
    _ obstacles: [GKPolygonObstacle], radius: Float = 0,
    mode: GKMeshGraphTriangulationMode = .vertices
  ) -> GKMeshGraph<GKGraphNode2D> {
    let graph = GKMeshGraph(bufferRadius: radius, minCoordinate: [0, 0], maxCoordinate: [10, 10])
    graph.addObstacles(obstacles)
    graph.triangulationMode = mode
    graph.triangulate()
    return graph
  }

  private func area(_ graph: GKMeshGraph<GKGraphNode2D>) -> Float {
    (0..<graph.triangleCount).reduce(0) { sum, index in
      let (a, b, c) = graph.triangle(at: index).points
      let cross = simd_cross(b - a, c - a)
      #expect(cross.z > 0 && cross.x == 0)
      return sum + cross.z / 2
    }
  }

  @Test func trianglesCoverTheFreeSpace() {
    #expect(mesh([]).triangleCount == 2 && area(mesh([])) == 100)
    #expect(abs(area(mesh([square])) - 92) < 0.01)
    #expect(abs(area(mesh([square], radius: 1)) - 76) < 0.01)
  }

  @Test func obstaclesMayOverlapAndReachOut() {
    let cross = GKPolygonObstacle(points: [[2, 4], [8, 4], [8, 5], [2, 5]])
    #expect(abs(area(mesh([square, cross])) - 88) < 0.01)
    let outside = GKPolygonObstacle(points: [[8, 8], [12, 8], [12, 12], [8, 12]])
    #expect(abs(area(mesh([outside])) - 96) < 0.01)
  }

  @Test func manyObstaclesLeaveTheRest() {
    let random = GKMersenneTwisterRandomSource(seed: 6)
    let obstacles = (0..<4).flatMap { column in
      (0..<4).map { row -> GKPolygonObstacle in
        let middle = vector_float2(Float(column) * 2.4 + 1.4, Float(row) * 2.4 + 1.4)
        let turn = random.nextUniform()
        return GKPolygonObstacle(
          points: (0..<5).map {
            let angle = (Float($0) / 5 + turn) * 2 * .pi
            return middle + vector_float2(cos(angle), sin(angle))
          })
      }
    }
    let pentagon = 2.5 * sin(2 * Float.pi / 5)
    #expect(abs(area(mesh(obstacles)) - (100 - 16 * pentagon)) < 0.02)
  }

  @Test func thereIsNothingBeforeItIsTriangulated() {
    let graph = GKMeshGraph<GKGraphNode2D>(
      bufferRadius: 0, minCoordinate: [0, 0], maxCoordinate: [1, 1])
    #expect(graph.triangleCount == 0 && graph.nodes?.isEmpty == true)
    #expect(graph.triangulationMode == .vertices)
    #expect(GKMeshGraphTriangulationMode([.vertices, .centers, .edgeMidpoints]).rawValue == 7)
  }

  @Test(arguments: [
    GKMeshGraphTriangulationMode.vertices, .centers, .edgeMidpoints, [.vertices, .centers],
  ])
  func aPathLeadsAroundTheObstacle(mode: GKMeshGraphTriangulationMode) {
    let graph = mesh([square], radius: 0.5, mode: mode)
    let (start, goal) = (GKGraphNode2D(point: [1, 5]), GKGraphNode2D(point: [9, 5.1]))
    graph.connectUsingObstacles(node: start)
    graph.connectUsingObstacles(node: goal)
    let path = graph.findPath(from: start, to: goal).compactMap { ($0 as? GKGraphNode2D)?.position }
    #expect(path.first == [1, 5] && path.last == [9, 5.1] && path.count > 2)
    for (from, to) in zip(path, path.dropFirst()) {
      for step in 0...40 {
        let point = from + (to - from) * (Float(step) / 40)
        #expect(abs(point.x - 5) > 1.49 || abs(point.y - 5) > 2.49)
      }
    }
  }

  @Test func modesSayWhereTheNodesAre() {
    #expect(mesh([], mode: .vertices).nodes?.count == 4)
    #expect(mesh([], mode: .centers).nodes?.count == 2)
    #expect(mesh([], mode: .edgeMidpoints).nodes?.count == 5)
  }

  @Test func guestsOfOneTriangleSeeEachOther() {
    let graph = mesh([])
    let guests = [GKGraphNode2D(point: [9, 5]), GKGraphNode2D(point: [9, 4])]
    for guest in guests { graph.connectUsingObstacles(node: guest) }
    #expect(graph.findPath(from: guests[0], to: guests[1]) == guests)
    graph.remove([guests[1]])
    #expect(!guests[0].connectedNodes.contains(guests[1]))
  }

  @Test func aNewTriangulationMindsTheObstacles() {
    let graph = mesh([])
    let guest = GKGraphNode2D(point: [1, 1])
    graph.connectUsingObstacles(node: guest)
    graph.addObstacles([square])
    #expect(graph.triangleCount == 2 && graph.obstacles == [square])
    graph.triangulate()
    #expect(graph.triangleCount > 2 && !guest.connectedNodes.isEmpty)
    graph.removeObstacles([square])
    graph.triangulate()
    #expect(graph.triangleCount == 2)
  }

  @Test func theSameMeshComesOutEachTime() {
    func corners() -> [vector_float3] {
      let graph = mesh([square], radius: 0.3)
      return (0..<graph.triangleCount).map { graph.triangle(at: $0).points.0 }
    }
    let first = corners()
    #expect((0..<5).allSatisfy { _ in corners() == first })
  }
}
