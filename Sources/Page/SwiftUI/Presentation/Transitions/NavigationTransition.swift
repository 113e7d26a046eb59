/// How a view comes when it is presented or pushed.
public protocol NavigationTransition {}

/// The transition that is usual for the place.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// The view grows out of another one. Here it comes as it is usual for the place.
public struct ZoomNavigationTransition: NavigationTransition {
  let sourceID: AnyHashable
  let namespace: Namespace.ID
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The transition that is usual for the place.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// The view grows out of the one that `matchedTransitionSource(id:in:)` names. Here it comes as
  /// it is usual for the place.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition(sourceID: AnyHashable(sourceID), namespace: namespace)
  }
}

/// How the source of a zoom looks while the view grows out of it.
@MainActor @preconcurrency
public protocol MatchedTransitionSourceConfiguration {}

/// A source without a look of its own.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  /// Accepts a background, without effect.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }

  /// Accepts a shape that clips the source, without effect.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    self
  }

  /// Accepts a shadow, without effect.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

extension View {
  /// Sets how the view comes when it is presented or pushed. It always comes as it is usual for the
  /// place.
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// Names the view as one that another one grows out of, without effect.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { self }

  /// Names the view as one that another one grows out of, without effect.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View { self }
}
