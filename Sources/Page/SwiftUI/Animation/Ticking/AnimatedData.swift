/// Follows the animatable data of a value that a node evaluates, if it has some.
@MainActor @preconcurrency
final class AnimatedData<Value> {
  private let follow: (inout Value, _AnyNode) -> Void
  private let stop: () -> Void

  /// None for a type without animatable data.
  init?(of value: Value, in node: _AnyNode) {
    guard AnimatableTypes.contains(Value.self), let animatable = value as? any Animatable else {
      return nil
    }
    guard let course = AnimatedData.course(of: animatable, in: node) else { return nil }
    follow = { value, node in
      guard let shown = course.shown(value, node) as? Value else { return }
      value = shown
    }
    stop = course.end
  }

  private struct Course {
    let shown: (Any, _AnyNode) -> Any
    let end: () -> Void
  }

  private static func course<A: Animatable>(of value: A, in node: _AnyNode) -> Course? {
    guard A.AnimatableData.self != EmptyAnimatableData.self else { return nil }
    let animator = DataAnimator(value.animatableData) { [weak node] in node?.setNeedsUpdate() }
    return Course(
      shown: { value, node in
        guard var value = value as? A else { return value }
        value.animatableData = animator.follow(
          value.animatableData, in: node.transactionInside)
        return value
      }, end: animator.end)
  }

  /// The value with the data that are to be shown now.
  func shown(_ value: Value, of node: _AnyNode) -> Value {
    var value = value
    follow(&value, node)
    return value
  }

  func end() { stop() }
}

/// A view whose changes a layer may animate by itself.
@MainActor @preconcurrency
protocol FollowedByLayer {
  var isAnimatedByLayer: Bool { get }
}

/// Which types are animatable, found once for each type.
@MainActor @preconcurrency
private enum AnimatableTypes {
  nonisolated(unsafe) private static var known: [ObjectIdentifier: Bool] = [:]

  static func contains(_ type: Any.Type) -> Bool {
    if let known = known[ObjectIdentifier(type)] { return known }
    let isAnimatable = type is any Animatable.Type
    known[ObjectIdentifier(type)] = isAnimatable
    return isAnimatable
  }
}
