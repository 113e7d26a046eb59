import Foundation

extension RunLoop.Mode {
  /// The mode of the run loop while a control or a scroll view follows a touch. Here the run loop
  /// stays in its default mode then, so timers of this mode alone do not fire.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
