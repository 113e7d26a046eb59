import Foundation

/// The law of a damped spring that moves from 0 to 1.
@_spi(UIKit) public struct Spring {
  let frequency: Double
  let decay: Double
  let velocity: Double

  init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
    frequency = (stiffness / mass).squareRoot()
    decay = damping / (2 * mass)
    self.velocity = velocity
  }

  /// Where it is after so many seconds.
  func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let fall = exp(-decay * time)
    let swing = frequency * frequency - decay * decay
    if swing > 1e-9 {
      let turn = swing.squareRoot()
      return 1 - fall * (cos(turn * time) + (decay - velocity) / turn * sin(turn * time))
    }
    if swing > -1e-9 {
      return 1 - fall * (1 + (decay - velocity) * time)
    }
    let turn = (-swing).squareRoot()
    return 1 - fall * (cosh(turn * time) + (decay - velocity) / turn * sinh(turn * time))
  }

  /// The time from which its swings, all added up, stay within a thousandth: Apple's law.
  var settlingTime: Double {
    guard decay > 0, frequency > 0 else { return .infinity }
    let swing = frequency * frequency - decay * decay
    if swing > 1e-9 {
      return log((1 + abs(decay - velocity) / swing.squareRoot()) / 0.001) / decay
    }
    var (low, high) = (0.0, 1.0)
    while envelope(at: high) > 0.001, high < 1e6 { high *= 2 }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if envelope(at: middle) > 0.001 { low = middle } else { high = middle }
    }
    return high
  }

  /// The sum of what is left of a spring that does not swing.
  private func envelope(at time: Double) -> Double {
    let turn = max(decay * decay - frequency * frequency, 0).squareRoot()
    if turn < 1e-5 { return (1 + abs(decay - velocity) * time) * exp(-decay * time) }
    let share = (decay - velocity) / turn
    return abs(1 + share) / 2 * exp((turn - decay) * time)
      + abs(1 - share) / 2 * exp((-turn - decay) * time)
  }

  /// The stiffness and damping (of mass 1) of a spring that feels so long and swings so far.
  static func feeling(duration: Double, bounce: Double) -> (stiffness: Double, damping: Double) {
    let frequency = 2 * Double.pi / max(duration, 1e-3)
    let ratio = bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -0.999))
    return (frequency * frequency, 2 * ratio * frequency)
  }

  /// The stiffness and damping (of mass 1) with which a spring of this damping ratio, beginning
  /// with this speed, is within a thousandth of its end after the duration.
  @_spi(UIKit) public static func fitting(
    dampingRatio: Double, duration: Double, velocity: Double
  ) -> (stiffness: Double, damping: Double) {
    let ratio = min(max(dampingRatio, 0.01), 1)
    func rest(_ frequency: Double) -> Double {
      let decay = ratio * frequency
      if ratio == 1 {
        return (1 + (frequency - velocity) * duration) * exp(-frequency * duration)
      }
      let turn = frequency * (1 - ratio * ratio).squareRoot()
      return abs((velocity - decay) / turn) * exp(-decay * duration)
    }
    var (low, high) = (1e-3, 1.0)
    while abs(rest(high)) > 0.001, high < 1e6 { high *= 2 }
    low = high / 2
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if abs(rest(middle)) > 0.001 { low = middle } else { high = middle }
    }
    return (high * high, 2 * ratio * high)
  }
}
