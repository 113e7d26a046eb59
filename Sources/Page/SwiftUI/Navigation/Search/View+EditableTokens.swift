extension View {
  /// Shows a search field with tokens that their views can change.
  public func searchable<C, T>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable, T: View
  {
    searchable(text: text, placement: placement, prompt: prompt)
      .editableSearchTokens(editableTokens, token)
  }

  /// Shows a search field with tokens that their views can change.
  public func searchable<C, T>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable, T: View
  {
    searchable(text: text, placement: placement, prompt: Text(prompt))
      .editableSearchTokens(editableTokens, token)
  }

  /// Shows a search field with tokens that their views can change.
  @_disfavoredOverload
  public func searchable<C, T, S>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable, T: View, S: StringProtocol
  {
    searchable(text: text, placement: placement, prompt: Text(prompt))
      .editableSearchTokens(editableTokens, token)
  }

  /// Shows a search field with tokens that their views can change.
  public func searchable<C, T>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable, T: View
  {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
      .editableSearchTokens(editableTokens, token)
  }

  /// Shows a search field with tokens that their views can change.
  public func searchable<C, T>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable, T: View
  {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
      .editableSearchTokens(editableTokens, token)
  }

  /// Shows a search field with tokens that their views can change.
  @_disfavoredOverload
  public func searchable<C, T, S>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable, T: View, S: StringProtocol
  {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
      .editableSearchTokens(editableTokens, token)
  }
}
