import QuartzCore

extension UIView {
  /// The view is seen where another view is opaque. The other is in no superview; its layer is the
  /// mask of this one's.
  func setMask(_ new: UIView?) {
    guard new !== maskingView else { return }
    guard new !== self else { fatalError("A view cannot be its own mask.") }
    new?.removeFromSuperview()
    maskingView = new
    layer.mask = new?.layer
  }

  /// A mask that somebody took for another layer is none any more.
  var currentMask: UIView? {
    guard let maskingView, layer.mask === maskingView.layer else { return nil }
    return maskingView
  }
}
