extension View {
  /// Shows a search field with tokens in the navigation bar around.
  public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable, T: View {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchTokens(tokens, token)
  }

  /// Shows a search field with tokens in the navigation bar around.
  public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable, T: View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
      .searchTokens(tokens, token)
  }

  /// Shows a search field with tokens in the navigation bar around.
  @_disfavoredOverload
  public func searchable<C, T, S>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable, T: View,
    S: StringProtocol
  {
    searchable(text: text, placement: placement, prompt: Text(prompt))
      .searchTokens(tokens, token)
  }

  /// Shows a search field with tokens in the navigation bar around.
  public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable, T: View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
      .searchTokens(tokens, token)
  }

  /// Shows a search field with tokens in the navigation bar around.
  public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable, T: View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
      .searchTokens(tokens, token)
  }

  /// Shows a search field with tokens in the navigation bar around.
  @_disfavoredOverload
  public func searchable<C, T, S>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable, T: View,
    S: StringProtocol
  {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
      .searchTokens(tokens, token)
  }
}
