import Foundation

/// The way from one screen to another. A page without storyboards makes its own, and performs them itself.
@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  private let handler: (() -> Void)?

  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    handler = nil
    super.init()
  }

  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    handler = performHandler
    super.init()
  }

  /// Does what its handler says; a subclass does something of its own.
  open func perform() {
    handler?()
  }
}

extension UIViewController {
  func refuseSegue(_ identifier: String) -> Never {
    fatalError(
      "Receiver (<\(type(of: self))>) has no segue with identifier '\(identifier)': segues come from a "
        + "storyboard, and a page has none. Present the other controller, or push it.")
  }
}
