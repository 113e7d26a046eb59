import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

/// Moves an animated transition by a part of its way, as a gesture says.
///
/// The container's time stands still and is set by hand; when the gesture is over it is wound on to
/// the end, or back to the beginning. Going back, the views get the values they had before.
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  open private(set) var duration: CGFloat = 0
  open private(set) var percentComplete: CGFloat = 0
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The pace of the rest of the way, if it shall be another than the completion curve.
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true

  private var context: (any AnimatedTransition)?
  private var before: [LayerMemory] = []
  private var link: CADisplayLink?
  private var winding = Winding.none
  private var rest = Rest()

  private enum Winding {
    case none, forward, back
  }

  /// The way that is wound after the gesture.
  private struct Rest {
    var from: CGFloat = 0
    var to: CGFloat = 0
    var length: Double = 0
    var elapsed: Double = 0
  }

  public override init() {
    super.init()
  }

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? any AnimatedTransition else { return }
    self.context = context
    duration = CGFloat(context.animator.transitionDuration(using: context))
    (percentComplete, winding) = (0, .none)
    before = context.movedViews.flatMap { LayerMemory.all(in: $0) }
    stopTime()
    context.animator.animateTransition(using: context)
  }

  /// All that the transition moves has its time in hand.
  private var layers: [CALayer] { context?.movedViews.map(\.layer) ?? [] }

  private func stopTime() {
    for layer in layers {
      layer.speed = 0
      // What is added now begins at the time the layer shows.
      layer.timeOffset = 0
    }
  }

  /// Goes to a part of the way.
  open func update(_ percentComplete: CGFloat) {
    guard context != nil, winding == .none else { return }
    show(percentComplete)
  }

  private func show(_ percent: CGFloat) {
    percentComplete = min(max(percent, 0), 1)
    // The very end would complete the animations.
    for layer in layers { layer.timeOffset = Double(min(percentComplete, 0.9999) * duration) }
    context?.updateInteractiveTransition(percentComplete)
  }

  /// Stops winding, and gives the transition back to the gesture.
  open func pause() {
    guard winding != .none else { return }
    endWinding()
    context?.pauseInteractiveTransition()
  }

  open func finish() {
    guard let context, winding == .none else { return }
    context.finishInteractiveTransition()
    wind(.forward)
  }

  open func cancel() {
    guard let context, winding == .none else { return }
    context.cancelInteractiveTransition()
    wind(.back)
  }

  // MARK: Winding

  private func wind(_ direction: Winding) {
    winding = direction
    let end: CGFloat = direction == .forward ? 1 : 0
    rest = Rest(
      from: percentComplete, to: end,
      length: Double(abs(end - percentComplete) * duration / max(completionSpeed, 0.01)))
    let link = CADisplayLink(
      target: self,
      selector: Selector(UIPercentDrivenInteractiveTransition.step, named: "step"))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func step(_ link: CADisplayLink) {
    rest.elapsed += link.duration
    let time = rest.length > 0 ? min(rest.elapsed / rest.length, 1) : 1
    let function = timingCurve?.cubicTimingParameters?.function ?? completionCurve.function
    show(rest.from + (rest.to - rest.from) * CGFloat(function.progress(at: time)))
    guard time >= 1 else { return }
    if winding == .forward { arrive() } else { returnToBeginning() }
  }

  private func endWinding() {
    link?.invalidate()
    (link, winding) = (nil, .none)
  }

  /// Time goes on as usual, from just before the end: the animations complete by themselves.
  private func arrive() {
    endWinding()
    for layer in layers {
      let shown = layer.timeOffset
      layer.speed = 1
      layer.beginTime =
        layer.superlayer?.convertTime(CACurrentMediaTime(), from: nil) ?? CACurrentMediaTime()
      layer.timeOffset = shown
    }
    before = []
    context = nil
  }

  /// Without their animations the layers are as they were; those tell that they did not finish.
  private func returnToBeginning() {
    endWinding()
    let layers = layers
    let memories = before
    (before, context) = ([], nil)
    UIView.performWithoutAnimation {
      for memory in memories { memory.restore() }
    }
    for layer in layers {
      (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
      LayerMemory.stopAnimations(in: layer)
    }
  }
}

/// What a layer looked like before a transition.
@MainActor
private struct LayerMemory {
  private let view: UIView
  private let bounds: CGRect
  private let center: CGPoint
  private let transform: CATransform3D
  private let opacity: Float
  private let color: UIColor?
  private let radius: CGFloat

  private init(_ view: UIView) {
    self.view = view
    (bounds, center, transform) = (view.bounds, view.center, view.layer.transform)
    (opacity, color, radius) = (view.layer.opacity, view.backgroundColor, view.layer.cornerRadius)
  }

  static func all(in view: UIView) -> [LayerMemory] {
    [LayerMemory(view)] + view.subviews.flatMap { all(in: $0) }
  }

  func restore() {
    if view.bounds != bounds { view.bounds = bounds }
    view.center = center
    view.layer.transform = transform
    view.layer.opacity = opacity
    if view.backgroundColor != color { view.backgroundColor = color }
    view.layer.cornerRadius = radius
  }

  static func stopAnimations(in layer: CALayer) {
    layer.removeAllAnimations()
    for sublayer in layer.sublayers ?? [] { stopAnimations(in: sublayer) }
  }
}
