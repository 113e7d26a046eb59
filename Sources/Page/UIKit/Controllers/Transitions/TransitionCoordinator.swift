import CoreGraphics
import Foundation

/// Animations beside a transition: kept until it begins, run with its duration and curve, and told
/// when it is over.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Told = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// What a coordinator says of its transition.
  struct Facts {
    var isAnimated = false
    var style = UIModalPresentationStyle.none
    var duration: TimeInterval = 0
    var curve = UIView.AnimationCurve.easeInOut
    var isInteractive = false
    var isCancelled = false
    var percent: CGFloat = 0
    var velocity: CGFloat = 1
  }

  private enum Phase {
    case waiting, running, over
  }

  var facts: Facts
  private(set) weak var context: (any AnimatedTransition)?
  private let container: UIView
  private let startedByHand: Bool
  private var phase = Phase.waiting
  private var animations: [Told] = []
  private var completions: [Told] = []
  private var interactionEnds: [Told] = []
  private var interactionChanges: [Told] = []

  init(_ facts: Facts, in container: UIView, of context: (any AnimatedTransition)? = nil) {
    (self.facts, self.container, self.context) = (facts, container, context)
    startedByHand = facts.isInteractive
  }

  // MARK: Running

  /// Runs what was asked for until now, in one block.
  func start() {
    phase = .running
    let waiting = animations
    animations = []
    guard !waiting.isEmpty else { return }
    let changes = { for animation in waiting { animation(self) } }
    guard facts.isAnimated, facts.duration > 0 else {
      return UIView.performWithoutAnimation(changes)
    }
    let curve = UIView.AnimationOptions(rawValue: UInt(facts.curve.rawValue) << 16)
    UIView.animate(
      withDuration: facts.duration, delay: 0, options: [curve, .allowUserInteraction],
      animations: changes)
  }

  func interactionChanged(cancelled: Bool) {
    guard facts.isInteractive else { return }
    facts.isInteractive = false
    facts.isCancelled = cancelled
    for told in interactionEnds + interactionChanges { told(self) }
    (interactionEnds, interactionChanges) = ([], [])
  }

  func finish(cancelled: Bool) {
    facts.isCancelled = cancelled
    phase = .over
    let waiting = completions
    (animations, completions) = ([], [])
    for completion in waiting { completion(self) }
  }

  // MARK: Asking

  func animate(alongsideTransition animation: Told?, completion: Told?) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  func animateAlongsideTransition(in view: UIView?, animation: Told?, completion: Told?) -> Bool {
    guard phase != .over else { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    if phase == .running { start() }
    return true
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Told) { interactionEnds.append(handler) }
  func notifyWhenInteractionChanges(_ handler: @escaping Told) {
    interactionChanges.append(handler)
  }

  // MARK: Facts

  var isAnimated: Bool { facts.isAnimated }
  var presentationStyle: UIModalPresentationStyle { facts.style }
  var initiallyInteractive: Bool { startedByHand }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { facts.isInteractive }
  var isCancelled: Bool { facts.isCancelled }
  var transitionDuration: TimeInterval { facts.duration }
  var percentComplete: CGFloat { facts.percent }
  var completionVelocity: CGFloat { facts.velocity }
  var completionCurve: UIView.AnimationCurve { facts.curve }
  var containerView: UIView { container }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context?.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { context?.view(forKey: key) }
}
