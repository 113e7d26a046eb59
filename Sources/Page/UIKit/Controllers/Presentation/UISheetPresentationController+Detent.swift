import CoreGraphics
import Foundation

/// What is known to a detent that computes its height.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @MainActor @preconcurrency
  open class Detent: NSObject {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      (self.identifier, self.resolver) = (identifier, resolver)
    }

    /// About half of the container.
    open class func medium() -> Detent {
      Detent(.medium) { context in
        (context as? SheetRoom)?.half ?? context.maximumDetentValue / 2
      }
    }

    /// All the room there is.
    open class func large() -> Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// A height of the page's own; a resolver that gives none leaves the detent out.
    open class func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom \(Numbers.next())"), resolver)
    }

    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver(context).map { min($0, context.maximumDetentValue) }
    }

    /// What a resolver may give for a detent that does not count now.
    public static let inactive: CGFloat = -1

    @MainActor
    private enum Numbers {
      static var last = 0

      static func next() -> Int {
        last += 1
        return last
      }
    }
  }
}

/// The room a sheet has in its container.
@MainActor
final class SheetRoom: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  let half: CGFloat

  init(_ traits: UITraitCollection, maximum: CGFloat, half: CGFloat) {
    (containerTraitCollection, maximumDetentValue) = (traits, maximum)
    self.half = half
  }
}
