import UIKit

/// What is ordered.
public struct Cup: CustomStringConvertible {
  public var drink = Drink.cappuccino
  public var size = Size.medium

  public var description: String {
    "\(drink.name), \(size.name), \(size.price)"
  }

  public enum Size: Int, CaseIterable {
    case small, medium, large

    public var name: String { Texts.sizes[rawValue] }
    public var price: String { Texts.prices[rawValue] }

    /// How large it is drawn.
    var scale: CGFloat { [0.8, 0.92, 1.06][rawValue] }
  }

  public enum Drink: Int, CaseIterable {
    case cappuccino, matcha, chocolate, tea

    public var name: String { Texts.drinks[rawValue] }

    var color: UIColor {
      switch self {
      case .cappuccino: return UIColor(red: 0.78, green: 0.57, blue: 0.38, alpha: 1)
      case .matcha: return UIColor(red: 0.64, green: 0.75, blue: 0.42, alpha: 1)
      case .chocolate: return UIColor(red: 0.42, green: 0.25, blue: 0.17, alpha: 1)
      case .tea: return UIColor(red: 0.72, green: 0.34, blue: 0.13, alpha: 1)
      }
    }

    /// The one after it; behind the last comes the first.
    var next: Drink { Drink(rawValue: rawValue + 1) ?? .cappuccino }
  }
}
