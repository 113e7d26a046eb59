import Foundation
@_spi(UIKit) import QuartzCore

/// What was said between `beginAnimations` and `commitAnimations`.
@MainActor
final class LegacyAnimation {
  static let defaultDuration = 0.2

  private static var open: [LegacyAnimation] = []

  static var current: LegacyAnimation? { open.last }

  let block: AnimationBlock
  let identifier: String?
  let context: UnsafeMutableRawPointer?
  var delegate: Any?
  var willStart: Selector?
  var didStop: Selector?
  private var transition: (kind: UIView.AnimationTransition, view: UIView)?

  init(_ identifier: String?, _ context: UnsafeMutableRawPointer?) {
    (self.identifier, self.context) = (identifier, context)
    var report: (Bool) -> Void = { _ in }
    let settings = AnimationSettings(
      duration: LegacyAnimation.defaultDuration, delay: 0,
      options: [.allowUserInteraction],
      curve: .function(UIView.AnimationCurve.easeInOut.function))
    block = AnimationBlock(settings, content: .animated) { report($0) }
    report = { [self] finished in stopped(finished) }
    block.started = { [self] in started() }
  }

  func begin() {
    LegacyAnimation.open.append(self)
    block.begin()
  }

  static func commit() {
    guard let animation = open.popLast() else { return }
    animation.startTransition()
    AnimationBlock.end()
  }

  func set(_ kind: UIView.AnimationTransition, for view: UIView) {
    transition = (kind, view)
  }

  private func startTransition() {
    guard let (kind, view) = transition, block.settings.duration > 0,
      UIView.areAnimationsEnabled, let animation = CATransition(kind.options)
    else { return }
    block.start(animation, on: view, forKey: "transition")
  }

  // MARK: The delegate

  private func started() {
    guard let delegate, let willStart, willStart.isRecognized(by: delegate) else { return }
    willStart.perform(on: delegate, with: identifier, context)
  }

  private func stopped(_ finished: Bool) {
    guard let delegate, let didStop, didStop.isRecognized(by: delegate) else { return }
    didStop.perform(
      on: delegate, with: identifier, NSNumber(value: finished), context)
  }
}
