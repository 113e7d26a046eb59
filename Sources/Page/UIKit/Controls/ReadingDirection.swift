extension UIView {
  /// Whether what belongs first lies at the right.
  var readsFromTheRight: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
