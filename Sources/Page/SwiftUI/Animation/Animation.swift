/// How a change becomes visible over time.
public struct Animation: Equatable, Hashable, Sendable {
  enum Curve: Equatable, Hashable, Sendable {
    case bezier(Double, Double, Double, Double, duration: Double)
    /// A spring with a duration that is felt, and how much it bounces.
    case spring(duration: Double, bounce: Double)
  }

  var curve: Curve
  var delay = 0.0
  var speed = 1.0
  var repetitions: Int?
  var autoreverses = false
  var repeatsForever = false

  init(_ curve: Curve) {
    self.curve = curve
  }

  /// A spring without bounce of half a second.
  public static let `default` = Animation(.spring(duration: 0.5, bounce: 0))

  /// Makes changes of views and animates them.
  @MainActor @preconcurrency
  func perform(_ changes: @escaping () -> Void) {
    UIView.animate(
      withDuration: 0.5, delay: delay, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: changes)
  }
}
