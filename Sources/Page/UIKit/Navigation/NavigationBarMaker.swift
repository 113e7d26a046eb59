import Foundation

/// Makes bars of a page's own classes.
@MainActor
enum NavigationBarMaker {
  static func bar(of kind: AnyClass?) -> UINavigationBar {
    guard let kind = kind as? UINavigationBar.Type else { return UINavigationBar(frame: .zero) }
    return kind.init(coder: NSCoder()) ?? UINavigationBar(frame: .zero)
  }

  /// One of the class that a file of Interface Builder names for it.
  static func bar(of coder: NSCoder) -> UINavigationBar {
    guard let coder = coder as? InterfaceCoder,
      let element = coder.element.value("navigationBar"), element["customClass"] != nil
    else { return UINavigationBar(frame: .zero) }
    return coder.maker.makeView(element) as? UINavigationBar ?? UINavigationBar(frame: .zero)
  }

  static func toolbar(of kind: UIToolbar.Type) -> UIToolbar {
    kind == UIToolbar.self
      ? UIToolbar(frame: .zero) : kind.init(coder: NSCoder()) ?? UIToolbar(frame: .zero)
  }
}
