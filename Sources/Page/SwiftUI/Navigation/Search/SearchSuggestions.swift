enum SearchCompletionKey {
  static let id = ObjectIdentifier(SearchCompletionKey.self as Any.Type)
}

/// Whether a search has suggestions now.
struct HasSuggestionsKey: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// The suggestions of a search, each in a row.
private struct SuggestionList<Content: View>: View {
  let content: Content
  @Environment(\.navigationPlace) private var place

  var body: some View {
    Group(subviews: content) { subviews in
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(subviews) { subview in row(subview) }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color(.systemBackground))
      .preference(key: HasSuggestionsKey.self, value: !subviews.isEmpty)
    }
  }

  @ViewBuilder private func row(_ subview: Subview) -> some View {
    let completion = subview.containerValues.value(SearchCompletionKey.id)
    VStack(alignment: .leading, spacing: 0) {
      if let text = completion as? String {
        Button {
          place?.level?.controller?.search?.complete(text)
        } label: {
          label(subview)
        }
        .buttonStyle(.plain)
      } else {
        label(subview)
      }
      Divider()
    }
    .padding(.leading)
  }

  private func label(_ subview: Subview) -> some View {
    HStack { subview }
      .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
      .contentShape(Rectangle())
  }
}

extension View {
  /// Shows views as suggestions while the user searches.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    modifier(
      ToolbarModifier(
        items: AnyView(
          ToolbarEntryView(
            placement: ToolbarItemPlacement(kind: .suggestions),
            content: AnyView(SuggestionList(content: suggestions()))))))
  }

  /// Sets where the suggestions inside may be shown. Accepted without effect: suggestions are
  /// always shown over the content.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }

  /// Sets the text that a tap on a suggestion searches for.
  public func searchCompletion(_ completion: String) -> some View {
    modifier(KeyedValueModifier(key: SearchCompletionKey.id, value: completion))
  }
}
