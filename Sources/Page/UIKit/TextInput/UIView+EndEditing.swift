import Foundation

extension UIView {
  /// Ends the editing of whatever is edited in the view; with force, whether it wants to or not.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let first = FirstResponder.current as? UIView, first.isDescendant(of: self) else {
      return false
    }
    if first.resignFirstResponder() { return true }
    if force { FirstResponder.forget(within: first) }
    return force
  }
}
