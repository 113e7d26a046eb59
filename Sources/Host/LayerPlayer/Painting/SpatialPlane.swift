import PageProtocol

/// A layer that keeps its place in space while others are drawn before and behind it.
struct SpatialPlane {
  var layer: Layer
  var values: LayerValues
  /// From the layer's points to the space they are all drawn in.
  var matrix: Matrix4
  var look: Look
  var delay: Double
  var mirror: Placement.Mirror
  var level: Int

  /// How near the middle of the layer is to the eye.
  var depth: Double {
    let middle = matrix.image(of: values.box(.bounds).middle)
    let depth = middle[3] > 1e-9 ? middle[2] / middle[3] : middle[2]
    // Planes at one depth keep their order, whatever the last bits say.
    return (Number.bounded(depth) * 1e6).rounded() / 1e6
  }

  /// Farthest first.
  static func sorted(_ planes: [SpatialPlane]) -> [SpatialPlane] {
    let depths = planes.map(\.depth)
    return planes.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { planes[$0] }
  }
}

extension Painter {
  /// Whether the opacity of the outermost layer is still to be counted.
  enum OutermostOpacity { case counted, open }

  /// All planes below a layer that has none of its own, in their order.
  func planes(
    in space: SpatialPlane, _ set: LayerSet, opacity: OutermostOpacity = .open
  ) -> [SpatialPlane] {
    guard space.level < Placement.mostLevels, budget.takeLayer() else { return [] }
    var look = space.look
    if opacity == .open { look.opacity *= Number.clamped(space.values.number(.opacity), 0, 1) }
    guard look.opacity > 0.0005 else { return [] }
    let copies =
      space.layer.kind == .replicator
      ? Array(ReplicatorCopies(space.values)) : [ReplicatorCopies.Copy.plain]
    var found: [SpatialPlane] = []
    for copy in copies {
      guard budget.takeLayer() else { break }
      var place = Placement(map: .identity, set: set)
      place.delay = space.delay + copy.delay
      for placed in placedSublayers(of: space.layer, space.values, place) {
        var plane = SpatialPlane(
          layer: placed.layer, values: placed.values,
          matrix: placed.matrix.then(copy.matrix).then(space.matrix), look: look,
          delay: place.delay, mirror: space.mirror, level: space.level + 1)
        if let color = copy.color { plane.look.color = (look.color ?? .one) * color }
        guard placed.values.keepsDepth(placed.layer.kind) else {
          found.append(plane)
          continue
        }
        plane.matrix = placed.values.flip.then(plane.matrix)
        plane.mirror = space.mirror.flipped(if: placed.values.isFlipped)
        found += planes(in: plane, set)
      }
    }
    return found
  }
}

/// The copies a replicator makes of its sublayers, one after the other.
struct ReplicatorCopies: Sequence, IteratorProtocol {
  struct Copy {
    var matrix: Matrix4
    var delay: Double
    /// None leaves the copy as it is.
    var color: Color?

    static let plain = Copy(matrix: .identity, delay: 0, color: nil)
  }

  private let step: Matrix4
  private let delay: Double
  private let color: Color
  private let offsets: Color
  private let count: Int
  private var index = 0
  private var matrix = Matrix4.identity

  init(_ values: LayerValues) {
    step = values.matrix(.instanceTransform).about(values.box(.bounds).middle)
    delay = values.number(.instanceDelay)
    color = values.color(.instanceColor) ?? .one
    offsets = values.color(.instanceColorOffsets) ?? .zero
    count = if case .count(let count) = values[.instanceCount] { count } else { 1 }
  }

  mutating func next() -> Copy? {
    guard index < count else { return nil }
    defer {
      index += 1
      matrix = matrix.then(step)
    }
    let tint = (color + offsets * Double(index)).shown
    return Copy(
      matrix: matrix, delay: delay * Double(index), color: tint == .one ? nil : tint)
  }
}
