import Foundation

/// Makes bars of a page's own classes.
@MainActor
enum NavigationBarMaker {
  static func bar(of kind: AnyClass?) -> UINavigationBar {
    guard let kind = kind as? UINavigationBar.Type else { return UINavigationBar(frame: .zero) }
    return kind.init(coder: NSCoder()) ?? UINavigationBar(frame: .zero)
  }

  static func toolbar(of kind: UIToolbar.Type) -> UIToolbar {
    kind == UIToolbar.self
      ? UIToolbar(frame: .zero) : kind.init(coder: NSCoder()) ?? UIToolbar(frame: .zero)
  }
}
