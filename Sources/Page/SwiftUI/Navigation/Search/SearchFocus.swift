/// Connects the search field around with a focus state.
struct SearchFocusModifier<Value: Hashable>: ViewModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  func body(content: Content) -> some View {
    let link = binding.link(to: value)
    content.navigationSettings { if $0.searchFocus == nil { $0.searchFocus = link } }
  }
}

extension View {
  /// Begins the search of the field around while a state is true, and sets it as the user does.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    modifier(SearchFocusModifier(binding: binding, value: true))
  }

  /// Begins the search of the field around while a state has a value, and sets it as the user does.
  public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    modifier(SearchFocusModifier(binding: binding, value: value))
  }
}
