extension UIViewController {
  /// The sheet this controller is, or will be, presented as.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The popover this controller is, or will be, presented as.
  public var popoverPresentationController: UIPopoverPresentationController? {
    (modal.controller ?? presentationController) as? UIPopoverPresentationController
  }
}
