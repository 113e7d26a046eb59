import Foundation

extension Bundle {
  /// The objects of a file of Interface Builder; one that is missing ends the page, as on a Mac.
  @MainActor @preconcurrency @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
