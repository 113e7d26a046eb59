extension UIView {
  /// Animates changes of views with an animation of SwiftUI.
  public static func animate(
    _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    animation.perform(changes) { completion?() }
  }
}
