import CoreGraphics

/// What a popover's arrow can point at: a view, or a button in a bar.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Where it is in a view; nothing while it is not shown.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? {
    guard window != nil, window === referenceView.window else { return nil }
    return referenceView.convert(bounds, from: self)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? {
    (customView ?? button)?.frame(in: referenceView)
  }
}

extension UIPopoverPresentationControllerSourceItem {
  /// What is not shown is taken to be at the upper edge, where bars are.
  func place(in container: UIView) -> CGRect {
    frame(in: container) ?? CGRect(x: container.bounds.midX, y: 0, width: 0, height: 0)
  }
}
