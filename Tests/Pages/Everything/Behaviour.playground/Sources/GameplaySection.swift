import GameplayKit
import UIKit

/// What games are made with, drawn: chance, a way through a grid, noise, and agents that follow one another.
public final class GameplaySection: UIView {
  private var agents: [GKAgent2D] = []
  private var dots: [UIView] = []
  private var timer: Timer?

  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 360, height: 312))
    backgroundColor = .systemBackground
    add("GameplayKit", at: CGPoint(x: 8, y: 6), size: 11, color: .secondaryLabel)
    let panels: [(String, UIView)] = [
      ("walk", walk()), ("path", path()), ("obstacles", obstacles()),
      ("perlin", noise(GKPerlinNoiseSource(
        frequency: 3, octaveCount: 4, persistence: 0.5, lacunarity: 2, seed: 7))),
      ("voronoi", noise(GKVoronoiNoiseSource(
        frequency: 5, displacement: 1, distanceEnabled: false, seed: 7))),
      ("agents", room()),
    ]
    for (index, (title, view)) in panels.enumerated() {
      let left = 8 + CGFloat(index % 3) * 116
      let top = 26 + CGFloat(index / 3) * 132
      view.frame.origin = CGPoint(x: left, y: top)
      view.layer.name = title
      addSubview(view)
      add(title, at: CGPoint(x: left, y: top + 112), size: 10, color: .tertiaryLabel)
    }
    add(dice(), at: CGPoint(x: 8, y: 292), size: 12, color: .label)
  }

  required init?(coder: NSCoder) {
    fatalError("The section is made in code.")
  }

  override public func didMoveToWindow() {
    super.didMoveToWindow()
    timer?.invalidate()
    guard window != nil else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.moveAgents() }
    }
  }

  private func add(_ text: String, at origin: CGPoint, size: CGFloat, color: UIColor) {
    let label = UILabel(frame: CGRect(origin: origin, size: CGSize(width: 344, height: size + 5)))
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.textColor = color
    addSubview(label)
  }

  private func panel(_ draw: @escaping (CGContext, CGRect) -> Void) -> UIView {
    let bounds = CGRect(x: 0, y: 0, width: 108, height: 108)
    let view = UIImageView(frame: bounds)
    view.image = UIGraphicsImageRenderer(bounds: bounds).image { draw($0.cgContext, bounds) }
    view.backgroundColor = .secondarySystemBackground
    view.layer.cornerRadius = 8
    view.clipsToBounds = true
    return view
  }

  // MARK: Chance

  private func walk() -> UIView {
    panel { context, bounds in
      let steps = GKRandomDistribution(
        randomSource: GKMersenneTwisterRandomSource(seed: 42), lowestValue: -1, highestValue: 1)
      var place = CGPoint(x: bounds.midX, y: bounds.midY)
      let line = UIBezierPath()
      line.move(to: place)
      for _ in 0..<600 {
        place.x = min(max(place.x + CGFloat(steps.nextInt()) * 4, 6), bounds.maxX - 6)
        place.y = min(max(place.y + CGFloat(steps.nextInt()) * 4, 6), bounds.maxY - 6)
        line.addLine(to: place)
      }
      UIColor.systemIndigo.setStroke()
      line.stroke()
    }
  }

  private func dice() -> String {
    let source = GKLinearCongruentialRandomSource(seed: 3)
    let die = GKRandomDistribution(randomSource: source, lowestValue: 1, highestValue: 6)
    let deck = GKShuffledDistribution(randomSource: source, lowestValue: 1, highestValue: 8)
    let rolls = (0..<8).map { _ in "\(die.nextInt())" }.joined(separator: " ")
    let cards = (0..<8).map { _ in "\(deck.nextInt())" }.joined(separator: " ")
    return "d6: \(rolls)   ·   shuffled: \(cards)"
  }

  // MARK: Ways

  private func path() -> UIView {
    panel { context, _ in
      let graph = GKGridGraph<GKGridGraphNode>(
        fromGridStartingAt: vector_int2(0, 0), width: 9, height: 9, diagonalsAllowed: true)
      let ends = [graph.node(atGridPosition: [0, 0])!, graph.node(atGridPosition: [8, 8])!]
      let walls = (graph.nodes ?? []).filter { node in
        let place = (node as! GKGridGraphNode).gridPosition
        return (place.x == 2 && place.y < 7) || (place.x == 5 && place.y > 1)
      }
      graph.remove(walls)
      func cell(_ node: GKGraphNode) -> CGRect {
        let place = (node as! GKGridGraphNode).gridPosition
        return CGRect(x: CGFloat(place.x) * 12, y: CGFloat(place.y) * 12, width: 12, height: 12)
      }
      UIColor.systemGray3.setFill()
      for wall in walls { UIRectFill(cell(wall).insetBy(dx: 1, dy: 1)) }
      UIColor.systemGreen.setFill()
      for step in graph.findPath(from: ends[0], to: ends[1]) {
        UIBezierPath(ovalIn: cell(step).insetBy(dx: 3, dy: 3)).fill()
      }
    }
  }

  private func obstacles() -> UIView {
    panel { context, _ in
      let corners: [[vector_float2]] = [
        [[24, 10], [58, 22], [40, 52]], [[50, 60], [84, 56], [88, 90], [54, 84]],
        [[74, 14], [92, 14], [92, 40], [74, 40]],
      ]
      let graph = GKObstacleGraph<GKGraphNode2D>(
        obstacles: corners.map { GKPolygonObstacle(points: $0) }, bufferRadius: 6)
      let ends = [GKGraphNode2D(point: [8, 16]), GKGraphNode2D(point: [100, 98])]
      for end in ends { graph.connectUsingObstacles(node: end) }
      func line(_ points: [vector_float2]) -> UIBezierPath {
        let line = UIBezierPath()
        for (index, point) in points.enumerated() {
          let place = CGPoint(x: CGFloat(point.x), y: CGFloat(point.y))
          index == 0 ? line.move(to: place) : line.addLine(to: place)
        }
        return line
      }
      UIColor.systemOrange.setFill()
      for shape in corners { line(shape).fill() }
      UIColor.systemBlue.setStroke()
      let way = line(
        graph.findPath(from: ends[0], to: ends[1]).map { ($0 as! GKGraphNode2D).position })
      way.lineWidth = 2
      way.stroke()
    }
  }

  // MARK: Noise

  private func noise(_ source: GKNoiseSource) -> UIView {
    panel { context, _ in
      let map = GKNoiseMap(
        GKNoise(source), size: [1, 1], origin: [0, 0], sampleCount: [54, 54], seamless: false)
      for column in 0..<54 {
        for row in 0..<54 {
          let value = CGFloat(map.value(at: [Int32(column), Int32(row)]))
          UIColor(hue: 0.58 - 0.2 * value, saturation: 0.6, brightness: 0.65 + 0.3 * value, alpha: 1)
            .setFill()
          UIRectFill(CGRect(x: column * 2, y: row * 2, width: 2, height: 2))
        }
      }
    }
  }

  // MARK: Agents

  /// One goes along a path; three more stay near each other and run after it.
  private func room() -> UIView {
    let room = panel { _, _ in }
    let points: [vector_float2] = [[20, 20], [88, 20], [88, 88], [20, 88]]
    let path = GKPath(points: points, radius: 3, cyclical: true)
    agents = (0..<4).map { index in
      let agent = GKAgent2D()
      agent.position = [20 + Float(index) * 6, 54]
      (agent.maxSpeed, agent.maxAcceleration) = (index == 0 ? 60 : 50, 300)
      return agent
    }
    agents[0].behavior = GKBehavior(
      goal: GKGoal(toFollow: path, maxPredictionTime: 0.3, forward: true), weight: 1)
    for agent in agents.dropFirst() {
      agent.behavior = GKBehavior(
        goals: [
          GKGoal(toSeekAgent: agents[0]),
          GKGoal(toSeparateFrom: agents, maxDistance: 14, maxAngle: .pi),
        ], andWeights: [1, 0.5])
    }
    for (index, agent) in agents.enumerated() {
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      dot.backgroundColor = index == 0 ? .systemRed : .systemTeal
      dot.layer.cornerRadius = 5
      dot.center = CGPoint(x: CGFloat(agent.position.x), y: CGFloat(agent.position.y))
      dots.append(dot)
      room.addSubview(dot)
    }
    return room
  }

  private func moveAgents() {
    for (agent, dot) in zip(agents, dots) {
      agent.update(deltaTime: 0.05)
      dot.center = CGPoint(x: CGFloat(agent.position.x), y: CGFloat(agent.position.y))
    }
  }
}
