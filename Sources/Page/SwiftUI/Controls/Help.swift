extension View {
  /// Explains the view. Assistive apps read the text as a hint.
  public func help(_ textKey: LocalizedStringKey) -> some View {
    accessibilityHint(textKey)
  }

  /// Explains the view. Assistive apps read the text as a hint.
  public func help(_ text: Text) -> some View {
    accessibilityHint(text)
  }

  /// Explains the view with a text that is used as it is. Assistive apps read it as a hint.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View {
    accessibilityHint(Text(text))
  }
}
