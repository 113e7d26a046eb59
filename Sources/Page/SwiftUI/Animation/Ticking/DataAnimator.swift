/// Animates data that no layer can interpolate: it says in each frame what is to be shown.
///
/// Each change is a way that is added to what is under way, so that data neither jump nor stop when
/// the change before it is interrupted.
@MainActor
final class DataAnimator<Data: VectorArithmetic> {
  private struct Way {
    let difference: Data
    let animation: Animation
    let start: Double
    let awaited: AwaitedAnimation
    var context: AnimationContext<Data>
  }

  private var target: Data
  private var ways: [Way] = []
  private var frames: Frames?
  private let tick: () -> Void

  /// The closure is called when something else is to be shown.
  init(_ data: Data, tick: @escaping () -> Void) {
    target = data
    self.tick = tick
  }

  deinit {
    for way in ways { way.awaited.ended() }
  }

  /// Takes data that are to be shown, and returns those that are shown now.
  func follow(_ data: Data, in transaction: Transaction) -> Data {
    guard data != target else { return current() }
    guard let animation = transaction.animation else {
      end()
      target = data
      return data
    }
    let difference = data - target
    endRepetition()
    target = data
    let way = Way(
      difference: difference, animation: animation, start: animationTime,
      awaited: AwaitedAnimation(animation, for: transaction.completions),
      context: AnimationContext(environment: EnvironmentValues()))
    ways.append(way)
    way.awaited.began()
    if frames == nil {
      frames = Frames { [weak self] _ in
        self?.tick()
        return self != nil
      }
    }
    return current()
  }

  /// What has no end gives way.
  private func endRepetition() {
    for way in ways where way.animation.runs == .infinity { way.awaited.ended() }
    ways.removeAll { $0.animation.runs == .infinity }
  }

  /// The data of this moment.
  private func current() -> Data {
    let now = animationTime
    var shown = target
    for index in ways.indices {
      let gone = ways[index].animation.animate(
        value: ways[index].difference, time: now - ways[index].start,
        context: &ways[index].context)
      if let gone {
        shown += gone - ways[index].difference
      } else {
        ways[index].awaited.ended()
      }
    }
    ways.removeAll { now - $0.start >= $0.animation.totalLength }
    if ways.isEmpty { stop() }
    return shown
  }

  private func stop() {
    frames?.end()
    frames = nil
  }

  /// Ends what is under way, where it leads.
  func end() {
    for way in ways { way.awaited.ended() }
    ways = []
    stop()
  }
}
