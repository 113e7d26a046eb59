import GameplayKit
import Testing

struct ObstacleGraphTests {
  private let square = GKPolygonObstacle(points: [[4, -2], [6, -2], [6, 2], [4, 2]])
  private let start = GKGraphNode2D(point: [0, 0])
  private let goal = GKGraphNode2D(point: [10, 0])

  private func graph(_ radius: Float, _ obstacles: [GKPolygonObstacle]? = nil) -> GKObstacleGraph<
    GKGraphNode2D
  > {
    let graph = GKObstacleGraph(obstacles: obstacles ?? [square], bufferRadius: radius)
    graph.connectUsingObstacles(node: start)
    graph.connectUsingObstacles(node: goal)
    return graph
  }

  private func points(_ path: [GKGraphNode]) -> [vector_float2] {
    path.compactMap { ($0 as? GKGraphNode2D)?.position }
  }

  private func length(_ path: [GKGraphNode]) -> Float {
    zip(points(path), points(path).dropFirst()).reduce(0) { $0 + simd_distance($1.0, $1.1) }
  }

  @Test func withoutObstaclesTheWayIsStraight() {
    #expect(graph(1, []).findPath(from: start, to: goal) == [start, goal])
  }

  @Test func theWayLeadsAroundTheCorners() {
    let graph = graph(0)
    let path = graph.findPath(from: start, to: goal)
    #expect(path.count == 4)
    #expect(abs(length(path) - (2 * (4 * 4 + 2 * 2 as Float).squareRoot() + 2)) < 0.001)
    #expect(graph.nodes(for: square).count == 4 && graph.nodes?.count == 6)
  }

  @Test func theWayKeepsItsDistance() {
    let graph = graph(1)
    #expect(
      Set(graph.nodes(for: square).map { $0.position }) == [[3, -3], [7, -3], [7, 3], [3, 3]])
    let path = graph.findPath(from: start, to: goal)
    #expect(points(path).map { abs($0.y) } == [0, 3, 3, 0])
  }

  @Test func manyObstaclesAreAllPassed() {
    let random = GKMersenneTwisterRandomSource(seed: 2)
    let obstacles = (0..<10).map { _ -> GKPolygonObstacle in
      let x = 1.5 + random.nextUniform() * 6
      let y = random.nextUniform() * 8 - 4
      return GKPolygonObstacle(points: [[x, y], [x + 1, y], [x + 0.5, y + 1]])
    }
    let path = points(graph(0.1, obstacles).findPath(from: start, to: goal))
    #expect(path.count > 2)
    for (from, to) in zip(path, path.dropFirst()) {
      for step in 0...50 {
        let point = from + (to - from) * (Float(step) / 50)
        for obstacle in obstacles {
          let corner = obstacle.vertex(at: 0)
          let top = obstacle.vertex(at: 2)
          let height = (point.y - corner.y) / (top.y - corner.y)
          let isInside =
            height > 0 && height < 1 && abs(point.x - top.x) < 0.5 * (1 - height)
          #expect(!isInside)
        }
      }
    }
  }

  @Test func whatIsIgnoredIsNotThere() {
    let graph = GKObstacleGraph(obstacles: [square], bufferRadius: 1)
    let inside = GKGraphNode2D(point: [5, 0])
    graph.connectUsingObstacles(node: inside)
    #expect(inside.connectedNodes.isEmpty)
    graph.connectUsingObstacles(node: start)
    graph.connectUsingObstacles(node: goal, ignoring: [square])
    #expect(graph.findPath(from: start, to: goal) == [start, goal])
  }

  @Test func oneMayComeCloseToWhatIsExempt() {
    let graph = GKObstacleGraph(obstacles: [square], bufferRadius: 1)
    let close = GKGraphNode2D(point: [3.5, 0])
    graph.connectUsingObstacles(node: close)
    #expect(close.connectedNodes.isEmpty)
    graph.connectUsingObstacles(node: close, ignoringBufferRadiusOf: [square])
    graph.connectUsingObstacles(node: goal)
    let path = graph.findPath(from: close, to: goal)
    #expect(path.count > 2 && path.first == close)
  }

  @Test func newObstaclesCloseWaysButForLockedOnes() {
    let graph = graph(0.5, [])
    graph.addObstacles([square])
    #expect(!start.connectedNodes.contains(goal))
    #expect(graph.findPath(from: start, to: goal).count == 4)
    graph.removeAllObstacles()
    #expect(graph.obstacles.isEmpty && graph.nodes?.count == 2)
    #expect(graph.findPath(from: start, to: goal) == [start, goal])
    graph.lockConnection(from: start, to: goal)
    #expect(graph.isConnectionLocked(from: start, to: goal))
    #expect(!graph.isConnectionLocked(from: goal, to: start))
    graph.addObstacles([square])
    #expect(start.connectedNodes.contains(goal) && !goal.connectedNodes.contains(start))
    graph.unlockConnection(from: start, to: goal)
    #expect(!graph.isConnectionLocked(from: start, to: goal))
  }

  @Test func nodesAreOfTheClassThatIsAskedFor() {
    final class Waypoint: GKGraphNode2D {
      let sum: Float
      override init(point: vector_float2) {
        sum = point.x + point.y
        super.init(point: point)
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    let graph = GKObstacleGraph<Waypoint>(
      obstacles: [square], bufferRadius: 0, nodeClass: Waypoint.self)
    #expect(Set(graph.nodes(for: square).map { $0.sum }) == [2, 4, 8, 6])
  }
}
