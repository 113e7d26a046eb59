// What AppKit calls otherwise than UIKit of the constraints both have.

import UIKit

extension NSLayoutConstraint {
  public typealias Orientation = NSLayoutConstraint.Axis
  public typealias Priority = UILayoutPriority
}

extension UILayoutPriority {
  public static let dragThatCanResizeWindow = UILayoutPriority(510)
  public static let windowSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeWindow = UILayoutPriority(490)
  public static let fittingSizeCompression = UILayoutPriority(50)
}

/// Which way a text or a row of views runs.
public enum NSUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

/// Which way a stack, a slider or a split runs.
public enum NSUserInterfaceLayoutOrientation: Int, Sendable {
  case horizontal, vertical
}

/// The name by which a page knows a view, a guide or a column again.
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable,
  ExpressibleByStringLiteral
{
  public var rawValue: String

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(stringLiteral value: String) {
    rawValue = value
  }
}
