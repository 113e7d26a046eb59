/// What follows touches for one gesture on one view.
///
/// An event goes through all followers of a gesture and changes their phases; nobody hears of it
/// yet. When the recognizer around them has been granted the touches, or needs no grant, the
/// followers tell those who listen. So a gesture that gives way to another one has no effects.
@MainActor @preconcurrency
public class _GestureFollower<Value> {
  /// How far the gesture has come.
  final var phase = GesturePhase<Value>.possible(nil)

  init() {}

  // MARK: What a subclass says

  /// Changes the phase for what has happened.
  func follow(_ event: GestureEvent) {}

  /// Tells those who listen what the phase is, each value once.
  func tell() {}

  /// Takes over what a new value of the gesture says.
  func adopt(_ new: _GestureFollower<Value>) {}

  /// When the follower wants to see the time.
  var deadline: TimeInterval? { nil }

  /// Whether the gesture consists of taps.
  var isTap: Bool { false }

  /// The touches went to another gesture, or the view has left. An end that has not been told is
  /// none: the recognizer was not granted the touches.
  func fail() {
    phase = .failed
  }

  /// Begins again.
  func reset() {
    phase = .possible(nil)
  }

  // MARK: Following

  /// Shows an event to the follower, unless its gesture is over.
  final func handle(_ event: GestureEvent) {
    if !phase.isOver { follow(event) }
  }
}

/// A follower whose values do not matter: what a recognizer has.
@MainActor @preconcurrency
protocol GestureRun: AnyObject {
  var progress: GestureProgress { get }
  var deadline: TimeInterval? { get }
  var isTap: Bool { get }
  func handle(_ event: GestureEvent)
  func tell()
  func fail()
  func reset()
}

enum GestureProgress {
  case possible, active, ended, failed
}

extension _GestureFollower: GestureRun {
  var progress: GestureProgress {
    switch phase {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }
}
