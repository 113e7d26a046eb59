import CoreGraphics
import Foundation
import PageProtocol

extension CATransition {
  /// Kinds a player does not know are cross-fades.
  var wireKind: LayerTransition.Kind {
    switch type.rawValue {
    case "oglFlip", "flip":
      switch subtype {
      case CATransitionSubtype.fromRight: .flipFromRight
      case CATransitionSubtype.fromTop: .flipFromTop
      case CATransitionSubtype.fromBottom: .flipFromBottom
      default: .flipFromLeft
      }
    case "pageCurl": .curlUp
    case "pageUnCurl": .curlDown
    case "push": .push
    case "moveIn": .moveIn
    case "reveal": .reveal
    default: .crossDissolve
    }
  }

  /// Core Animation's top is where y is greatest: at the bottom of a screen of UIKit's.
  var wireDirection: LayerTransition.Direction? {
    guard wireKind.hasDirection else { return nil }
    return switch subtype {
    case CATransitionSubtype.fromRight: .fromRight
    case CATransitionSubtype.fromTop: .fromBottom
    case CATransitionSubtype.fromBottom: .fromTop
    default: .fromLeft
    }
  }

  /// The pace, between the progress it starts with and the one it ends with.
  var wireTiming: TimingCurve {
    let (start, end) = (Double(startProgress), Double(endProgress))
    guard start != 0 || end != 1 else {
      return timingFunction.map { TimingCurve($0) } ?? .linear
    }
    guard let timingFunction, !timingFunction.isLinear else { return .samples([start, end]) }
    let count = AnimationTrack.pieces(for: duration)
    return .samples(
      (0...count).map {
        start + (end - start) * timingFunction.progress(at: Double($0) / Double(count))
      })
  }
}
