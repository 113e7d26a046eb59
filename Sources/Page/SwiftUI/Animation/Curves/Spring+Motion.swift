extension Spring {
  /// What is left after some seconds of a displacement of 1, and of a velocity of 1.
  func response(at time: Double) -> (ofDisplacement: Double, ofVelocity: Double) {
    guard time > 0 else { return (1, 0) }
    let fall = exp(-decay * time)
    let swing = frequency * frequency - decay * decay
    if swing > 1e-9 {
      let turn = swing.squareRoot()
      let sine = sin(turn * time) / turn
      return (fall * (cos(turn * time) + decay * sine), fall * sine)
    }
    if swing > -1e-9 { return (fall * (1 + decay * time), fall * time) }
    let turn = (-swing).squareRoot()
    // The exponents are joined, as each by itself would grow beyond all numbers.
    let (slow, quick) = (exp((turn - decay) * time), exp((-turn - decay) * time))
    let sine = (slow - quick) / (2 * turn)
    return ((slow + quick) / 2 + decay * sine, sine)
  }

  /// How far a value that began at zero is after some seconds.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let left = response(at: time)
    return target.scaled(by: 1 - left.ofDisplacement) + initialVelocity.scaled(by: left.ofVelocity)
  }

  /// How fast a value that began at zero moves after some seconds.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let left = response(at: time)
    let square = frequency * frequency
    return target.scaled(by: square * left.ofVelocity)
      + initialVelocity.scaled(by: left.ofDisplacement - 2 * decay * left.ofVelocity)
  }

  /// Moves a value on by a part of a second.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let way = target - value
    let start = value
    let speed = velocity
    value = start + self.value(target: way, initialVelocity: speed, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: speed, time: deltaTime)
  }

  /// The force on a value at a place, at a velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// When the spring is at rest, to a thousandth.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

  /// When a value that began at zero is at rest.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let size =
      target.magnitudeSquared.squareRoot()
      + initialVelocity.magnitudeSquared.squareRoot() / max(frequency, 1e-6)
    guard size > 0, decay > 0, frequency > 0 else { return size > 0 ? .infinity : 0 }
    let swing = frequency * frequency - decay * decay
    // What bounds the spring falls as its slowest exponent does.
    let rate = swing >= 0 ? decay : decay - (-swing).squareRoot()
    var time = log(max(size / epsilon, 1)) / rate
    if swing < frequency * frequency * 1e-3 {
      while response(at: time).ofDisplacement * size > epsilon, time < 1e4 { time *= 1.1 }
    }
    return time
  }
}

extension Spring {
  /// The value between two others after some seconds.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    let start = fromValue.animatableData
    var result = fromValue
    result.animatableData =
      start
      + value(
        target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData,
        time: time)
    return result
  }

  /// How fast a value moves from one value to another after some seconds.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The force on a value that moves from one value to another, at a place and a velocity.
  public func force<V: Animatable>(
    fromValue: V, toValue: V, position: V, velocity: V
  ) -> V {
    let start = fromValue.animatableData
    var result = fromValue
    result.animatableData = force(
      target: toValue.animatableData - start, position: position.animatableData,
      velocity: velocity.animatableData)
    return result
  }

  /// When a value that moves from one to another is at rest.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }
}
