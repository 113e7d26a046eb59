/// One of the two sides of a stepper.
enum StepperHalf {
  case decrement, increment
}

/// A finger that stays on one side of a stepper.
@MainActor
final class StepperPress {
  let half: StepperHalf
  var hasChanged = false
  var repetitions = 0

  init(half: StepperHalf) {
    self.half = half
  }

  /// Until the next step: long at first, then shorter and shorter.
  var pause: Double {
    switch repetitions {
    case 0: 0.5
    case 1..<6: 0.25
    case 6..<16: 0.1
    default: 0.05
    }
  }
}
