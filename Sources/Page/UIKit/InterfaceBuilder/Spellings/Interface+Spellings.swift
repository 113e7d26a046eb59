import Foundation

// As Swift 2 spelled them.

extension UIStoryboard {
  @available(*, deprecated, renamed: "instantiateViewController(withIdentifier:)")
  public func instantiateViewControllerWithIdentifier(_ identifier: String) -> UIViewController {
    instantiateViewController(withIdentifier: identifier)
  }
}

extension UIStoryboardSegue {
  @available(*, deprecated, renamed: "source")
  public var sourceViewController: UIViewController { source }
  @available(*, deprecated, renamed: "destination")
  public var destinationViewController: UIViewController { destination }
}

extension UINib {
  @available(*, deprecated, renamed: "instantiate(withOwner:options:)")
  public func instantiateWithOwner(
    _ ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]?
  ) -> [Any] {
    instantiate(withOwner: ownerOrNil, options: optionsOrNil)
  }
}

extension UITableView {
  @available(*, deprecated, renamed: "register(_:forCellReuseIdentifier:)")
  public func registerNib(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    register(nib, forCellReuseIdentifier: identifier)
  }

  @available(*, deprecated, renamed: "register(_:forHeaderFooterViewReuseIdentifier:)")
  public func registerNib(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    register(nib, forHeaderFooterViewReuseIdentifier: identifier)
  }
}

extension UICollectionView {
  @available(*, deprecated, renamed: "register(_:forCellWithReuseIdentifier:)")
  public func registerNib(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nib, forCellWithReuseIdentifier: identifier)
  }
}
