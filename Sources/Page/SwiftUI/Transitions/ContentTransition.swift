/// How content changes inside a view that stays: a text that has other characters.
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case identity
    case fade
  }

  let kind: Kind

  /// The content changes at once.
  public static let identity = ContentTransition(kind: .identity)
  /// The new content fades in over the old.
  public static let opacity = ContentTransition(kind: .fade)
  /// The content changes as far as it can be interpolated; text fades.
  public static let interpolate = ContentTransition(kind: .fade)

  /// Digits change one by one; here the whole text fades.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .fade)
  }

  /// Digits change one by one; here the whole text fades.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .fade)
  }

  /// A symbol becomes another one; here the new one fades in over the old.
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(kind: .fade)
  }

  /// A symbol becomes another one; here the new one fades in over the old.
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }
}

private struct ContentTransitionKey: EnvironmentKey {
  static let defaultValue = ContentTransition.identity
}

extension EnvironmentValues {
  /// How content changes in a view.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

/// Fades what is inside when it changes in an animation.
private struct ContentFade: Effect {
  var transition: ContentTransition

  func apply(to view: EffectView, size: CGSize, before: ContentFade?) {
    let duration = UIView.inheritedAnimationDuration
    guard before != nil, transition.kind == .fade, duration > 0 else { return }
    let fade = CATransition()
    fade.type = .fade
    fade.duration = duration
    view.layer.add(fade, forKey: kCATransition)
  }
}

extension View {
  /// Says how the content of the view changes when a change is animated.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    effect(ContentFade(transition: transition))
      .environment(\.contentTransition, transition)
  }

  /// Moves what is inside the view together with it, as one group.
  public func geometryGroup() -> some View {
    effect(GroupEffect())
  }
}
