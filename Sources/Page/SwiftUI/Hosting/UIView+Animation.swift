extension UIView {
  /// Animates changes of views with an animation of SwiftUI.
  public static func animate(
    _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    animation.perform(changes) { completion?() }
  }

  /// Changes views of UIKit with an animation of SwiftUI.
  @available(*, deprecated, renamed: "animate(_:changes:completion:)")
  public static func animate(
    with animation: Animation = .default, changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    animate(animation, changes: changes, completion: completion)
  }
}
