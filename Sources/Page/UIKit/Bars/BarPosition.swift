import Foundation

/// Where a bar lies.
public enum UIBarPosition: Int, Sendable {
  case any, bottom, top, topAttached
}

/// How dark a bar is.
public enum UIBarStyle: Int, Sendable {
  case `default`, black
  case blackTranslucent

  @available(*, deprecated, renamed: "black")
  public static var blackOpaque: UIBarStyle { .black }
}

/// A bar that knows where it lies.
@MainActor @preconcurrency
public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

/// Says where a bar lies.
@MainActor @preconcurrency
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
