import UIKit

/// What the client can choose.
public struct Proposal: CustomStringConvertible {
  public var name: String
  public var theme = Theme.paper
  public var corners = Corners.soft
  public var headline = ""
  public var firstButton = FirstButton.order

  public init(name: String) {
    self.name = name
  }

  public var description: String { headline.isEmpty ? name : "\(name): \(headline)" }

  /// How round things are.
  public enum Corners {
    case square, soft, round

    /// The radius for something of a height.
    func radius(forHeight height: CGFloat) -> CGFloat {
      switch self {
      case .square: return 2
      case .soft: return 12
      case .round: return height / 2
      }
    }
  }

  /// The button that stands first and is filled.
  public enum FirstButton {
    case order, surprise
  }
}
