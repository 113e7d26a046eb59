import CoreGraphics
import Foundation

/// An item as a field meets it.
struct FieldSample {
  /// From the field's position.
  let offset: CGVector
  let place: CGPoint
  let velocity: CGVector
  let mass: CGFloat
  let charge: CGFloat
  let time: TimeInterval
  let seconds: TimeInterval
}

/// What a field does.
///
/// A force of 1 is what a push of magnitude 1 is; gravities and vortices give it to each unit of
/// mass. Springs and drags are told in the units of a view of 100 by 100 points: a spring of
/// strength 1 accelerates that by a point per second squared for each point it is away.
@MainActor
enum FieldLaw {
  enum Measure {
    case evenly, byVelocity
  }

  case drag
  case vortex
  case radialGravity
  case linearGravity
  case velocity
  case noise(smoothness: CGFloat, speed: CGFloat, Measure)
  case spring
  case electric
  case magnetic
  case custom((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)

  private static let forceOfOne: CGFloat = 100

  /// The force in masses times points per second squared; of a velocity field the velocity.
  func force(on sample: FieldSample, in field: UIFieldBehavior) -> CGVector {
    let strength = strength(of: field, at: sample)
    let full = FieldLaw.forceOfOne * strength
    switch self {
    case .drag: return sample.velocity.times(-strength)
    case .vortex:
      return CGVector(dx: sample.offset.dy, dy: -sample.offset.dx).times(full * sample.mass)
    case .radialGravity: return sample.offset.unit.times(-full * sample.mass)
    case .linearGravity: return field.direction.times(full * sample.mass)
    case .velocity: return field.direction.times(strength)
    case .noise(_, _, let measure): return noise(measure, sample, field).times(full)
    case .spring: return sample.offset.times(-strength)
    case .electric: return sample.offset.unit.times(full * sample.charge)
    case .magnetic:
      return CGVector(dx: sample.velocity.dy, dy: -sample.velocity.dx)
        .times(strength * sample.charge)
    case .custom(let block):
      return block(
        field, sample.place, sample.velocity, sample.mass, sample.charge, sample.seconds
      ).times(full)
    }
  }

  /// What the distance leaves of it. A page that names no minimum radius has it from 100 points on.
  private func strength(of field: UIFieldBehavior, at sample: FieldSample) -> CGFloat {
    guard field.falloff != 0 else { return field.strength }
    let start = field.minimumRadius >= 1 ? field.minimumRadius : 100
    let nearest = max(field.minimumRadius, 1)
    return field.strength * pow(max(sample.offset.length, nearest) / start, -field.falloff)
  }

  private func noise(
    _ measure: Measure, _ sample: FieldSample, _ field: UIFieldBehavior
  ) -> CGVector {
    let cell = 10 + 190 * min(max(field.smoothness, 0), 1)
    let noise = FieldNoise.at(
      CGPoint(x: sample.offset.dx / cell, y: sample.offset.dy / cell),
      sample.time * Double(field.animationSpeed))
    switch measure {
    case .evenly: return noise
    case .byVelocity: return noise.times(sample.velocity.length / 100)
    }
  }
}

extension CGVector {
  var length: CGFloat { hypot(dx, dy) }

  /// In the same direction, as long as 1, or as nothing.
  var unit: CGVector { length > 0 ? times(1 / length) : .zero }

  func times(_ factor: CGFloat) -> CGVector { CGVector(dx: dx * factor, dy: dy * factor) }
}
