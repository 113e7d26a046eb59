/// The scopes of a search.
struct SearchScopeSettings {
  let titles: [String]
  let selected: Int?
  let isOnTextEntry: Bool
  let select: (Int) -> Void
}

/// Offers scopes to the search field around.
struct ScopesModifier<V: Hashable, Scopes: View>: ViewModifier {
  let scope: Binding<V>
  let activation: SearchScopeActivation
  let scopes: Scopes

  func body(content: Content) -> some View {
    let selected = scope.wrappedValue
    OptionsReader(content: scopes) { options in
      let values = options.map { $0.value(as: V.self) }
      content.navigationSettings { settings in
        settings.scopes = SearchScopeSettings(
          titles: options.map(\.title), selected: values.firstIndex(of: selected),
          isOnTextEntry: activation.isOnTextEntry,
          select: { index in
            if values.indices.contains(index), let value = values[index] {
              scope.wrappedValue = value
            }
          })
      }
    }
  }
}

extension View {
  /// Offers scopes below the search field, by the tags of some views.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    modifier(ScopesModifier(scope: scope, activation: .automatic, scopes: scopes()))
  }

  /// Offers scopes below the search field, by the tags of some views, when an activation says.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    modifier(ScopesModifier(scope: scope, activation: activation, scopes: scopes()))
  }
}
