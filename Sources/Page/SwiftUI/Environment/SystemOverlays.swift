extension View {
  /// Sets whether the overlays of the system are shown, as the home indicator is. Accepted without
  /// effect: a page has none.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Describes the view to people who cannot see it, and on a Mac to those who point at it.
  public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }

  /// Describes the view to people who cannot see it, and on a Mac to those who point at it.
  public func help(_ text: Text) -> some View { accessibilityHint(text) }

  /// Describes the view to people who cannot see it, and on a Mac to those who point at it.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }
}

extension View {
  /// Hides the status bar. Accepted without effect: a page has none.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  @available(*, deprecated, renamed: "statusBarHidden(_:)")
  public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
}
