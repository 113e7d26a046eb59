import Foundation

/// A file of screens made in Interface Builder. A page's bundle has none that could be read, and whoever names
/// one is told what is missing, as with a file that is not there.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    fatalError(
      "Could not find a storyboard named '\(name)': files of Interface Builder are compiled by Xcode, and a "
        + "page has none. Make its view controllers in code.")
  }

  open func instantiateInitialViewController() -> UIViewController? { nil }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    fatalError("There is no view controller '\(identifier)'.")
  }
}
