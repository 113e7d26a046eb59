import UIKit

/// Curves and springs, keyframes, transitions of all kinds, and property animators in every state.
public final class MotionSection: UIView {
  private let curves = MotionSection.dots(7)
  private let tiles = MotionSection.tiles(8)
  private let shapes = MotionSection.dots(5)
  private var animators: [UIViewPropertyAnimator] = []
  private var hasBegun = false

  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 360, height: 300))
    backgroundColor = .systemBackground
    addCaption("Animation, transitions, animators", at: CGPoint(x: 8, y: 4))
    layOutCurves()
    layOutTiles()
    layOutShapes()
  }

  public required init?(coder: NSCoder) {
    fatalError("MotionSection is made in code.")
  }

  public override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, !hasBegun else { return }
    hasBegun = true
    runCurves()
    // What nobody has seen yet has no picture to turn over.
    DispatchQueue.main.async { self.runTransitions() }
    runAnimators()
  }

  // MARK: Layout

  private static func dots(_ count: Int) -> [UIView] {
    let colors: [UIColor] = [
      .systemRed, .systemOrange, .systemGreen, .systemTeal, .systemBlue, .systemIndigo, .systemPink,
    ]
    return (0..<count).map { index in
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: 14, height: 14))
      dot.backgroundColor = colors[index % colors.count]
      dot.layer.cornerRadius = 7
      return dot
    }
  }

  private static func tiles(_ count: Int) -> [UILabel] {
    (0..<count).map { _ in
      let tile = UILabel(frame: CGRect(x: 0, y: 0, width: 38, height: 46))
      tile.textAlignment = .center
      tile.font = .systemFont(ofSize: 22, weight: .semibold)
      tile.textColor = .white
      tile.backgroundColor = .systemGray
      tile.layer.cornerRadius = 6
      tile.clipsToBounds = true
      tile.text = "A"
      return tile
    }
  }

  private func addCaption(_ text: String, at place: CGPoint, width: CGFloat = 340) {
    let label = UILabel(frame: CGRect(x: place.x, y: place.y, width: width, height: 14))
    label.font = .systemFont(ofSize: 11)
    label.textColor = .secondaryLabel
    label.text = text
    addSubview(label)
  }

  private func layOutCurves() {
    let names = [
      "ease in-out", "ease in", "ease out", "linear", "spring 0.4", "bounce 0.5", "keyframes",
    ]
    for (index, dot) in curves.enumerated() {
      let y = 26 + CGFloat(index) * 18
      addCaption(names[index], at: CGPoint(x: 8, y: y), width: 70)
      let track = UIView(frame: CGRect(x: 84, y: y + 6, width: 262, height: 2))
      track.backgroundColor = .systemGray5
      addSubview(track)
      dot.center = CGPoint(x: 91, y: y + 7)
      addSubview(dot)
    }
  }

  private func layOutTiles() {
    for (index, tile) in tiles.enumerated() {
      // Each in a place of its own: a transition from one view to another turns what holds them.
      let place = UIView(frame: tile.bounds.offsetBy(dx: 8 + CGFloat(index) * 43.5, dy: 160))
      place.addSubview(tile)
      addSubview(place)
    }
  }

  private func layOutShapes() {
    let names = ["scrubbed", "reversed", "stopped", "delayed", "repeated"]
    for (index, shape) in shapes.enumerated() {
      let x = 8 + CGFloat(index) * 69
      addCaption(names[index], at: CGPoint(x: x, y: 216), width: 66)
      shape.frame = CGRect(x: x, y: 234, width: 24, height: 24)
      shape.layer.cornerRadius = 4
      addSubview(shape)
    }
  }

  // MARK: Motion

  private func runCurves() {
    let options: [UIView.AnimationOptions] = [
      .curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear,
    ]
    for (dot, curve) in zip(curves, options) {
      UIView.animate(
        withDuration: 1, delay: 0, options: [curve, .repeat, .autoreverse],
        animations: { dot.center.x = 339 })
    }
    UIView.animate(
      withDuration: 1.5, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
      animations: { self.curves[4].center.x = 300 })
    UIView.animate(springDuration: 0.6, bounce: 0.5) {
      self.curves[5].center.x = 300
    }
    let dot = curves[6]
    UIView.animateKeyframes(withDuration: 2, delay: 0, options: .calculationModeCubic) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.3) { dot.center.x = 200 }
      UIView.addKeyframe(withRelativeStartTime: 0.3, relativeDuration: 0.3) {
        dot.transform = CGAffineTransform(scaleX: 1.8, y: 1.8)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.6, relativeDuration: 0.4) {
        dot.center.x = 339
        dot.transform = .identity
      }
    }
  }

  private func runTransitions() {
    let kinds: [UIView.AnimationOptions] = [
      .transitionFlipFromLeft, .transitionFlipFromRight, .transitionFlipFromTop,
      .transitionFlipFromBottom, .transitionCurlUp, .transitionCurlDown, .transitionCrossDissolve,
    ]
    for (tile, kind) in zip(tiles, kinds) {
      UIView.transition(
        with: tile, duration: 1.4, options: kind,
        animations: {
          tile.text = "B"
          tile.backgroundColor = .systemBlue
        })
    }
    let (old, new) = (tiles[7], UILabel(frame: tiles[7].bounds))
    (new.text, new.textAlignment, new.font) = ("C", .center, old.font)
    new.textColor = .white
    new.backgroundColor = .systemGreen
    new.layer.cornerRadius = 6
    new.clipsToBounds = true
    UIView.transition(from: old, to: new, duration: 1.4, options: .transitionFlipFromLeft)
  }

  private func runAnimators() {
    func move(_ index: Int, _ duration: Double = 1) -> UIViewPropertyAnimator {
      let shape = shapes[index]
      let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut) {
        shape.center.x += 36
        shape.transform = CGAffineTransform(rotationAngle: .pi / 2)
        shape.layer.cornerRadius = 12
      }
      animators.append(animator)
      return animator
    }
    let scrubbed = move(0)
    scrubbed.fractionComplete = 0.25
    after(0.4) { scrubbed.fractionComplete = 0.75 }
    let reversed = move(1)
    reversed.startAnimation()
    after(0.6) { reversed.isReversed = true }
    let stopped = move(2)
    stopped.startAnimation()
    after(0.5) { stopped.stopAnimation(true) }
    let delayed = move(3, 1.6)
    delayed.addAnimations({ self.shapes[3].alpha = 0.3 }, delayFactor: 0.5)
    delayed.startAnimation(afterDelay: 0.2)
    UIView.animate(withDuration: 0.5) {
      UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) {
        self.shapes[4].backgroundColor = .systemYellow
        self.shapes[4].frame.origin.y += 30
      }
    }
  }

  private func after(_ seconds: Double, _ work: @escaping () -> Void) {
    Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in work() }
  }
}
