import GameplayKit
import Testing

struct GridGraphTests {
  private func grid(_ size: Int32, diagonals: Bool = false) -> GKGridGraph<GKGridGraphNode> {
    GKGridGraph(
      fromGridStartingAt: vector_int2(0, 0), width: size, height: size, diagonalsAllowed: diagonals)
  }

  private func positions(_ path: [GKGraphNode]) -> [vector_int2] {
    path.compactMap { ($0 as? GKGridGraphNode)?.gridPosition }
  }

  @Test func aGridIsFullAndKnowsItsPlaces() {
    let graph = GKGridGraph<GKGridGraphNode>(
      fromGridStartingAt: [2, -1], width: 4, height: 3, diagonalsAllowed: false)
    #expect(graph.nodes?.count == 12 && graph.gridWidth == 4 && graph.gridHeight == 3)
    #expect(graph.gridOrigin == [2, -1] && !graph.diagonalsAllowed)
    #expect(graph.node(atGridPosition: [5, 1])?.gridPosition == [5, 1])
    #expect(graph.node(atGridPosition: [6, 1]) == nil)
    #expect(graph.node(atGridPosition: [3, 0])?.connectedNodes.count == 4)
    #expect(graph.node(atGridPosition: [2, -1])?.connectedNodes.count == 2)
  }

  @Test func withDiagonalsThereAreEightNeighborsAndStraightWaysCostTheirLength() {
    let graph = grid(4, diagonals: true)
    #expect(graph.node(atGridPosition: [1, 1])?.connectedNodes.count == 8)
    let path = graph.findPath(
      from: graph.node(atGridPosition: [0, 0])!, to: graph.node(atGridPosition: [3, 3])!)
    #expect(positions(path) == [[0, 0], [1, 1], [2, 2], [3, 3]])
  }

  @Test func aPathGoesAroundWhatIsRemoved() {
    let graph = grid(5)
    graph.remove((0..<4).map { graph.node(atGridPosition: [2, $0])! })
    #expect(graph.node(atGridPosition: [2, 0]) == nil)
    let path = graph.findPath(
      from: graph.node(atGridPosition: [0, 0])!, to: graph.node(atGridPosition: [4, 0])!)
    #expect(path.count == 13)
    #expect(positions(path).contains([2, 4]))
    let steps = zip(positions(path), positions(path).dropFirst())
    #expect(steps.allSatisfy { abs($0.x - $1.x) + abs($0.y - $1.y) == 1 })
    graph.remove([graph.node(atGridPosition: [2, 4])!])
    #expect(
      graph.findPath(
        from: graph.node(atGridPosition: [0, 0])!, to: graph.node(atGridPosition: [4, 0])!
      ).isEmpty)
  }

  @Test func theSameGridGivesTheSamePath() {
    func path() -> [vector_int2] {
      let graph = grid(12, diagonals: true)
      return positions(
        graph.findPath(
          from: graph.node(atGridPosition: [0, 3])!, to: graph.node(atGridPosition: [11, 7])!))
    }
    let first = path()
    #expect((0..<5).allSatisfy { _ in path() == first })
  }

  @Test func nodesAreOfTheClassThatIsAskedFor() {
    final class Field: GKGridGraphNode {
      let price: Float
      override init(gridPosition: vector_int2) {
        price = Float(gridPosition.x * 10 + gridPosition.y)
        super.init(gridPosition: gridPosition)
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    let graph = GKGridGraph<Field>(
      fromGridStartingAt: [0, 0], width: 3, height: 3, diagonalsAllowed: false,
      nodeClass: Field.self)
    #expect(graph.node(atGridPosition: [2, 1])?.price == 21)
    #expect(graph.node(atGridPosition: [1, 2])?.gridPosition == [1, 2])
  }

  @Test func aGuestIsConnectedToItsNeighborsAndIsNotOfTheGrid() {
    let graph = grid(3)
    let guest = GKGridGraphNode(gridPosition: [3, 1])
    graph.connectToAdjacentNodes(node: guest)
    #expect(guest.connectedNodes == [graph.node(atGridPosition: [2, 1])!])
    #expect(graph.node(atGridPosition: [3, 1]) == nil)
    #expect(graph.findPath(from: graph.node(atGridPosition: [0, 1])!, to: guest).count == 4)
  }

  @Test func aGridNeedsNoAngleBrackets() {
    let graph = GKGridGraph(
      fromGridStartingAt: [0, 0], width: 2, height: 2, diagonalsAllowed: false)
    #expect(graph.node(atGridPosition: [1, 1]) != nil)
  }

  @Test func aLargeGridIsSearchedInTime() {
    let graph = grid(100)
    let path = graph.findPath(
      from: graph.node(atGridPosition: [0, 0])!, to: graph.node(atGridPosition: [99, 99])!)
    #expect(path.count == 199)
  }
}
