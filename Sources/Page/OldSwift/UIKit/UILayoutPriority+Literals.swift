import UIKit

// A priority was a Float: `constraint.priority = 999`.

extension UILayoutPriority: @retroactive ExpressibleByFloatLiteral {
  public init(floatLiteral value: Float) {
    self.init(value)
  }
}

extension UILayoutPriority: @retroactive ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) {
    self.init(Float(value))
  }
}
