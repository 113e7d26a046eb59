/// What a view says of its search field.
struct SearchSettings {
  let text: Binding<String>
  let prompt: Text?
  let placement: SearchFieldPlacement
  /// Whether the page wants the search to be shown; nil where the user decides.
  let isPresented: Bool?
  let state: SearchState
  var hidesBar = true
  let submit: () -> Void
  /// Called when the search has begun or ended.
  let changed: (Bool) -> Void
}

/// The search field of a view, for who ends the search.
final class SearchState {
  var end: () -> Void = {}
}

/// Gives a view a search field in the bar around.
struct SearchModifier: ViewModifier {
  let text: Binding<String>
  let prompt: Text?
  let placement: SearchFieldPlacement
  let isPresented: Binding<Bool>?
  @State private var isSearching = false
  @State private var state = SearchState()
  @Environment(\.searchSubmitAction) private var submit

  func body(content: Content) -> some View {
    // The field follows the text.
    let _ = text.wrappedValue
    let settings = SearchSettings(
      text: text, prompt: prompt, placement: placement, isPresented: isPresented?.wrappedValue,
      state: state, submit: submit,
      changed: { isActive in
        isSearching = isActive
        if let isPresented, isPresented.wrappedValue != isActive {
          isPresented.wrappedValue = isActive
        }
      })
    content
      .environment(\.userIsSearching, isSearching)
      .environment(\.searchDismissal, DismissSearchAction { [state] in state.end() })
      .navigationSettings { if $0.search == nil { $0.search = settings } }
  }
}

extension View {
  private func searchable(
    _ text: Binding<String>, _ placement: SearchFieldPlacement, _ prompt: Text?,
    _ isPresented: Binding<Bool>? = nil
  ) -> some View {
    modifier(
      SearchModifier(text: text, prompt: prompt, placement: placement, isPresented: isPresented))
  }

  /// Shows a search field in the navigation bar around, whose text is in a binding.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchable(text, placement, prompt)
  }

  /// Shows a search field in the navigation bar around, whose text is in a binding.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text, placement, Text(prompt))
  }

  /// Shows a search field in the navigation bar around, whose text is in a binding.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text, placement, Text(prompt))
  }

  /// Shows a search field in the navigation bar around, and begins or ends the search by a binding.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchable(text, placement, prompt, isPresented)
  }

  /// Shows a search field in the navigation bar around, and begins or ends the search by a binding.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text, placement, Text(prompt), isPresented)
  }

  /// Shows a search field in the navigation bar around, and begins or ends the search by a binding.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text, placement, Text(prompt), isPresented)
  }

  /// Shows a search field in the navigation bar around, with suggestions while the user searches.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text, placement, prompt).searchSuggestions(suggestions)
  }

  /// Shows a search field in the navigation bar around, with suggestions while the user searches.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text, placement, Text(prompt)).searchSuggestions(suggestions)
  }

  /// Sets what the search fields inside do with the bar that they are in.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    navigationSettings { $0.search?.hidesBar = behavior.hidesBar }
  }
}
