extension View {
  /// Accepts an action for URLs that open the app. Nothing opens a page with a URL, so the action
  /// never runs.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}
