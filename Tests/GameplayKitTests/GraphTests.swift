import GameplayKit
import Testing

struct GraphTests {
  private func cost(_ path: [GKGraphNode]) -> Float {
    zip(path, path.dropFirst()).reduce(0) { $0 + $1.0.cost(to: $1.1) }
  }

  /// The least cost by trying all ways, for what a search finds to be compared with.
  private func leastCost(_ start: GKGraphNode, _ goal: GKGraphNode, in nodes: [GKGraphNode])
    -> Float
  {
    var costs = Dictionary(uniqueKeysWithValues: nodes.map { ($0, Float.infinity) })
    costs[start] = 0
    for _ in nodes {
      for node in nodes {
        for next in node.connectedNodes {
          costs[next] = min(costs[next]!, costs[node]! + node.cost(to: next))
        }
      }
    }
    return costs[goal]!
  }

  @Test func plainNodesCountSteps() {
    let nodes = (0..<5).map { _ in GKGraphNode() }
    for (node, next) in zip(nodes, nodes.dropFirst()) {
      node.addConnections(to: [next], bidirectional: false)
    }
    nodes[0].addConnections(to: [nodes[3]], bidirectional: false)
    let graph = GKGraph(nodes)
    #expect(graph.findPath(from: nodes[0], to: nodes[4]) == [nodes[0], nodes[3], nodes[4]])
    #expect(graph.findPath(from: nodes[4], to: nodes[0]).isEmpty)
    #expect(nodes[4].findPath(from: nodes[1]) == Array(nodes[1...4]))
    #expect(graph.findPath(from: nodes[2], to: nodes[2]) == [nodes[2]])
  }

  @Test func pathsOnAPlaneAreTheShortest() {
    let random = GKMersenneTwisterRandomSource(seed: 5)
    for _ in 0..<12 {
      let nodes = (0..<40).map { _ in
        GKGraphNode2D(point: vector_float2(random.nextUniform() * 100, random.nextUniform() * 100))
      }
      for node in nodes {
        for _ in 0..<3 {
          let other = nodes[random.nextInt(upperBound: nodes.count)]
          node.addConnections(to: [other], bidirectional: random.nextBool())
        }
      }
      let path = GKGraph(nodes).findPath(from: nodes[0], to: nodes[1])
      let least = leastCost(nodes[0], nodes[1], in: nodes)
      #expect(path.isEmpty ? least == .infinity : abs(cost(path) - least) < 0.01)
    }
  }

  @Test func costsOfOnesOwnAreMinded() {
    final class Swamp: GKGraphNode2D {
      override func cost(to node: GKGraphNode) -> Float { 100 }
    }
    let (start, goal) = (GKGraphNode2D(point: [0, 0]), GKGraphNode2D(point: [2, 0]))
    let (swamp, detour) = (Swamp(point: [1, 0]), GKGraphNode2D(point: [1, 5]))
    start.addConnections(to: [swamp, detour], bidirectional: true)
    goal.addConnections(to: [swamp, detour], bidirectional: true)
    #expect(start.findPath(to: goal) == [start, detour, goal])
  }

  @Test func nodesInSpaceMeasureInSpace() {
    let node = GKGraphNode3D(point: vector_float3(0, 0, 0))
    #expect(node.cost(to: GKGraphNode3D(point: vector_float3(2, 3, 6))) == 7)
    #expect(node.estimatedCost(to: GKGraphNode3D(point: vector_float3(0, 0, 2))) == 2)
  }

  @Test func aRemovedNodeTakesItsWaysWithIt() {
    let nodes = (0..<3).map { _ in GKGraphNode() }
    nodes[1].addConnections(to: [nodes[0], nodes[2]], bidirectional: true)
    let graph = GKGraph(nodes)
    graph.remove([nodes[1]])
    #expect(graph.nodes == [nodes[0], nodes[2]])
    #expect(nodes.allSatisfy { $0.connectedNodes.isEmpty })
    #expect(graph.findPath(from: nodes[0], to: nodes[2]).isEmpty)
  }

  @Test func aNodeIsConnectedToTheNearest() {
    let nodes = [3, 1, 2].map { GKGraphNode2D(point: [$0, 0]) }
    let graph = GKGraph(nodes)
    let node = GKGraphNode2D(point: [0, 0])
    graph.connectToLowestCostNode(node: node, bidirectional: true)
    #expect(node.connectedNodes == [nodes[1]] && nodes[1].connectedNodes == [node])
    #expect(graph.nodes?.count == 4)
  }

  @Test func aGraphIsArchivedWithItsWays() throws {
    let nodes = (0..<4).map { GKGraphNode2D(point: [Float($0), 1]) }
    nodes[1].addConnections(to: [nodes[0], nodes[2]], bidirectional: true)
    nodes[2].addConnections(to: [nodes[3]], bidirectional: false)
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: GKGraph(nodes), requiringSecureCoding: true)
    let restored = try #require(
      try NSKeyedUnarchiver.unarchivedObject(
        ofClasses: [GKGraph.self, GKGraphNode2D.self], from: data) as? GKGraph)
    let copies = try #require(restored.nodes as? [GKGraphNode2D])
    #expect(copies.map { $0.position.x } == [0, 1, 2, 3])
    #expect(restored.findPath(from: copies[0], to: copies[3]).count == 4)
    #expect(restored.findPath(from: copies[3], to: copies[0]).isEmpty)
  }
}
