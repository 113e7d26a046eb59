import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

/// One call of `UIView.animate` or one of its relatives, from its block to its completion.
///
/// While its block runs, changes of views' layers become animations that report to it. It is
/// done when the last of them has ended: `finished` is true if all of them ran out.
@MainActor
final class AnimationBlock {
  enum Content {
    /// Every change becomes an animation.
    case animated
    /// Changes are made at once; a transition shows them.
    case immediate
    /// Changes are collected, and become one animation for each value.
    case keyframes(KeyframeRecorder)
  }

  private static var open: [AnimationBlock] = []
  /// Whether the page lets blocks animate.
  static var isAllowed = true
  /// Whether changes that are not animated end the animations of what they change.
  static var endsRunning = false
  /// Whether a container puts views in their places; what the page does in a callback meanwhile is its own.
  private static var isArranging = false

  static var areAnimationsEnabled: Bool { isAllowed && !isArranging }

  /// The innermost block that is open, whether changes animate in it or not.
  static var innermost: AnimationBlock? { open.last }

  /// The block that changes belong to now.
  static var current: AnimationBlock? {
    guard areAnimationsEnabled, let block = open.last else { return nil }
    if case .immediate = block.content { return nil }
    return block
  }

  var settings: AnimationSettings
  let content: Content
  /// Has the time of all its animations in hand.
  let animator: UIViewPropertyAnimator?
  private var completion: ((Bool) -> Void)?
  private var followers: [(Bool) -> Void] = []
  /// What has to be told once the block's closure has run.
  var closing: [() -> Void] = []
  var started: (() -> Void)?
  private var running = 0
  private var allFinished = true
  private var isClosed = false
  private var layouts: [UIView] = []

  init(
    _ settings: AnimationSettings, content: Content, animator: UIViewPropertyAnimator? = nil,
    completion: ((Bool) -> Void)?
  ) {
    let outer = AnimationBlock.open.last
    self.settings = settings.inheriting(from: outer?.settings)
    self.animator = animator ?? outer?.animator
    self.content = content
    self.completion = completion
  }

  /// Makes changes of a container's own, at once.
  static func arrange(_ changes: () -> Void) { whileArranging(true, changes) }

  /// Lets the page answer a callback: what it changes in a block animates, whoever asked.
  static func ask(_ callback: () -> Void) { whileArranging(false, callback) }

  private static func whileArranging(_ value: Bool, _ work: () -> Void) {
    let before = isArranging
    isArranging = value
    work()
    isArranging = before
  }

  func run(_ changes: () -> Void) {
    begin()
    changes()
    AnimationBlock.end()
  }

  /// Runs more changes as its own; whoever made them is told when the whole block is done.
  func include(_ completion: ((Bool) -> Void)?, _ changes: () -> Void) {
    if let completion { followers.append(completion) }
    changes()
  }

  /// From here on changes are this block's.
  func begin() {
    AnimationBlock.open.append(self)
  }

  /// Closes the innermost block.
  static func end() {
    guard let block = open.last else { return }
    for view in block.layouts { view.layoutIfNeeded() }
    for work in block.closing { work() }
    open.removeLast()
    block.close()
  }

  private func close() {
    (closing, layouts) = ([], [])
    isClosed = true
    if running > 0 { return }
    // Without a duration the changes are there at once, and the completion follows in the next
    // turn; a block that changed nothing is complete already.
    if settings.duration > 0 { complete() } else { completeInNextTurn() }
  }

  private func completeInNextTurn() {
    guard completion != nil || !followers.isEmpty else { return }
    MainTimer(after: settings.delay) { MainActor.assumeIsolated { self.complete() } }
  }

  private func complete() {
    let told = followers + [completion].compactMap { $0 }
    (followers, completion) = ([], nil)
    for block in told { block(allFinished) }
  }

  // MARK: Animations

  /// Gives an animation the block's timing, and waits for it.
  func start(_ run: CAAnimation, on view: UIView, forKey key: String) {
    run.duration = settings.curve.length(settings.duration)
    run.fillMode = .both
    switch settings.curve {
    case .function(let function): run.timingFunction = function
    case .spring:
      // A spring has its pace already; pictures that take each other's place do not swing.
      if run is CATransition { run.timingFunction = UIView.AnimationCurve.easeInOut.function }
    }
    let animation = settings.repetition.pausing(before: run)
    animation.delay = settings.delay
    if settings.repeatCount != 1 { animation.repeatCount = settings.repeatCount }
    animation.autoreverses = settings.autoreverses
    animation.delegate = AnimationToken(block: self, view: view, touches: touches)
    if settings.options.contains(.layoutSubviews), !layouts.contains(view) { layouts.append(view) }
    wait()
    view.layer.add(animation, forKey: key)
    guard let animator, !(animation is CATransition),
      let entry = view.layer.animationEntry(forKey: key)
    else { return }
    animator.take(entry, of: view)
  }

  /// One more thing has to end before the block is done.
  func wait() { running += 1 }

  private var touches: AnimationToken.Touches {
    if let animator { return animator.isUserInteractionEnabled ? .allowed : .blocked }
    return settings.options.contains(.allowUserInteraction) ? .allowed : .blocked
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
  private var touches: Touches
  private var hasEnded = false

  init(block: AnimationBlock, view: UIView, touches: Touches) {
    (self.block, self.view, self.touches) = (block, view, touches)
    if touches == .blocked { view.animationsThatBlockTouches += 1 }
  }

  func animationDidStart(_ anim: CAAnimation) {
    block.started?()
    block.started = nil
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    let isKept = block.animator?.keeps(anim, finished: flag) ?? false
    if !isKept, !hasEnded {
      hasEnded = true
      if touches == .blocked { view?.animationsThatBlockTouches -= 1 }
      block.ended(flag)
    }
    block.animator?.checkArrival()
  }
}
