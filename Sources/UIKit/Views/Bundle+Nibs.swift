import Foundation

extension Bundle {
  /// The objects of a file of Interface Builder. There is none that could be read, and it ends the page as a
  /// file that is missing does.
  @MainActor @preconcurrency
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
