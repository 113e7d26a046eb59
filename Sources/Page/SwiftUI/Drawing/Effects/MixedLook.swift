extension _VisualLook {
  /// A look between this one and another one.
  func mixed(with other: _VisualLook, by fraction: Double) -> _VisualLook {
    var result = _VisualLook(size: size)
    for (one, two) in zip(changes, other.changes) { result.add(one.mixed(with: two, by: fraction)) }
    // Effects that only one of both has count as they are, from the middle on.
    let rest = fraction < 0.5 ? changes : other.changes
    for change in rest.dropFirst(min(changes.count, other.changes.count)) { result.add(change) }
    return result
  }
}

extension _VisualLook.Change {
  fileprivate func mixed(with other: Self, by fraction: Double) -> Self {
    func mix(_ one: Double, _ two: Double) -> Double { one + (two - one) * fraction }
    func mix(_ one: CGFloat, _ two: CGFloat) -> CGFloat { one + (two - one) * CGFloat(fraction) }
    func mix(_ one: CGSize, _ two: CGSize) -> CGSize {
      CGSize(width: mix(one.width, two.width), height: mix(one.height, two.height))
    }
    func mix(_ one: Angle, _ two: Angle) -> Angle { .radians(mix(one.radians, two.radians)) }

    switch (self, other) {
    case (.opacity(let one), .opacity(let two)): return .opacity(mix(one, two))
    case (.blur(let one), .blur(let two)): return .blur(mix(one, two))
    case (.offset(let one), .offset(let two)): return .offset(mix(one, two))
    case (.scale(let one, _), .scale(let two, let anchor)): return .scale(mix(one, two), anchor)
    case (.rotation(let one, _), .rotation(let two, let anchor)):
      return .rotation(mix(one, two), anchor)
    case (.colors(let one), .colors(let two)):
      var matrix = ColorMatrix()
      matrix.values = zip(one.values, two.values).map { $0 + ($1 - $0) * Float(fraction) }
      return .colors(matrix)
    case (.rotation3D(let one), .rotation3D(let two)):
      var turn = two
      turn.angle = mix(one.angle, two.angle)
      return .rotation3D(turn)
    case (.transform(let one), .transform(let two)):
      var matrix = ProjectionTransform()
      for key in ProjectionTransform.elements {
        matrix[keyPath: key] = mix(one[keyPath: key], two[keyPath: key])
      }
      return .transform(matrix)
    default: return fraction < 0.5 ? self : other
    }
  }
}

extension ProjectionTransform {
  fileprivate static var elements: [WritableKeyPath<ProjectionTransform, CGFloat>] {
    [\.m11, \.m12, \.m13, \.m21, \.m22, \.m23, \.m31, \.m32, \.m33]
  }
}
