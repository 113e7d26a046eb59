import CoreGraphics
import Foundation

/// From the picture of what a layer was to what it is now.
open class CATransition: CAAnimation {
  static let key = "transition"

  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1
  /// Accepted; the kinds above are those that are shown.
  open var filter: Any?
  /// What changes, where it is not the whole layer that a page lets change.
  var changedKey: String?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CATransition else { return }
    (type, subtype, filter) = (other.type, other.subtype, other.filter)
    (startProgress, endProgress) = (other.startProgress, other.endProgress)
    changedKey = other.changedKey
  }

  override func makePlain() -> CAAnimation { CATransition() }

  override var animatedKeys: [String] { [animatedKey] }

  var animatedKey: String { changedKey ?? CATransition.key }

  /// How a standalone layer takes a new picture: the old one fades into it.
  static func fade(of key: String) -> CATransition {
    let transition = CATransition()
    transition.changedKey = key
    transition.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return transition
  }
}

/// The kinds of transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
  @_spi(UIKit) public static let flip = CATransitionType(rawValue: "oglFlip")
  @_spi(UIKit) public static let curlUp = CATransitionType(rawValue: "pageCurl")
  @_spi(UIKit) public static let curlDown = CATransitionType(rawValue: "pageUnCurl")
}

/// Where a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
