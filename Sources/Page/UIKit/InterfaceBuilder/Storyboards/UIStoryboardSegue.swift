import Foundation

/// The way from one screen to another: of a storyboard, or one that a page makes and performs itself.
@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  /// What the kind of segue does, where its class does nothing of its own.
  var handler: (() -> Void)?

  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    super.init()
  }

  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// Does what its handler says; a subclass does something of its own.
  open func perform() {
    handler?()
  }

  static func instance(
    of type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController,
    destination: UIViewController
  ) -> UIStoryboardSegue {
    type.madeDynamically(identifier: identifier, source: source, destination: destination)
  }

  @_silgen_name("lek_segue_make")
  private static func madeDynamically(
    identifier: __owned String?, source: __owned UIViewController,
    destination: __owned UIViewController
  ) -> UIStoryboardSegue
}

extension UIViewController {
  func refuseSegue(_ identifier: String) -> Never {
    fatalError(
      "Receiver (<\(type(of: self))>) has no segue with identifier '\(identifier)': give a segue of its storyboard this identifier, or present the other controller in code."
    )
  }
}
