import Foundation

/// How time runs between two values.
indirect enum Pace {
  case linear
  case curve(CAMediaTimingFunction)
  case spring(Spring, duration: Double)
  /// A stretch of another pace, forwards or backwards.
  case part(from: Double, to: Double, Pace)

  func progress(at time: Double) -> Double {
    switch self {
    case .linear: time
    case .curve(let function): function.progress(at: time)
    case .spring(let spring, let duration): spring.progress(at: time * duration)
    case .part(let from, let to, let pace): pace.progress(at: from + (to - from) * time)
    }
  }

  var isLinear: Bool {
    switch self {
    case .linear: true
    case .curve(let function): function.isLinear
    default: false
    }
  }

  /// Whether it begins at the first value and ends at the second.
  var endsExactly: (start: Bool, end: Bool) { (progress(at: 0) == 0, progress(at: 1) == 1) }

  /// The stretch between two shares of the time.
  func part(from: Double, to: Double) -> Pace {
    if from == 0, to == 1 { return self }
    return .part(from: from, to: to, self)
  }

  /// The pace from the second value back to the first.
  var swapped: Pace? {
    switch self {
    case .linear: .linear
    case .curve(let function): .curve(function.backwards)
    default: nil
    }
  }
}
