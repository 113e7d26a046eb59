/// How a scroll transition follows a view that scrolls in and out.
public struct ScrollTransitionConfiguration {
  enum Kind {
    case animated(Animation)
    case interactive(UnitCurve)
    case identity
  }

  var kind: Kind
  var threshold = Threshold.visible

  /// Changes the phase at the threshold, with an animation.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation))
  }

  /// Changes the phase at the threshold, with the default animation.
  public static let animated = animated()

  /// Goes from phase to phase as the view scrolls.
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve))
  }

  /// Goes from phase to phase as the view scrolls, slowly at both ends.
  public static let interactive = interactive()

  /// Does not change the view.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)

  /// The same with another animation, if it is animated at all.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    guard case .animated = kind else { return self }
    var result = self
    result.kind = .animated(animation)
    return result
  }

  /// The same with another place where a view counts as visible.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var result = self
    result.threshold = threshold
    return result
  }
}

extension ScrollTransitionConfiguration {
  /// Where a view has to be to count as visible.
  public struct Threshold {
    /// The distance of the view's near edge from the beginning of the visible part, seen from the
    /// other end: parts of the length of the container and of the view, and points.
    var container: Double
    var view: Double
    var distance = 0.0

    /// All of the view is visible.
    public static let visible = visible(1)
    /// The view is just outside.
    public static let hidden = visible(0)
    /// The view is in the middle of the container.
    public static var centered: Threshold { Threshold(container: 0.5, view: -0.5) }

    /// A part of the view is visible: 0 is none, and 1 is all of it.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(container: 1, view: -amount)
    }

    /// A place between this one and another one.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(
        container: container + (other.container - container) * amount,
        view: view + (other.view - view) * amount,
        distance: distance + (other.distance - distance) * amount)
    }

    /// A place farther from the edge of the container.
    public func inset(by distance: Double) -> Threshold {
      var result = self
      result.distance -= distance
      return result
    }

    /// How far the view is beyond the threshold: 0 at it, and 1 where the view is hidden.
    func progress(at start: CGFloat, length: CGFloat, in visible: CGFloat) -> Double {
      let limit = container * visible + view * length + distance
      guard visible > limit else { return start >= visible ? 1 : 0 }
      return min(max((start - limit) / (visible - limit), 0), 1)
    }
  }
}

extension ScrollTransitionConfiguration: @unchecked Sendable {}
extension ScrollTransitionConfiguration.Threshold: Sendable {}

/// Where a view is on its way through a scroll view.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
  /// It comes in at the top or the leading edge, or goes out there.
  case topLeading
  /// It is visible.
  case identity
  /// It comes in at the bottom or the trailing edge, or goes out there.
  case bottomTrailing

  /// Whether the view is visible.
  public var isIdentity: Bool { self == .identity }

  /// -1, 0 and 1 for the phases from the top down.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
