import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

// Starting, pausing, scrubbing, turning round and going on.

extension UIViewPropertyAnimator {
  var pacing: AnimationPacing {
    timingParameters?.pacing ?? .function(CAMediaTimingFunction(name: .default))
  }

  /// From the start to the end of whatever takes longest.
  private var length: Double { items.reduce(duration) { max($0, $1.entry.fullLength) } }

  private var goal: Double { isReversed ? 0 : 1 }

  private var pausedManner: AnimationDrive.Manner { scrubsLinearly ? .evenly : .asSaid }

  // MARK: Changes

  func add(_ changes: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = Double(min(max(delayFactor, 0), 1))
    guard state == .active else {
      blocks.append((changes, CGFloat(factor)))
      return
    }
    let share = currentPlace.said(.asSaid, pacing, plannedDuration).share
    let known = items.count
    run(changes, delay: (share + factor * (1 - share)) * plannedDuration)
    let added = Array(items.dropFirst(known))
    if isRunning, var leg {
      leg.wait = -elapsed
      play(leg, added)
    } else {
      play(.held(place.manner, at: place.share), added)
    }
  }

  private func run(_ changes: () -> Void, delay: Double) {
    let settings = AnimationSettings(
      duration: plannedDuration > 0 ? max(plannedDuration - delay, 1e-3) : 0, delay: delay,
      options: [.overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions],
      curve: pacing)
    AnimationBlock(settings, content: .animated, animator: self, completion: nil).run(changes)
  }

  /// Runs the blocks; from now on there is something to move.
  private func activate() {
    state = .active
    (items, starts) = ([], [])
    let changes = blocks
    blocks = []
    for (block, factor) in changes { run(block, delay: Double(factor) * plannedDuration) }
    place = AnimatorPlace(manner: .asSaid, share: isReversed ? 1 : 0)
  }

  // MARK: Places

  private var elapsed: Double { items.first?.entry.playedSeconds ?? 0 }

  var currentPlace: AnimatorPlace {
    guard isRunning, let leg else { return place }
    return AnimatorPlace(manner: leg.manner, share: leg.time(after: elapsed))
  }

  var currentFraction: CGFloat {
    guard state != .inactive else { return 0 }
    let share = currentPlace.said(pausedManner, pacing, plannedDuration).share
    return CGFloat(min(max(isReversed ? 1 - share : share, 0), 1))
  }

  func scrub(to fraction: CGFloat) {
    guard state != .stopped else { return }
    if state == .inactive { activate() }
    let share = min(max(Double(fraction), 0), 1)
    let wasRunning = isRunning
    place = AnimatorPlace(manner: pausedManner, share: isReversed ? 1 - share : share)
    hold()
    if wasRunning { goOn(nil, durationFactor: 0) }
  }

  // MARK: Legs

  func start(afterDelay delay: TimeInterval) {
    guard state != .stopped else {
      fatalError("An animator that was stopped has to be finished before it can start again.")
    }
    if isRunning { return }
    if state == .active { return goOn(nil, durationFactor: 0) }
    self.delay = delay
    activate()
    var leg = AnimationDrive(.asSaid, from: place.share, to: goal, seconds: length)
    leg.wait = max(delay, 0)
    run(leg)
  }

  func pause() {
    checkInterruption()
    switch state {
    case .inactive: activate()
    case .active: place = currentPlace
    case .stopped: return
    }
    hold()
  }

  private func checkInterruption() {
    if !isInterruptible, state == .active {
      fatalError("An animator that is not interruptible can be neither paused nor stopped.")
    }
  }

  private func hold() {
    place = place.said(pausedManner, pacing, plannedDuration)
    endLeg()
    play(.held(place.manner, at: place.share), items)
  }

  func goOn(_ parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    guard state != .stopped else { return }
    if state == .inactive { activate() }
    let here = currentPlace
    let factor = Double(durationFactor)
    guard let parameters else {
      let said = here.said(.asSaid, pacing, plannedDuration)
      let left = abs(goal - said.share)
      run(
        AnimationDrive(
          .asSaid, from: said.share, to: goal,
          seconds: left > 0 && factor > 0 ? factor * length : left * length))
      return
    }
    let even = here.said(.evenly, pacing, plannedDuration)
    let left = abs(goal - even.share)
    let seconds = left == 0 ? 0 : factor > 0 ? factor * plannedDuration : left * plannedDuration
    let pace = parameters.pacing
    run(
      AnimationDrive(
        .evenly, from: even.share, to: goal, seconds: left == 0 ? 0 : pace.length(seconds),
        pacing: pace.drivePacing(duration: seconds)))
  }

  func directionChanged() {
    guard isRunning, let leg else { return }
    let here = currentPlace
    let way = abs(leg.to - leg.from)
    let speed = way > 0 ? leg.seconds / way : length
    run(
      AnimationDrive(
        leg.manner, from: here.share, to: goal, seconds: abs(goal - here.share) * speed,
        pacing: leg.pacing))
  }

  private func run(_ next: AnimationDrive) {
    endLeg()
    (leg, isRunning) = (next, true)
    place = AnimatorPlace(manner: next.manner, share: next.from)
    play(next, items)
    // Nothing that would tell when the goal is reached.
    guard items.isEmpty || next.seconds <= 0 else { return }
    ending = MainTimer(after: max(next.wait, 0)) {
      MainActor.assumeIsolated { self.arrive() }
    }
  }

  private func endLeg() {
    ending?.invalidate()
    (ending, leg, isRunning) = (nil, nil, false)
  }

  private func play(_ drive: AnimationDrive, _ items: [AnimatorItem]) {
    var drive = drive
    drive.from *= length
    drive.to *= length
    let isStanding = drive.seconds <= 0
    for item in items {
      item.entry.play(drive, then: pausesOnCompletion || isStanding ? .remains : .leaves)
    }
  }

  func arrive() {
    guard isRunning, let leg else { return }
    place = AnimatorPlace(manner: leg.manner, share: leg.to)
    if pausesOnCompletion { return hold() }
    endLeg()
    finish(at: isReversed ? .start : .end)
  }
}
