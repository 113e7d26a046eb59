import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

/// Where an animator is between its start and its end.
///
/// Either a share of its time, with all curves as they were said, or a share of the way, which
/// goes evenly; the two are the same only for a straight curve.
struct AnimatorPlace {
  var manner: AnimationDrive.Manner
  var share: Double
  /// The share of the time that it was made of; a spring passes some places several times.
  var origin: Double?

  static let start = AnimatorPlace(manner: .asSaid, share: 0)

  /// The same place said in the other manner.
  func said(
    _ wanted: AnimationDrive.Manner, _ pacing: AnimationPacing, _ duration: Double
  ) -> AnimatorPlace {
    guard manner != wanted else { return self }
    switch wanted {
    case .evenly:
      let isEnd = share <= 0 || share >= 1
      let way = isEnd ? share : pacing.progress(at: share, duration: duration)
      return AnimatorPlace(manner: wanted, share: way, origin: share)
    case .asSaid:
      if let origin { return AnimatorPlace(manner: wanted, share: origin) }
      let isEnd = share <= 0 || share >= 1
      let time =
        isEnd ? min(max(share, 0), 1) : pacing.share(of: share, duration: duration)
      return AnimatorPlace(manner: wanted, share: time)
    }
  }
}

extension AnimationPacing {
  /// How much of the way is made at a share of the time.
  func progress(at share: Double, duration: Double) -> Double {
    switch self {
    case .function(let function): return function.progress(at: share)
    case .spring(let law, let velocity):
      let spring = law.animation(duration: duration, velocity: velocity.dx)
      return spring.springProgress(at: share * length(duration))
    }
  }

  /// When that much of the way is made for the first time.
  func share(of progress: Double, duration: Double) -> Double {
    let steps = 256
    guard
      let step = (1...steps).first(where: {
        self.progress(at: Double($0) / Double(steps), duration: duration) >= progress
      })
    else { return 1 }
    var (low, high) = (Double(step - 1) / Double(steps), Double(step) / Double(steps))
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if self.progress(at: middle, duration: duration) < progress {
        low = middle
      } else {
        high = middle
      }
    }
    return high
  }
}

/// One animation that an animator has in hand.
@MainActor
final class AnimatorItem {
  let view: UIView
  let entry: AnimationEntry

  enum Touches {
    case whereItIsSeen, byThePage
  }

  private let touches: Touches

  init(view: UIView, entry: AnimationEntry, touches: Touches) {
    (self.view, self.entry, self.touches) = (view, entry, touches)
    if touches == .whereItIsSeen { MovingViews.add(view) }
  }

  /// The animator lets go of it.
  func leave() {
    if touches == .whereItIsSeen { MovingViews.remove(view) }
  }
}

/// What a value was before an animator changed it, and what it made of it.
struct AnimatorStart {
  let view: UIView
  let key: String
  let start: Any?
  var end: Any?

  /// Gives the view a value, without animation.
  @MainActor
  func set(_ value: Any?) {
    UIView.performWithoutAnimation {
      if key == "backgroundColor" {
        view.backgroundColor = (value as? CGColor).map { UIColor(cgColor: $0) }
      } else {
        view.layer.setValue(value, forKey: key)
      }
    }
  }
}
