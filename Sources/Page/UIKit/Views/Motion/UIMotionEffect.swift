import CoreGraphics
import Foundation

/// How a view moves as its device is tilted. The screen of a page never is, so an effect is kept
/// and moves nothing.
@MainActor @preconcurrency
open class UIMotionEffect: NSObject, NSCopying {
  public override required init() {
    super.init()
  }

  /// What a view's values are added to when the device is seen from this direction.
  open func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? { nil }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Moves a value between two others as the device is tilted.
@MainActor @preconcurrency
open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }

  public let keyPath: String
  public let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }

  public required init() {
    (keyPath, type) = ("", .tiltAlongHorizontalAxis)
    super.init()
  }

  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let offset =
      type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    guard let least = number(minimumRelativeValue), let most = number(maximumRelativeValue) else {
      return nil
    }
    return [keyPath: least + (most - least) * (offset + 1) / 2]
  }

  private func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}

/// Several effects at once.
@MainActor @preconcurrency
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?

  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    (motionEffects ?? []).reduce(into: [:]) { values, effect in
      values.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { $1 }
    }
  }
}
