import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

/// One call of `UIView.animate` or `UIView.transition`, from its block to its completion.
///
/// While its block runs, changes of views' layers become animations that report to it. It is
/// done when the last of them has ended: `finished` is true if all of them ran out.
@MainActor
final class AnimationBlock {
  struct Settings {
    var duration: Double
    var delay: Double
    var options: UIView.AnimationOptions
    var curve: Curve
  }

  enum Curve {
    case function(CAMediaTimingFunction)
    case spring(dampingRatio: Double, velocity: Double)
  }

  enum Content {
    /// Every change becomes an animation.
    case animated
    /// Changes are made at once; a transition shows them.
    case immediate
  }

  private static var open: [AnimationBlock] = []
  static var areAnimationsEnabled = true

  /// The block that changes belong to now.
  static var current: AnimationBlock? {
    guard areAnimationsEnabled, let block = open.last, block.content == .animated else {
      return nil
    }
    return block
  }

  let settings: Settings
  private let content: Content
  private var completion: ((Bool) -> Void)?
  private var running = 0
  private var allFinished = true
  private var isClosed = false

  init(_ settings: Settings, content: Content, completion: ((Bool) -> Void)?) {
    self.settings = AnimationBlock.inheriting(settings)
    self.content = content
    self.completion = completion
  }

  /// A nested block takes the outer one's duration and curve unless its options say otherwise.
  private static func inheriting(_ own: Settings) -> Settings {
    guard let outer = open.last?.settings else { return own }
    var settings = own
    if !own.options.contains(.overrideInheritedDuration) {
      settings.duration = outer.duration
      settings.delay = outer.delay
    }
    if !own.options.contains(.overrideInheritedCurve) { settings.curve = outer.curve }
    if !own.options.contains(.overrideInheritedOptions) {
      settings.options.formUnion(
        outer.options.intersection([.repeat, .autoreverse, .allowUserInteraction]))
    }
    return settings
  }

  func run(_ changes: () -> Void) {
    AnimationBlock.open.append(self)
    changes()
    AnimationBlock.open.removeLast()
    isClosed = true
    if running > 0 { return }
    // Without a duration the changes are there at once, and the completion follows in the next
    // turn; a block that changed nothing is complete already.
    if settings.duration > 0 { complete() } else { completeInNextTurn() }
  }

  private func completeInNextTurn() {
    guard completion != nil else { return }
    MainTimer(after: settings.delay) { MainActor.assumeIsolated { self.complete() } }
  }

  private func complete() {
    let block = completion
    completion = nil
    block?(allFinished)
  }

  // MARK: Animations

  /// Gives an animation the block's timing, and waits for it.
  func start(_ animation: CAAnimation, on view: UIView, forKey key: String) {
    animation.duration = settings.duration
    animation.delay = settings.delay
    animation.fillMode = .both
    if settings.options.contains(.repeat) { animation.repeatCount = .infinity }
    animation.autoreverses = settings.options.contains(.autoreverse)
    if case .function(let function) = settings.curve { animation.timingFunction = function }
    let token = AnimationToken(block: self, view: view, touches: touches)
    animation.delegate = token
    running += 1
    view.layer.add(animation, forKey: key)
  }

  private var touches: AnimationToken.Touches {
    settings.options.contains(.allowUserInteraction) ? .allowed : .blocked
  }

  func ended(_ finished: Bool) {
    running -= 1
    allFinished = allFinished && finished
    if isClosed, running == 0 { complete() }
  }
}

/// Ties one animation to its block and its view.
@MainActor
final class AnimationToken: @preconcurrency CAAnimationDelegate {
  enum Touches {
    case allowed, blocked
  }

  private let block: AnimationBlock
  private weak var view: UIView?
  private let touches: Touches

  init(block: AnimationBlock, view: UIView, touches: Touches) {
    (self.block, self.view, self.touches) = (block, view, touches)
    if touches == .blocked { view.animationsThatBlockTouches += 1 }
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    if touches == .blocked { view?.animationsThatBlockTouches -= 1 }
    block.ended(flag)
  }
}
