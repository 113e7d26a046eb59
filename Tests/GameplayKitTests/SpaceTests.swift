import GameplayKit
import Testing

struct SpaceTests {
  private let random = GKMersenneTwisterRandomSource(seed: 8)
  private let quad = GKQuad(quadMin: [0, 0], quadMax: [16, 16])

  private func point() -> vector_float2 {
    vector_float2(random.nextUniform() * 16, random.nextUniform() * 16)
  }

  @Test func aQuadtreeKeepsPointsInSmallCells() {
    let tree = GKQuadtree<NSNumber>(boundingQuad: quad, minimumCellSize: 1)
    let (one, two) = (NSNumber(value: 1), NSNumber(value: 2))
    let node = tree.add(one, at: [0.5, 0.5])
    tree.add(two, at: [9, 9])
    #expect(node.quad.quadMin == [0, 0] && node.quad.quadMax == [1, 1])
    #expect(tree.elements(at: [0.9, 0.1]) == [one] && tree.elements(at: [1.5, 0.5]).isEmpty)
    #expect(tree.elements(in: GKQuad(quadMin: [8, 8], quadMax: [12, 12])) == [two])
    #expect(tree.elements(in: quad) == [one, two])
    #expect(tree.remove(one, using: node) && !tree.remove(one) && tree.remove(two))
    #expect(tree.elements(in: quad).isEmpty)
  }

  @Test func aQuadtreeKeepsRectanglesWhereTheyFit() {
    let tree = GKQuadtree<NSString>(boundingQuad: quad, minimumCellSize: 1)
    let node = tree.add("wide", in: GKQuad(quadMin: [1, 1], quadMax: [3, 3]))
    #expect(node.quad.quadMax == [4, 4])
    #expect(
      tree.add("all", in: GKQuad(quadMin: [7, 7], quadMax: [9, 9])).quad.quadMax == [16, 16])
    #expect(tree.elements(in: GKQuad(quadMin: [0, 0], quadMax: [1, 1])) == ["all", "wide"])
  }

  @Test func aSearchFindsAllThatIsThere() {
    let tree = GKQuadtree<NSNumber>(boundingQuad: quad, minimumCellSize: 0.5)
    let points = (0..<300).map { _ in point() }
    for (index, point) in points.enumerated() { tree.add(NSNumber(value: index), at: point) }
    for _ in 0..<20 {
      let (a, b) = (point(), point())
      let area = GKQuad(quadMin: min(a, b), quadMax: max(a, b))
      let found = Set(tree.elements(in: area).map { $0.intValue })
      let inside = points.indices.filter {
        all(points[$0] .>= area.quadMin) && all(points[$0] .<= area.quadMax)
      }
      #expect(found.isSuperset(of: inside))
      #expect(found.allSatisfy { all(points[$0] .>= area.quadMin - 1) })
    }
  }

  @Test func anOctreeHasEightPartsOfEachCell() {
    let box = GKBox(boxMin: [0, 0, 0], boxMax: [8, 8, 8])
    let tree = GKOctree<NSString>(boundingBox: box, minimumCellSize: 1)
    let node = tree.add("a", at: [1, 2, 7.5])
    #expect(node.box.boxMin == [0, 1, 7] && node.box.boxMax == [1, 2, 8])
    tree.add("b", in: GKBox(boxMin: [3, 3, 3], boxMax: [5, 5, 5]))
    #expect(tree.elements(at: [0.5, 1.5, 7.9]) == ["a"])
    #expect(tree.elements(in: GKBox(boxMin: [0, 0, 6], boxMax: [4, 4, 8])) == ["b", "a"])
    #expect(tree.remove("a") && !tree.remove("a", using: node))
  }

  @Test(arguments: [
    GKRTreeSplitStrategy.halve, .linear, .quadratic, .reduceOverlap,
  ])
  func anRTreeFindsWhatIsWithinARectangle(strategy: GKRTreeSplitStrategy) {
    let tree = GKRTree<NSNumber>(maxNumberOfChildren: 4)
    var places: [(vector_float2, vector_float2)] = []
    for index in 0..<200 {
      let low = point()
      let high = low + vector_float2(random.nextUniform(), random.nextUniform())
      places.append((low, high))
      tree.addElement(
        NSNumber(value: index), boundingRectMin: low, boundingRectMax: high, splitStrategy: strategy
      )
    }
    func check(_ known: [Int]) {
      for _ in 0..<10 {
        let (a, b) = (point(), point())
        let (low, high) = (min(a, b), max(a, b) + 1)
        let found = tree.elements(inBoundingRectMin: low, rectMax: high).map { $0.intValue }
        let inside = known.filter { all(places[$0].0 .>= low) && all(places[$0].1 .<= high) }
        #expect(found.sorted() == inside)
      }
    }
    check(Array(0..<200))
    for index in stride(from: 0, to: 200, by: 2) {
      tree.removeElement(
        NSNumber(value: index), boundingRectMin: places[index].0, boundingRectMax: places[index].1)
    }
    check(Array(stride(from: 1, to: 200, by: 2)))
  }

  @Test func strategiesHaveApplesValues() {
    #expect(
      [GKRTreeSplitStrategy.halve, .linear, .quadratic, .reduceOverlap].map(\.rawValue) == [
        0, 1, 2, 3,
      ])
  }
}
