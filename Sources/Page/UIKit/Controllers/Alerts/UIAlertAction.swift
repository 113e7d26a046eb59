import Foundation

/// A button of an alert, and what happens when it is chosen.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  open private(set) var title: String?
  open private(set) var style: Style
  open var isEnabled = true {
    didSet { changed() }
  }
  let handler: ((UIAlertAction) -> Void)?
  var changed: () -> Void = {}

  /// A button without a title.
  public override convenience init() {
    self.init(title: nil, style: .default)
  }

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
}
