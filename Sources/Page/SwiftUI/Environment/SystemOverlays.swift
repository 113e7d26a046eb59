extension View {
  /// Sets whether the overlays of the system are shown, as the home indicator is. Accepted without
  /// effect: a page has none.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}

extension View {
  /// Hides the status bar. Accepted without effect: a page has none.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Hides the status bar.
  @available(*, deprecated, renamed: "statusBarHidden(_:)")
  public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
}
